import { useId } from "react";
import { FieldError } from "#app/ui/field-error.tsx";

type LimitFieldProps = {
  name: string;
  label: string;
  hint: string;
  /** Of what so many. */
  unit: string;
  defaultValue: string;
  error: string | undefined;
};

/** A number with what it counts beside it. */
export function LimitField({ label, hint, unit, error, ...input }: LimitFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        {...input}
        id={id}
        inputMode="numeric"
        autoComplete="off"
        className="field"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}u ${id}e ${id}h` : `${id}u ${id}h`}
        autoFocus={Boolean(error)}
      />
      <span id={`${id}u`} className="unit text-sm text-stone">
        {unit}
      </span>
      {error ? <FieldError id={`${id}e`}>{error}</FieldError> : null}
      <p id={`${id}h`} className="mt-1 text-xs text-stone">
        {hint}
      </p>
    </div>
  );
}
