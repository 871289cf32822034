import { Form, Link } from "@remix-run/react";
import { dayBookPath, dayPath, monthPath } from "#app/addresses/side-paths.ts";
import { formatDate, laterDay } from "#app/values/dates.ts";
import { words } from "./words.ts";

type DayLinksProps = { day: string; today: string; uncounted: string[] };

export function ToMonth({ day }: { day: string }) {
  return (
    <Link to={monthPath(day.slice(0, 7))} className="link inline-flex min-h-11 items-center">
      {words.wholeMonth}
    </Link>
  );
}

/** One day, with the days of the week before it that wait to be counted, and in one row the ways to any other day. */
export function DayLinks({ day, today, uncounted }: DayLinksProps) {
  const dateOf = (one: string) => formatDate(Date.parse(one));
  return (
    <>
      {uncounted.map((one) => (
        <Link key={one} to={dayPath(one)} className="to-count">
          {words.toCount(dateOf(one))} <b>{words.countThat} ›</b>
        </Link>
      ))}
      <div className="day-nav">
        <Link to={dayPath(laterDay(day, -1))} className="button button-plain px-4">
          <span aria-hidden="true">‹</span> <span className="sr-only">{words.dayBefore}</span>
        </Link>
        <Form method="get" action={dayBookPath} className="find">
          <div>
            <input
              key={day}
              type="date"
              name="d"
              aria-label={words.anotherDay}
              defaultValue={day}
              className="field"
            />
          </div>
          <button type="submit" className="button button-plain">
            {words.show}
          </button>
        </Form>
        {day < today ? (
          <Link to={dayPath(laterDay(day, 1))} className="button button-plain px-4">
            <span className="sr-only">{words.dayAfter}</span> <span aria-hidden="true">›</span>
          </Link>
        ) : null}
      </div>
      <h2 className="mb-2">{day === today ? words.onToday(dateOf(day)) : dateOf(day)}</h2>
    </>
  );
}
