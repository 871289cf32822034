import { words } from "./words.ts";

/** "November 2026" of one of its days, such as 2026-11-01. */
export function monthName(day: string): string {
  const format = { month: "long", year: "numeric", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(words.dateLocale, format).format(Date.parse(day));
}
