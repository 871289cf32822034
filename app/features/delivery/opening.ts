import { indianDay, laterDay, startOfIndianDay } from "#app/values/dates.ts";
import { clockTime, dayWord, minuteOfDay, weekdayOf } from "#app/values/indian-days.ts";
import type { DeliveryRules, OpeningHours } from "./delivery.ts";
import { words } from "./refusals.words.ts";

const daysAhead = 14;

type Kept = Pick<DeliveryRules, "closures" | "hours">;

/**
 * What a shopper should know about today: "Closed today", or when the shop opens; null otherwise.
 */
export function openingNote({ closures, hours }: Kept, now: number): string | null {
  const today = indianDay(now);
  const closure = closures.find(({ day }) => day === today);
  if (closure) return words.closedToday(closure.words);
  if (hours.length === 0) return null;
  const open = hours.find(({ weekday }) => weekday === weekdayOf(today));
  const minute = minuteOfDay(now);
  if (open && minute < open.closeMinute) {
    const opens = nextMinute(open, minute);
    return opens === null ? null : words.openAt(unbrokenTime(opens));
  }
  return nextOpening({ closures, hours }, today) ?? words.closedNow;
}

/** When it opens on this day, before it closes for good; null while it is open. */
function nextMinute({ openMinute, breakFromMinute, breakToMinute }: OpeningHours, minute: number) {
  if (minute < openMinute) return openMinute;
  if (breakFromMinute === null || breakToMinute === null) return null;
  return minute >= breakFromMinute && minute < breakToMinute ? breakToMinute : null;
}

/** On one line, wherever what it stands in is broken. */
const unbrokenTime = (minutes: number) => clockTime(minutes).replaceAll(" ", "\u00a0");

/** Whether the shop is known not to open on a day. */
export function isShutOn({ closures, hours }: Kept, day: string): boolean {
  if (closures.some((closure) => closure.day === day)) return true;
  return hours.length > 0 && !hours.some(({ weekday }) => weekday === weekdayOf(day));
}

/** Whether the shop is known to open no more today. */
export function isClosed({ closures, hours }: Kept, now: number): boolean {
  const today = indianDay(now);
  if (isShutOn({ closures, hours }, today)) return true;
  const open = hours.find(({ weekday }) => weekday === weekdayOf(today));
  return open !== undefined && minuteOfDay(now) >= open.closeMinute;
}

/** The minute of today at which it closes; null where it keeps no hours, or opens no more today. */
export function closesAt({ closures, hours }: Kept, now: number): number | null {
  if (isClosed({ closures, hours }, now)) return null;
  return hours.find(({ weekday }) => weekday === weekdayOf(indianDay(now)))?.closeMinute ?? null;
}

/** The hour by which comes what is ordered as soon as possible at a moment the shop is not closed for the day. */
export function dueBy(kept: Kept, at: number): number | null {
  const minute = closesAt(kept, at);
  return minute === null ? null : startOfIndianDay(indianDay(at)) + minute * 60_000;
}

/** The minute of today by which 'as soon as possible' comes; null where that can't be kept. */
export function soonUntil(
  { windows, closures, hours }: Pick<DeliveryRules, "windows" | "closures" | "hours">,
  now: number,
): number | null {
  if (isClosed({ closures, hours }, now)) return null;
  const closes = closesAt({ closures, hours }, now);
  if (closes !== null) return closes;
  const today = indianDay(now);
  const free = windows.filter(({ fromAt, left }) => indianDay(fromAt) === today && left > 0);
  if (free.length === 0) return null;
  return minuteOfDay(Math.max(...free.map(({ toAt }) => toAt)));
}

function nextOpening({ closures, hours }: Kept, today: string) {
  for (let ahead = 1; ahead <= daysAhead; ahead += 1) {
    const day = laterDay(today, ahead);
    const open = hours.find(({ weekday }) => weekday === weekdayOf(day));
    if (!open || closures.some((closure) => closure.day === day)) continue;
    const time = unbrokenTime(open.openMinute);
    if (ahead === 1) return words.openTomorrow(time);
    return words.openOn(dayWord(startOfIndianDay(day), startOfIndianDay(today)), time);
  }
  return null;
}
