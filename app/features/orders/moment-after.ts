import { formatIndianIso, formatMoment, indianDay } from "#app/values/dates.ts";

/** The hour alone where it is of the same day as what came before it. */
export function formatMomentAfter(ms: number, before: number | null | undefined): string {
  const isSameDay = typeof before === "number" && indianDay(before) === indianDay(ms);
  return isSameDay ? formatIndianIso(ms).slice(11, 16) : formatMoment(ms);
}
