import { useId } from "react";
import { FieldError } from "#app/ui/field-error.tsx";
import { Stepper } from "#app/ui/stepper.tsx";

type CountStepperProps = {
  label: string;
  name: string;
  most: number;
  count: string;
  onType: (field: string, value: string) => void;
  error: string | undefined;
};

/** A number of packs, under its name for who hears the page. */
export function CountStepper({ label, name, most, count, onType, error }: CountStepperProps) {
  const id = useId();
  const field = {
    ...{ id, name, autoFocus: Boolean(error) },
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? `${id}e` : undefined,
  };
  return (
    <div className="packed">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Stepper {...{ field, most, count }} onCount={(typed) => onType(name, typed)} />
      {error ? <FieldError id={`${id}e`}>{error}</FieldError> : null}
    </div>
  );
}
