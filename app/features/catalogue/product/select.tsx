import { type ReactNode, useId } from "react";
import { FieldError } from "#app/ui/field-error.tsx";
import { useEarlyChoice } from "#app/ui/use-early-choice.ts";

type SelectProps = {
  label: ReactNode;
  name: string;
  value: string;
  options: { value: string; text: string }[];
  error?: string | undefined;
  onChange: (value: string) => void;
};

export function Select({ label, name, value, options, error, onChange }: SelectProps) {
  const id = useId();
  const select = useEarlyChoice(value, onChange);
  return (
    <div className="mb-2 min-w-0 md:mb-3">
      <label htmlFor={id} className="block text-xs md:mb-1 md:text-sm md:font-semibold">
        {label}
      </label>
      <select
        ref={select}
        id={id}
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="field"
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}e` : undefined}
        autoFocus={Boolean(error)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      {error ? <FieldError id={`${id}e`}>{error}</FieldError> : null}
    </div>
  );
}
