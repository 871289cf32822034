import { useId } from "react";
import { FieldError } from "#app/ui/field-error.tsx";
import { Field } from "#app/ui/field.tsx";
import { useEarlyChoice } from "#app/ui/use-early-choice.ts";
import type { Making } from "./choose-goods.server.ts";
import { words } from "./words.ts";

type TimeFieldProps = Pick<Making, "times"> & {
  value: string;
  onChoose: (from: string) => void;
  error: string | undefined;
};

/** One of the shop's delivery times; where it keeps none, any time is typed. */
export function TimeField({ times, value, onChoose, error }: TimeFieldProps) {
  const id = useId();
  const select = useEarlyChoice(value, onChoose);
  if (times.length === 0)
    return (
      <Field
        label={words.time}
        hint={words.timeHint}
        name="slotFrom"
        autoComplete="off"
        defaultValue={value}
        error={error}
      />
    );
  return (
    <div className="mb-4">
      <label htmlFor={id} className="mb-1 block font-semibold">
        {words.chooseTime}
      </label>
      <select
        ref={select}
        id={id}
        name="slotFrom"
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChoose(target.value)}
        className="field"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}e` : undefined}
        autoFocus={error !== undefined}
      >
        <option value="">{words.anyTime}</option>
        {times.map(({ from, text }) => (
          <option key={from} value={from}>
            {text}
          </option>
        ))}
      </select>
      {error ? <FieldError id={`${id}e`}>{error}</FieldError> : null}
    </div>
  );
}
