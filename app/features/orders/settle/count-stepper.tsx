import { useId } from "react";
import { FieldError } from "#app/ui/field-error.tsx";

type CountStepperProps = {
  label: string;
  name: string;
  most: number;
  count: string;
  onType: (field: string, value: string) => void;
  error: string | undefined;
};

/** A number, with a step down and up beside it for who has scripts. */
export function CountStepper({ label, name, most, count, onType, error }: CountStepperProps) {
  const id = useId();
  const step = (by: number, sign: string) => (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      onClick={() => onType(name, String(Math.min(most, Math.max(0, Number(count) + by))))}
    >
      {sign}
    </button>
  );
  return (
    <div className="packed">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <div className="stepper">
        {step(-1, "−")}
        <input
          id={id}
          name={name}
          inputMode="numeric"
          autoComplete="off"
          value={count}
          onChange={({ target }) => onType(name, target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}e` : undefined}
          autoFocus={Boolean(error)}
          className="w-14 bg-transparent text-center"
        />
        {step(1, "+")}
      </div>
      {error ? <FieldError id={`${id}e`}>{error}</FieldError> : null}
    </div>
  );
}
