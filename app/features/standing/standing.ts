import { isoWeekday, type StandingOutcome } from "#app/values/standing.ts";
import { laterDay } from "#app/values/dates.ts";
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

const weeksAhead = 60;

/** The next day from `from` on that it is placed for; null where it is off, or paused for longer than can be seen. */
export function nextDay(standing: Standing, from: string): string | null {
  if (!standing.isActive) return null;
  for (let ahead = 0; ahead < weeksAhead; ahead += 1) {
    const day = laterDay(from, ahead);
    const isPaused = standing.pausedUntil !== null && day <= standing.pausedUntil;
    const isDone = standing.days.some((one) => one.day === day);
    if (standing.weekdays.includes(isoWeekday(day)) && !isPaused && !isDone) return day;
  }
  return null;
}

/** The first of these weekdays from `from` on; null where there is none. */
export function firstOn(weekdays: number[], from: string): string | null {
  const week = [0, 1, 2, 3, 4, 5, 6].map((ahead) => laterDay(from, ahead));
  return week.find((day) => weekdays.includes(isoWeekday(day))) ?? null;
}

export type StandingChange =
  | { ok: true; id: string }
  | { ok: false; status: 400 | 404 | 409; message: string; field?: string };
