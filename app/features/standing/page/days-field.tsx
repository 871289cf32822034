import { FieldError } from "#app/ui/field-error.tsx";
import { wholeWeek, dayField, everyDayField } from "./chosen-days.ts";
import { words } from "./words.ts";

type DaysFieldProps = {
  days: number[];
  onChange: (days: number[]) => void;
  error: string | undefined;
};

const tile =
  "flex flex-col items-center gap-1 rounded-lg border border-line py-2 text-center has-checked:border-leaf has-checked:bg-mint has-checked:font-semibold";

/** On which of the seven, or on all of them in one tap. */
export function DaysField({ days, onChange, error }: DaysFieldProps) {
  const wrong = error ? { "aria-invalid": true, "aria-describedby": "days-error" } : {};
  return (
    <fieldset className="panel mb-4 px-3 pb-1">
      <legend className="float-left mb-2 w-full text-lg font-bold">{words.days}</legend>
      <div className="clear-both days mb-2 grid grid-cols-4 gap-1">
        {wholeWeek.map((day) => (
          <label key={day} className={`${tile} text-sm`}>
            <input
              type="checkbox"
              name={dayField(day)}
              checked={days.includes(day)}
              onChange={({ target }) =>
                onChange(target.checked ? [...days, day] : days.filter((one) => one !== day))
              }
              autoFocus={day === 1 && error !== undefined}
              {...wrong}
            />
            {words.weekdays[day - 1]}
          </label>
        ))}
        <label className={`${tile} text-xs`}>
          <input
            type="checkbox"
            name={everyDayField}
            checked={days.length === wholeWeek.length}
            onChange={({ target }) => onChange(target.checked ? wholeWeek : [])}
          />
          {words.everyDay}
        </label>
      </div>
      {error ? <FieldError id="days-error">{error}</FieldError> : null}
    </fieldset>
  );
}
