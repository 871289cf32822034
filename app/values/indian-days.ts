// Days and hours of the day as they are in India, whatever the clock beside it says.
import { formatWeekday, indianDay, laterDay, startOfIndianDay } from "./dates.ts";
import { words } from "./indian-days.words.ts";

/** 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00.000Z`).getUTCDay();
}

export const weekdays = () => words.weekdays;

/** "Today", "Tomorrow", "Wed 25 Nov", as seen at `now`. */
export function dayWord(ms: number, now: number): string {
  const [day, today] = [indianDay(ms), indianDay(now)];
  if (day === today) return words.today;
  return day === laterDay(today, 1) ? words.tomorrow : formatWeekday(ms);
}

/** Minutes of a day on a clock of twelve hours: "6", "6:30". */
function onClock(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60];
  return `${hour % 12 || 12}${minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`}`;
}

const partOfDay = (minutes: number) => words.partOfDay(Math.floor(minutes / 60) % 24);

/** Minutes of a day as "6 pm" or "6:30 pm". */
export function clockTime(minutes: number): string {
  return words.time(onClock(minutes), partOfDay(minutes));
}

/** "6 to 8 pm", "11 am to 1 pm", of minutes of a day. */
export function clockSpan(from: number, to: number): string {
  const part = partOfDay(to);
  if (partOfDay(from) === part) return words.spanInPart(onClock(from), onClock(to), part);
  return words.span(clockTime(from), clockTime(to));
}

/** Minutes since the Indian day began. */
export function minuteOfDay(ms: number): number {
  return Math.floor((ms - startOfIndianDay(indianDay(ms))) / 60_000);
}
