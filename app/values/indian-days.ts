// Days and hours of the day as they are in India, whatever the clock beside it says.
import { formatWeekday, indianDay, laterDay, startOfIndianDay } from "./dates.ts";

/** 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00.000Z`).getUTCDay();
}

export const weekdays = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;

/** "Today", "Tomorrow", "Wed 25 Nov", as seen at `now`. */
export function dayWord(ms: number, now: number): string {
  const [day, today] = [indianDay(ms), indianDay(now)];
  if (day === today) return "Today";
  return day === laterDay(today, 1) ? "Tomorrow" : formatWeekday(ms);
}

/** Minutes of a day as "6 pm" or "6:30 pm". */
export function clockTime(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60];
  const shown = minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`;
  return `${hour % 12 || 12}${shown} ${hour < 12 ? "am" : "pm"}`;
}

/** "6 to 8 pm", "11 am to 1 pm", of minutes of a day. */
export function clockSpan(from: number, to: number): string {
  const [begins, ends] = [clockTime(from), clockTime(to)];
  const isSameHalf = begins.slice(-2) === ends.slice(-2);
  return `${isSameHalf ? begins.slice(0, -3) : begins} to ${ends}`;
}

/** Minutes since the Indian day began. */
export function minuteOfDay(ms: number): number {
  return Math.floor((ms - startOfIndianDay(indianDay(ms))) / 60_000);
}
