import { Form, Link } from "@remix-run/react";
import { dayBookPath, dayPath, monthPath } from "#app/addresses/side-paths.ts";
import { formatDate, laterDay } from "#app/values/dates.ts";
import { words } from "./words.ts";

type DayLinksProps = { day: string; today: string; uncounted: string[] };

/** One day, with the days of the week before it that wait to be counted, the ways to the day before and after it, which today has not, and to its month. */
export function DayLinks({ day, today, uncounted }: DayLinksProps) {
  const dateOf = (one: string) => formatDate(Date.parse(one));
  const link = "link inline-flex min-h-11 items-center";
  return (
    <>
      {uncounted.map((one) => (
        <Link key={one} to={dayPath(one)} className="to-count">
          {words.toCount(dateOf(one))} <b>{words.countThat} ›</b>
        </Link>
      ))}
      <div className="day-nav">
        <p className="flex flex-wrap items-center gap-x-4">
          <Link to={dayPath(laterDay(day, -1))} className={link}>
            <span className="sr-only">{words.dayBefore} </span>‹ {dateOf(laterDay(day, -1))}
          </Link>
          {day < today ? (
            <Link to={dayPath(laterDay(day, 1))} className={link}>
              <span className="sr-only">{words.dayAfter} </span>
              {dateOf(laterDay(day, 1))} ›
            </Link>
          ) : null}
          <Link to={monthPath(day.slice(0, 7))} className={link}>
            {words.wholeMonth}
          </Link>
        </p>
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
      </div>
      <h2 className="mb-2">{day === today ? words.onToday(dateOf(day)) : dateOf(day)}</h2>
    </>
  );
}
