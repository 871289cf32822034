import { words } from "./words.ts";

export const indiaOffsetMs = 5.5 * 60 * 60 * 1000;

/** ISO 8601 in Indian time, so that its first ten characters are the shopper's date. */
export function formatIndianIso(ms: number): string {
  return new Date(ms + indiaOffsetMs).toISOString().replace("Z", "+05:30");
}

type Parts = Pick<Intl.DateTimeFormatOptions, "weekday" | "year">;

/** Made once for each language, as making one takes longer than a hundred dates. */
function dateIn(parts: Parts): () => Intl.DateTimeFormat {
  const made = new Map<string, Intl.DateTimeFormat>();
  return () => {
    const { dateLocale, month } = words;
    const format =
      made.get(dateLocale) ??
      new Intl.DateTimeFormat(dateLocale, {
        ...parts,
        day: "numeric",
        month,
        timeZone: "Asia/Kolkata",
      });
    made.set(dateLocale, format);
    return format;
  };
}

const shortDate = dateIn({ year: "numeric" });

/** "20 Nov 2026", in Indian time. */
export function formatDate(ms: number): string {
  return shortDate().format(ms);
}

/** The Indian financial year, April to March, such as "26-27". */
export function financialYear(ms: number): string {
  const local = new Date(ms + indiaOffsetMs);
  const start = local.getUTCMonth() >= 3 ? local.getUTCFullYear() : local.getUTCFullYear() - 1;
  return `${String(start).slice(2)}-${String(start + 1).slice(2)}`;
}

/** "20 Nov 2026, 14:05", in Indian time. */
export function formatMoment(ms: number): string {
  return `${formatDate(ms)}, ${formatIndianIso(ms).slice(11, 16)}`;
}

/** Days in a text that were kept as "2026-11-20", as they are shown. */
export function withDates(text: string): string {
  return text.replace(/\b20\d\d-\d\d-\d\d\b/g, (day) => formatDate(startOfIndianDay(day)));
}

const weekdayDate = dateIn({ weekday: "short" });

/** "Fri, 27 Nov", in Indian time. */
export function formatWeekday(ms: number): string {
  return weekdayDate().format(ms);
}

const dayMs = 24 * 60 * 60 * 1000;

/** "2026-11-23", the day it is in India. */
export function indianDay(ms: number): string {
  return formatIndianIso(ms).slice(0, 10);
}

/** The moment an Indian day begins. */
export function startOfIndianDay(day: string): number {
  return Date.parse(`${day}T00:00:00.000Z`) - indiaOffsetMs;
}

/** So many Indian days later. */
export function laterDay(day: string, days: number): string {
  return indianDay(startOfIndianDay(day) + days * dayMs);
}

/** Those after the first and before the last. */
export function daysBetween(first: string, last: string): string[] {
  const days = [];
  for (let day = laterDay(first, 1); day < last; day = laterDay(day, 1)) days.push(day);
  return days;
}

export type IndianDay = { text: string; from: number; to: number };

/** A day in India as it is written; null for any other text. */
export function parseIndianDay(text: string): IndianDay | null {
  const from = /^\d{4}-\d\d-\d\d$/.test(text) ? startOfIndianDay(text) : NaN;
  if (Number.isNaN(from) || indianDay(from) !== text) return null;
  return { text, from, to: from + dayMs };
}

/** Such as 2026-11-25. */
export function isDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  return !Number.isNaN(Date.parse(text)) && laterDay(text, 0) === text;
}
