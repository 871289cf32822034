import { type ComponentPropsWithoutRef, useId } from "react";
import { FieldError } from "#app/ui/field-error.tsx";

type AddressFieldProps = ComponentPropsWithoutRef<"textarea"> & {
  label: string;
  hint: string;
  error: string | undefined;
};

/** As many lines as it takes to be read whole; it is kept as one. */
export function AddressField({ label, hint, error, ...field }: AddressFieldProps) {
  const id = useId();
  return (
    <div className="mb-4">
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <textarea
        {...field}
        id={id}
        rows={2}
        className="field grows"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}e ${id}h` : `${id}h`}
        autoFocus={Boolean(error)}
      />
      {error ? <FieldError id={`${id}e`}>{error}</FieldError> : null}
      <p id={`${id}h`} className="mt-1 text-xs text-stone">
        {hint}
      </p>
    </div>
  );
}
