// What becomes of a day of a standing order, as it is kept.
export const standingOutcomes = [
  "placed",
  "skipped",
  "nothing",
  "too-dear",
  "no-address",
  "not-served",
  "too-small",
  "closed",
  "no-window",
  "window-gone",
  "no-khata",
  "khata-limit",
  "limit",
] as const;
export type StandingOutcome = (typeof standingOutcomes)[number];

/** Minutes of the Indian day at which tomorrow's orders are placed, as long as the owner has set none. */
export const firstStandingMinutes = 20 * 60;

/** "07:00". */
export const clockText = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** 1 is Monday, 7 Sunday. */
export function isoWeekday(day: string): number {
  return new Date(`${day}T00:00:00.000Z`).getUTCDay() || 7;
}
