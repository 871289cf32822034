import { Form } from "@remix-run/react";
import { deliveryCommandPath } from "#app/addresses/side-paths.ts";
import type { OpeningHours } from "#app/features/delivery/delivery.ts";
import { weekdays } from "#app/values/indian-days.ts";
import type { RefusedDelivery } from "./answer-form.server.ts";
import { refusedIn } from "./refused-form.ts";
import { words } from "./words.ts";

type HoursFormProps = { hours: OpeningHours[]; refused: RefusedDelivery | undefined };

const asTyped = (minutes: number | undefined) =>
  minutes === undefined
    ? ""
    : `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** A day left empty is closed; all empty, and the shop says nothing of hours. */
export function HoursForm({ hours, refused }: HoursFormProps) {
  const { errors, values } = refusedIn(refused, "hours/save");
  return (
    <section className="panel">
      <h2 className="mb-2">{words.hours}</h2>
      <p className="mb-3 text-stone">{words.aboutHours}</p>
      <Form
        method="post"
        action={deliveryCommandPath("hours/save")}
        noValidate
        className="max-w-md"
      >
        {[words.allDays, ...weekdays()].map((name, at) => {
          const weekday = at === 0 ? "all" : at - 1;
          const kept = hours.find((one) => one.weekday === weekday);
          const error = errors[`open${weekday}`] ?? errors[`close${weekday}`];
          const times = [
            { field: `open${weekday}`, label: words.opens(name), kept: kept?.openMinute },
            { field: `close${weekday}`, label: words.closes(name), kept: kept?.closeMinute },
          ];
          return (
            <div
              key={name}
              className="mb-3 grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] items-center gap-2"
            >
              <span className="font-semibold">{name}</span>
              {times.map(({ field, label, kept }, at) => (
                <input
                  key={field}
                  name={field}
                  aria-label={label}
                  placeholder={at === 0 ? "08:00" : "21:00"}
                  className="field"
                  autoComplete="off"
                  defaultValue={values[field] ?? asTyped(kept)}
                  aria-invalid={error ? true : undefined}
                  aria-describedby={error ? `hours-${weekday}` : undefined}
                />
              ))}
              {error ? (
                <p id={`hours-${weekday}`} className="warned col-span-full text-chilli">
                  {error}
                </p>
              ) : null}
            </div>
          );
        })}
        <button type="submit" className="button w-full">
          {words.saveHours}
        </button>
      </Form>
    </section>
  );
}
