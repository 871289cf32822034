import { Form } from "@remix-run/react";
import { deliveryCommandPath } from "#app/addresses/side-paths.ts";
import type { Closure } from "#app/features/delivery/windows/closures.server.ts";
import { Field } from "#app/ui/field.tsx";
import { formatDate, startOfIndianDay } from "#app/values/dates.ts";
import type { RefusedDelivery } from "./answer-form.server.ts";
import { refusedIn } from "./refused-form.ts";
import { RowButton } from "./row-button.tsx";
import { words } from "./words.ts";

type ClosedDaysProps = { closures: Closure[]; today: string; refused: RefusedDelivery | undefined };

/** Today behind a question, other days by their date. */
export function ClosedDays({ closures, today, refused }: ClosedDaysProps) {
  const { errors, values } = refusedIn(refused, "day/close");
  const isToday = values.day === today;
  const closed = closures.some(({ day }) => day === today);
  return (
    <section className="panel">
      <h2 className="mb-2">{words.closedDays}</h2>
      <p className="mb-3 text-stone">{words.aboutClosedDays}</p>
      {closed ? null : <CloseToday today={today} refused={refused} />}
      <ul className="divide-y divide-line">
        {closures.map(({ day, words: why }) => (
          <li key={day} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <span className="min-w-0 flex-1 wrap-anywhere">
              <strong>
                {day === today ? words.closedToday : formatDate(startOfIndianDay(day))}
              </strong>
              {why ? `: ${why}` : ""}
            </span>
            <RowButton command="day/open" fields={{ day }} label={words.openAgain} about={day} />
          </li>
        ))}
      </ul>
      <details
        className="adds"
        open={Boolean(errors.day) || (values.day !== undefined && !isToday)}
      >
        <summary className="min-h-11 content-center font-semibold text-leaf">
          {words.addAHoliday}
        </summary>
        <Form
          method="post"
          action={deliveryCommandPath("day/close")}
          noValidate
          className="max-w-md"
        >
          <Field
            label={words.day}
            name="day"
            type="date"
            min={today}
            defaultValue={isToday ? undefined : values.day}
            error={errors.day}
          />
          <Field
            label={words.wordsForShoppers}
            name="words"
            maxLength={200}
            defaultValue={isToday ? undefined : values.words}
            error={isToday ? undefined : errors.words}
          />
          <button type="submit" className="button w-full">
            {words.addHoliday}
          </button>
        </Form>
      </details>
    </section>
  );
}

/** Folded behind a quiet button: a shop is not shut by one tap. */
function CloseToday({ today, refused }: Omit<ClosedDaysProps, "closures">) {
  const { errors, values } = refusedIn(refused, "day/close");
  const isToday = values.day === today;
  return (
    <details className="mb-4" open={isToday}>
      <summary className="button button-plain list-none">{words.closeToday}</summary>
      <Form
        method="post"
        action={deliveryCommandPath("day/close")}
        noValidate
        className="mt-3 max-w-md"
      >
        <p className="mb-3">{words.aboutToday}</p>
        <input type="hidden" name="day" value={today} />
        <Field
          label={words.wordsForShoppers}
          name="words"
          maxLength={200}
          defaultValue={isToday ? values.words : undefined}
          error={isToday ? errors.words : undefined}
        />
        <button type="submit" className="button w-full">
          {words.closedToday}
        </button>
      </Form>
    </details>
  );
}
