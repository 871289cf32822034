import { indianDay, laterDay, startOfIndianDay } from "#app/values/dates.ts";
import { clockTime, dayWord, minuteOfDay, weekdayOf } from "#app/values/indian-days.ts";
import type { DeliveryRules } from "./delivery.ts";

const daysAhead = 14;

/**
 * What a shopper should know about today: "Closed today", or when the shop opens; null otherwise.
 */
export function openingNote(
  { closures, hours }: Pick<DeliveryRules, "closures" | "hours">,
  now: number,
): string | null {
  const today = indianDay(now);
  const closure = closures.find(({ day }) => day === today);
  if (closure) return `Closed today. ${closure.words}`.trim();
  if (hours.length === 0) return null;
  const open = hours.find(({ weekday }) => weekday === weekdayOf(today));
  const minute = minuteOfDay(now);
  if (open && minute < open.closeMinute)
    return minute < open.openMinute ? `We open at ${clockTime(open.openMinute)}.` : null;
  const next = nextOpening({ closures, hours }, today);
  return next ? `We are closed now, and open ${next}.` : "We are closed now.";
}

function nextOpening(
  { closures, hours }: Pick<DeliveryRules, "closures" | "hours">,
  today: string,
) {
  for (let ahead = 1; ahead <= daysAhead; ahead += 1) {
    const day = laterDay(today, ahead);
    const open = hours.find(({ weekday }) => weekday === weekdayOf(day));
    if (!open || closures.some((closure) => closure.day === day)) continue;
    const word = dayWord(startOfIndianDay(day), startOfIndianDay(today));
    return `${word === "Tomorrow" ? "tomorrow" : word} at ${clockTime(open.openMinute)}`;
  }
  return null;
}
