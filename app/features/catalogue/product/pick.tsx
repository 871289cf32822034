import { useId } from "react";
import { FieldError } from "#app/ui/field-error.tsx";
import { useEarlyChoice } from "#app/ui/use-early-choice.ts";

export type Option = {
  value: string;
  text: string;
  /** What stands on its chip below its name. */
  notes?: string[];
  /** Where it is already chosen: what a tap asks for before the scripts come. */
  href: string;
};

type PickProps = {
  label: string;
  name: string;
  value: string;
  options: Option[];
  error?: string | undefined;
  onChoose: (value: string) => void;
};

/**
 * A select; with scripts it is drawn as chips, which say nothing and take no focus of their own.
 * The select lies under them.
 */
export function Pick({ label, name, value, options, error, onChoose }: PickProps) {
  const id = useId();
  const select = useEarlyChoice(value, onChoose);
  return (
    <div className="pick mb-3">
      <label htmlFor={id} className="text-xs text-stone">
        {label}
      </label>
      <select
        ref={select}
        id={id}
        name={name}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        className="field"
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}e` : undefined}
        autoFocus={!!error}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      <div className="chips" aria-hidden="true">
        {options.map((option) => (
          <a
            key={option.value}
            href={option.href}
            tabIndex={-1}
            draggable={false}
            data-chosen={option.value === value || undefined}
            onClick={(event) => {
              event.preventDefault();
              onChoose(option.value);
            }}
            className="chip"
          >
            {option.text}
            {option.notes?.map((note) => (
              <small key={note}>{note}</small>
            ))}
          </a>
        ))}
      </div>
      {error ? <FieldError id={`${id}e`}>{error}</FieldError> : null}
    </div>
  );
}
