import { isoWeekday, type StandingOutcome } from "#app/values/standing.ts";
import { daysBetween, laterDay } from "#app/values/dates.ts";
import type { Paise } from "#app/values/money.ts";
import type { Pack } from "#app/values/quantity.ts";

export type StandingLine = Pack & {
  financialId: string;
  qty: number;
  name: string;
  nameHi: string | null;
  brand: string;
};
export type StandingDay = {
  day: string;
  outcome: StandingOutcome;
  /** Of what was placed, with what it cost then. */
  orderId: string | null;
  paise: Paise | null;
};
export type Standing = {
  id: string;
  weekdays: number[];
  slotFrom: string | null;
  addressId: string | null;
  isOnKhata: boolean;
  mostPaise: Paise | null;
  pausedUntil: string | null;
  isActive: boolean;
  lines: StandingLine[];
  /** What became of the last four weeks and what is settled of days to come, the newest first. */
  days: StandingDay[];
};

const daysAhead = 60;

/** With the first, as far as a next day is looked for. */
export function daysFrom(from: string): string[] {
  return daysBetween(laterDay(from, -1), laterDay(from, daysAhead));
}

type Asked = { from: string; shut: string[] };

/** The next day from `from` on that it is placed for; null where it is off, or paused for longer than can be seen. */
export function nextDay(standing: Standing, { from, shut }: Asked): string | null {
  const { isActive, weekdays, pausedUntil, days } = standing;
  if (!isActive) return null;
  const isPaused = (day: string) => pausedUntil !== null && day <= pausedUntil;
  const left = daysFrom(from).filter((day) => isPaused(day) || days.some((one) => one.day === day));
  return firstOn(weekdays, { from, shut: [...shut, ...left] });
}

/** The first of these weekdays from `from` on that is not shut; null where there is none. */
export function firstOn(weekdays: number[], { from, shut }: Asked): string | null {
  const isOn = (day: string) => weekdays.includes(isoWeekday(day)) && !shut.includes(day);
  return daysFrom(from).find(isOn) ?? null;
}

export type StandingChange =
  /** With a message where something else is true than what was asked for. */
  | { ok: true; id: string; message?: string }
  | { ok: false; status: 400 | 404 | 409; message: string; field?: string };
