import { useId } from "react";
import { FieldError } from "#app/ui/field-error.tsx";
import { Field } from "#app/ui/field.tsx";
import type { Making } from "./choose-goods.server.ts";
import { words } from "./words.ts";

type TimeFieldProps = Pick<Making, "times"> & { value: string; error: string | undefined };

/** One of the shop's delivery times; where it keeps none, any time is typed. */
export function TimeField({ times, value, error }: TimeFieldProps) {
  const id = useId();
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
        id={id}
        name="slotFrom"
        defaultValue={value}
        className="field"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}e` : undefined}
        autoFocus={error !== undefined}
      >
        <option value="">{words.anyTime}</option>
        {times.map(([from, span]) => (
          <option key={from} value={from}>
            {span}
          </option>
        ))}
      </select>
      {error ? <FieldError id={`${id}e`}>{error}</FieldError> : null}
    </div>
  );
}
