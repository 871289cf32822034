import { Form } from "@remix-run/react";
import { deliveryCommandPath } from "#app/addresses/side-paths.ts";
import type { OpeningHours } from "#app/features/delivery/delivery.ts";
import { FieldError } from "#app/ui/field-error.tsx";
import { weekdays } from "#app/values/indian-days.ts";
import type { RefusedDelivery } from "./answer-form.server.ts";
import { HoursSaid } from "./hours-said.tsx";
import { refusedIn } from "./refused-form.ts";
import { words } from "./words.ts";

type HoursFormProps = { hours: OpeningHours[]; refused: RefusedDelivery | undefined };

const asTyped = (minutes: number | null | undefined) =>
  minutes == null
    ? ""
    : `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** All days alike, or each by itself; all empty, and the shop says nothing of hours. */
export function HoursForm({ hours, refused }: HoursFormProps) {
  const failure = refusedIn(refused, "hours/save");
  const [alike] = areAlike(hours) ? hours : [];
  const isWrong = Object.keys(failure.errors).some((field) => !field.endsWith(allDays));
  return (
    <section className="panel">
      <h2 className="mb-2">{words.hours}</h2>
      <p className="mb-3 text-stone">{words.aboutHours}</p>
      {hours.length > 0 ? <HoursSaid hours={hours} /> : null}
      <details open={refused?.command === "hours/save"}>
        <summary className="min-h-11 content-center font-semibold text-leaf">
          {words.changeHours}
        </summary>
        <Form
          method="post"
          action={deliveryCommandPath("hours/save")}
          noValidate
          className="mt-2 max-w-md"
        >
          <DayRow name={words.allDays} day={allDays} kept={alike} failure={failure} />
          <details open={isWrong || (hours.length > 0 && !alike)}>
            <summary className="min-h-11 content-center font-semibold text-leaf">
              {words.dayByDay}
            </summary>
            <p className="mb-2 text-xs text-stone">{words.emptyAllDays}</p>
            {weekdays().map((name, day) => (
              <DayRow
                key={name}
                {...{ name, day, failure }}
                kept={alike ? undefined : hours.find(({ weekday }) => weekday === day)}
              />
            ))}
          </details>
          <button type="submit" className="button mt-3 w-full">
            {words.saveHours}
          </button>
        </Form>
      </details>
    </section>
  );
}

const allDays = "all";

/** Open at the same times on all seven days. */
function areAlike(hours: OpeningHours[]): boolean {
  const times = new Set(
    hours.map((day) =>
      [day.openMinute, day.breakFromMinute, day.breakToMinute, day.closeMinute].join(),
    ),
  );
  return hours.length === weekdays().length && times.size === 1;
}

type DayRowProps = {
  name: string;
  day: number | typeof allDays;
  kept: OpeningHours | undefined;
  failure: ReturnType<typeof refusedIn>;
};

function DayRow({ name, day, kept, failure: { errors, values } }: DayRowProps) {
  const times = [
    { field: `open${day}`, ...words.opens(name), minutes: kept?.openMinute },
    { field: `close${day}`, ...words.closes(name), minutes: kept?.closeMinute },
    { field: `pause${day}`, ...words.breakFrom(name), minutes: kept?.breakFromMinute },
    { field: `again${day}`, ...words.breakTo(name), minutes: kept?.breakToMinute },
  ];
  const error = times.map(({ field }) => errors[field]).find(Boolean);
  return (
    <div className="mb-3 grid grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] gap-2">
      <span className="col-span-full font-semibold">{name}</span>
      {times.map(({ field, label, said, minutes }) => (
        <label key={field}>
          <span aria-hidden="true" className="block text-xs">
            {said}
          </span>
          <input
            type="time"
            name={field}
            aria-label={label}
            className="field"
            defaultValue={values[field] ?? asTyped(minutes)}
            autoFocus={errors[field] !== undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `hours-${day}` : undefined}
          />
        </label>
      ))}
      {error ? (
        <div className="col-span-full">
          <FieldError id={`hours-${day}`}>{error}</FieldError>
        </div>
      ) : null}
    </div>
  );
}
