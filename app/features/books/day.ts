import { indianDay, laterDay } from "#app/values/dates.ts";
import type { DayFigure } from "#app/values/day-figures.ts";
import type { Paise } from "#app/values/money.ts";
import { words } from "./day.words.ts";

/** The sums of a day; `day` such as 2026-11-22, of India. */
export type Day = {
  day: string;
  /** How many orders. */
  delivered: number;
  deliveredPaise: Paise;
  cashPaise: Paise;
  upiPaise: Paise;
  onlinePaise: Paise;
  refundPaise: Paise;
  khataGivenPaise: Paise;
  khataCashPaise: Paise;
  khataUpiPaise: Paise;
  khataOnlinePaise: Paise;
  khataCorrectedPaise: Paise;
  roundOffPaise: Paise;
  closedAt: number | null;
  /** What lay in the drawer. */
  countedPaise: Paise | null;
};

export type DayEntry = {
  seq: number;
  kind: DayFigure;
  amountPaise: Paise;
  orderId: string | null;
  createdAt: number;
};

/** Of an entry: money for an order that is less than nothing went the other way. */
export function entryName({ kind, amountPaise }: Pick<DayEntry, "kind" | "amountPaise">): string {
  const isBack = amountPaise < 0 && (kind === "cash" || kind === "upi");
  return isBack ? words.back[kind] : words.figures[kind];
}

/** What the drawer should have gained. */
export function cashExpected({ cashPaise, khataCashPaise }: Day): Paise {
  return cashPaise + khataCashPaise;
}

export function khataGot({ khataCashPaise, khataUpiPaise, khataOnlinePaise }: Day): Paise {
  return khataCashPaise + khataUpiPaise + khataOnlinePaise;
}

/** For orders and for the khata. */
export const upiTaken = ({ upiPaise, khataUpiPaise }: Day): Paise => upiPaise + khataUpiPaise;

/** Of a day, and of its month, in the order in which they are read. */
export const dayColumns = (): { name: string; of: (day: Day) => Paise }[] => [
  { name: words.delivered, of: (day) => day.deliveredPaise },
  { name: words.cashExpected, of: cashExpected },
  { name: words.upiRecorded, of: upiTaken },
  { name: words.chargedOnline, of: (day) => day.onlinePaise },
  { name: words.refunds, of: (day) => day.refundPaise },
  { name: words.khataGiven, of: (day) => day.khataGivenPaise },
  { name: words.khataGot, of: khataGot },
  { name: words.khataCorrected, of: (day) => day.khataCorrectedPaise },
  { name: words.roundOff, of: (day) => day.roundOffPaise },
];

export function emptyDay(day: string): Day {
  return {
    ...{ day, delivered: 0, deliveredPaise: 0, cashPaise: 0, upiPaise: 0, onlinePaise: 0 },
    ...{ refundPaise: 0, khataGivenPaise: 0, khataCashPaise: 0, khataUpiPaise: 0 },
    ...{ khataOnlinePaise: 0, khataCorrectedPaise: 0, roundOffPaise: 0 },
    ...{ closedAt: null, countedPaise: null },
  };
}

/**
 * The day of the address, or today; none after tomorrow, on which may stand what came after
 * closing.
 */
export function dayAsked(asked: string | null, now: number): string {
  const today = indianDay(now);
  if (asked === null || !/^20\d\d-\d\d-\d\d$/.test(asked)) return today;
  const isDay = !Number.isNaN(Date.parse(asked)) && laterDay(asked, 0) === asked;
  return isDay && asked <= laterDay(today, 1) ? asked : today;
}

export function monthAsked(asked: string | null, now: number): string {
  return asked !== null && /^20\d\d-(0[1-9]|1[0-2])$/.test(asked)
    ? asked
    : indianDay(now).slice(0, 7);
}
