import { indianDay, isDay, laterDay } from "#app/values/dates.ts";
import { type DayFigure, drawerKinds } from "#app/values/day-figures.ts";
import type { Paise } from "#app/values/money.ts";
import type { Notes } from "#app/values/notes.ts";
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
  /** What people put into the drawer and took out of it. */
  floatPaise: Paise;
  expensePaise: Paise;
  drawingPaise: Paise;
  depositPaise: Paise;
  /** Of the cash, what riders took and have not handed over; below zero what they handed over of earlier days. */
  withRiderPaise: Paise;
  closedAt: number | null;
  /** What lay in the drawer, and by which notes. */
  countedPaise: Paise | null;
  notes: Notes | null;
};

/** Of a page; what people wrote in the drawer on it can be taken back once. */
export type DayEntry = {
  seq: number;
  kind: DayFigure;
  amountPaise: Paise;
  orderId: string | null;
  /** To whom, what for. */
  text: string;
  createdAt: number;
  canTakeBack: boolean;
};

/** Of an entry: money for an order that is less than nothing went the other way. */
export function entryName({ kind, amountPaise }: Pick<DayEntry, "kind" | "amountPaise">): string {
  const isBack = amountPaise < 0 && (kind === "cash" || kind === "upi");
  if (isBack) return words.back[kind];
  const name = words.figures[kind];
  return amountPaise < 0 && isOfDrawer(kind) ? words.takenBack(name) : name;
}

/** Whether people write it themselves. */
const isOfDrawer = (kind: DayFigure) => drawerKinds.some((one) => one === kind);

/** Whether its cash waits to be counted. */
export function isUncounted({ countedPaise, cashPaise, khataCashPaise }: Day): boolean {
  return countedPaise === null && cashPaise + khataCashPaise > 0;
}

/** What the drawer should hold: what came in and was put in, less what was taken out. */
export function cashExpected(day: Day): Paise {
  return cashColumns().reduce((sum, { of }) => sum + of(day), 0);
}

/** Less than nothing where some is missing; null before it is counted. */
export function difference(day: Day): Paise | null {
  return day.countedPaise === null ? null : day.countedPaise - cashExpected(day);
}

/** As it was closed; null of a day that is open, whose sums still move. */
export function differenceAtClose(day: Day): Paise | null {
  return day.closedAt === null ? null : difference(day);
}

/** Of an entry, as the sums have it: what was taken out of the drawer, or is not in it yet, is less. */
export function bookedPaise({ kind, amountPaise }: Pick<DayEntry, "kind" | "amountPaise">): Paise {
  const isLess = kind === "expense" || kind === "drawing" || kind === "with-rider";
  return isLess ? -amountPaise : amountPaise;
}

type Column = {
  name: string;
  of: (day: Day) => Paise;
  /** Whether pages show it as less: it went out. */
  isOut?: true;
};

/** Of a day or of several, as pages show it. */
export const shownPaise = ({ isOut }: Pick<Column, "isOut">, paise: Paise): Paise =>
  isOut && paise !== 0 ? -paise : paise;

/** Of the drawer; where nobody writes what goes in and out, it has none. */
export function drawerColumns(days: Day[]): Column[] {
  const columns = [
    { name: words.float, of: (day: Day) => day.floatPaise },
    { name: words.deposit, of: (day: Day) => day.depositPaise },
    { name: words.expense, of: (day: Day) => day.expensePaise },
    { name: words.drawing, of: (day: Day) => day.drawingPaise },
    { name: words.withRiders, of: (day: Day) => day.withRiderPaise },
  ];
  return days.some((day) => columns.some(({ of }) => of(day) !== 0)) ? columns : [];
}

/** How what the drawer should hold comes about. */
export const cashColumns = (): Column[] => [
  { name: words.float, of: (day) => day.floatPaise },
  { name: words.cashTaken, of: (day) => day.cashPaise },
  { name: words.figures["khata-cash"], of: (day) => day.khataCashPaise },
  { name: words.deposit, of: (day) => day.depositPaise },
  { name: words.expense, of: (day) => -day.expensePaise },
  { name: words.drawing, of: (day) => -day.drawingPaise },
  { name: words.withRiders, of: (day) => -day.withRiderPaise },
];

export const khataGiven = ({ khataGivenPaise }: Day): Paise => khataGivenPaise;

export function khataGot({ khataCashPaise, khataUpiPaise, khataOnlinePaise }: Day): Paise {
  return khataCashPaise + khataUpiPaise + khataOnlinePaise;
}

/** For orders and for the khata. */
export const upiTaken = ({ upiPaise, khataUpiPaise }: Day): Paise => upiPaise + khataUpiPaise;

const onlineColumns = (): Column[] => [
  { name: words.upiRecorded, of: upiTaken },
  { name: words.chargedOnline, of: (day) => day.onlinePaise },
];

const refunded = (): Column => ({
  name: words.refunds,
  of: (day) => day.refundPaise,
  isOut: true,
});

/** What was paid and given back without the drawer: with the cash taken it is all that came in. */
export const bankColumns = (): Column[] => [
  ...onlineColumns(),
  { name: words.figures["khata-online"], of: (day) => day.khataOnlinePaise },
  refunded(),
];

export const khataDayColumns = (): Column[] => [
  { name: words.khataGiven, of: khataGiven },
  { name: words.khataGot, of: khataGot },
  { name: words.khataCorrected, of: (day) => day.khataCorrectedPaise },
  { name: words.roundOff, of: (day) => day.roundOffPaise },
];

/** Of a month's days, in the order in which they are read; what the khata got online stands in what it got. */
export const dayColumns = (): Column[] => [
  { name: words.delivered, of: (day) => day.deliveredPaise },
  { name: words.cashExpected, of: cashExpected },
  ...onlineColumns(),
  refunded(),
  ...khataDayColumns(),
];

export function emptyDay(day: string): Day {
  return {
    ...{ day, delivered: 0, deliveredPaise: 0, cashPaise: 0, upiPaise: 0, onlinePaise: 0 },
    ...{ refundPaise: 0, khataGivenPaise: 0, khataCashPaise: 0, khataUpiPaise: 0 },
    ...{ khataOnlinePaise: 0, khataCorrectedPaise: 0, roundOffPaise: 0 },
    ...{ floatPaise: 0, expensePaise: 0, drawingPaise: 0, depositPaise: 0, withRiderPaise: 0 },
    ...{ closedAt: null, countedPaise: null, notes: null },
  };
}

/**
 * The day of the address, or today; none after tomorrow, on which may stand what came after
 * closing.
 */
export function dayAsked(asked: string | null, now: number): string {
  const today = indianDay(now);
  return asked !== null && isDay(asked) && asked <= laterDay(today, 1) ? asked : today;
}

export function monthAsked(asked: string | null, now: number): string {
  return asked !== null && /^20\d\d-(0[1-9]|1[0-2])$/.test(asked)
    ? asked
    : indianDay(now).slice(0, 7);
}
