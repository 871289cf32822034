import type { OpeningHours } from "#app/features/delivery/delivery.ts";
import { clockSpan, weekdays } from "#app/values/indian-days.ts";
import { words } from "./words.ts";

/** The week in as few lines as it has different days. */
export function HoursSaid({ hours }: { hours: OpeningHours[] }) {
  const alike = [...Map.groupBy(hours, timesOf)];
  const closed = weekdays().flatMap((_, day) =>
    hours.some(({ weekday }) => weekday === day) ? [] : [day],
  );
  return (
    <dl className="hours-said">
      {alike.map(([times, days]) => (
        <div key={times}>
          <dt>{called(days.map(({ weekday }) => weekday))}</dt>
          <dd>{times}</dd>
        </div>
      ))}
      {closed.length > 0 ? (
        <div>
          <dt>{called(closed)}</dt>
          <dd>{words.closed}</dd>
        </div>
      ) : null}
    </dl>
  );
}

function timesOf({
  openMinute,
  closeMinute,
  breakFromMinute,
  breakToMinute,
}: OpeningHours): string {
  if (breakFromMinute === null || breakToMinute === null) return clockSpan(openMinute, closeMinute);
  return `${clockSpan(openMinute, breakFromMinute)}, ${clockSpan(breakToMinute, closeMinute)}`;
}

/** Days that follow each other by the first and the last of them. */
function called(days: number[]): string {
  const ordered = days.toSorted((one, other) => one - other);
  const [first = 0] = ordered;
  const last = ordered.at(-1) ?? first;
  const nameOf = (day: number) => weekdays()[day] ?? "";
  if (ordered.length === weekdays().length) return words.allDays;
  const areInRow = last - first === ordered.length - 1;
  return areInRow && ordered.length > 2
    ? words.fromTo(nameOf(first), nameOf(last))
    : ordered.map(nameOf).join(", ");
}
