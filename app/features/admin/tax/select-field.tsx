import { type ReactNode, useId } from "react";
import { FieldError } from "#app/ui/field-error.tsx";

type SelectFieldProps = {
  label: string;
  name: string;
  value: string;
  error?: string | undefined;
  hint?: string | undefined;
  children: ReactNode;
};

/** A select with its label above and its error in its place. */
export function SelectField({ label, name, value, error, hint, children }: SelectFieldProps) {
  const id = useId();
  const described = [error ? `${id}e` : "", hint ? `${id}h` : ""].filter(Boolean).join(" ");
  return (
    <div className="mb-4">
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <select
        id={id}
        name={name}
        defaultValue={value}
        className="field"
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        autoFocus={Boolean(error)}
      >
        {children}
      </select>
      {error ? <FieldError id={`${id}e`}>{error}</FieldError> : null}
      {hint ? (
        <p id={`${id}h`} className="mt-1 text-xs text-stone">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
