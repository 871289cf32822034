import { type ComponentPropsWithoutRef, useId } from "react";
import { FieldError } from "./field-error.tsx";

type FieldProps = ComponentPropsWithoutRef<"input"> & {
  label: string;
  name: string;
  hint?: string;
  error?: string | undefined;
};

/**
 * Label above, hint below, error in its place; a wrong field takes the focus when the page comes
 * back.
 */
export function Field({ label, hint, error, ...input }: FieldProps) {
  const id = useId();
  const described = [error ? `${id}e` : "", hint ? `${id}h` : ""].filter(Boolean).join(" ");
  return (
    <div className="mb-4">
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <input
        {...input}
        id={id}
        className="field"
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        autoFocus={Boolean(error) || input.autoFocus}
      />
      {error ? <FieldError id={`${id}e`}>{error}</FieldError> : null}
      {hint ? (
        <p id={`${id}h`} className="mt-1 text-xs text-stone">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
