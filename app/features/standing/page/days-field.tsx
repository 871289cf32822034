import { firstOn } from "#app/features/standing/standing.ts";
import { FieldError } from "#app/ui/field-error.tsx";
import { formatWeekday, laterDay, startOfIndianDay } from "#app/values/dates.ts";
import { wholeWeek, dayField, everyDayField } from "./chosen-days.ts";
import { words } from "./words.ts";

type DaysFieldProps = {
  /** Of which the first can be tomorrow. */
  today: string;
  shut: string[];
  days: number[];
  onChange: (days: number[]) => void;
  error: string | undefined;
};

const tile =
  "flex items-center gap-1 rounded-lg border border-line py-2 text-xs has-checked:border-leaf has-checked:bg-mint has-checked:font-semibold";

/** On which of the seven, each with the day it would begin, or on all of them in one tap. */
export function DaysField({ today, shut, days, onChange, error }: DaysFieldProps) {
  const wrong = error ? { "aria-invalid": true, "aria-describedby": "days-error" } : {};
  function nextOf(day: number) {
    const next = firstOn([day], { from: laterDay(today, 1), shut });
    return next ? formatWeekday(startOfIndianDay(next)) : words.weekdays[day - 1];
  }
  return (
    <fieldset className="panel mb-4 px-3 pb-1">
      <legend className="float-left mb-2 w-full text-lg font-bold">{words.days}</legend>
      <div className="clear-both days mb-2 grid grid-cols-4 gap-1">
        {wholeWeek.map((day) => (
          <label key={day} className={`${tile} flex-col text-center`}>
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
            {nextOf(day)}
          </label>
        ))}
        <label className={`${tile} col-span-full min-h-11 justify-center`}>
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
