// A day that is open is the sum of its entries; closing it writes the sums into its row.
import {
  and,
  between,
  desc,
  eq,
  getTableColumns,
  isNotNull,
  lt,
  notExists,
  sql,
} from "drizzle-orm";
import { dayEntries, days } from "#db/schema/days.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { laterDay } from "#app/values/dates.ts";
import type { DayFigure } from "#app/values/day-figures.ts";
import type { Paise } from "#app/values/money.ts";
import { type Day, type DayEntry, cashExpected, difference, emptyDay, isUncounted } from "./day.ts";
import { standsInDrawer } from "./write-drawer.server.ts";

const entriesPerPage = 50;

export type DayBook = {
  day: Day;
  entries: DayEntry[];
  before: number | null;
  /** What was counted last before it, and on which day: that lies in the drawer in the morning. */
  lastCount: { paise: Paise; day: string } | null;
};

export async function getDayBook(
  context: RequestContext,
  day: string,
  before: number | null,
): Promise<DayBook> {
  const { seq, kind, amountPaise, orderId, text, createdAt } = dayEntries;
  const entries = context.db
    .select({
      seq,
      kind,
      amountPaise,
      orderId,
      text,
      createdAt,
      canTakeBack: standsInDrawer.as("stands"),
    })
    .from(dayEntries)
    .where(and(eq(dayEntries.day, day), lt(seq, before ?? Number.MAX_SAFE_INTEGER)))
    .orderBy(desc(seq))
    .limit(entriesPerPage + 1);
  const lastCount = context.db
    .select({ paise: days.countedPaise, day: days.day })
    .from(days)
    .where(and(lt(days.day, day), isNotNull(days.countedPaise)))
    .orderBy(desc(days.day))
    .limit(1);
  const [found, rows, [counted]] = await Promise.all([
    getDay(context, day),
    context.read(entries),
    context.read(lastCount),
  ]);
  const shown = rows.slice(0, entriesPerPage);
  return {
    day: found,
    entries: shown,
    before: rows.length > entriesPerPage ? (shown.at(-1)?.seq ?? null) : null,
    lastCount: counted ? { paise: counted.paise ?? 0, day: counted.day } : null,
  };
}

export async function getDay(context: RequestContext, day: string): Promise<Day> {
  const [found] = await readDays(context, { first: day, last: day });
  return found ?? emptyDay(day);
}

/** A day, the one before it, the same day of the week before, and which of that week were not counted. */
export async function getDaysUpTo(context: RequestContext, day: string) {
  const weekBefore = laterDay(day, -7);
  const found = await readDays(context, { first: weekBefore, last: day });
  const of = (asked: string) => found.find((one) => one.day === asked) ?? emptyDay(asked);
  const uncounted = found.filter((one) => one.day < day && isUncounted(one));
  return {
    ...{ day: of(day), dayBefore: of(laterDay(day, -1)), weekBefore: of(weekBefore) },
    uncounted: uncounted.map((one) => one.day),
  };
}

/** With what should be in the drawer, and what of it is apart. */
export async function getDayAndDrawer(context: RequestContext, asked: string) {
  const day = await getDay(context, asked);
  return { ...day, expectedPaise: cashExpected(day), differencePaise: difference(day) };
}

/** The days of a month such as 2026-11 on which anything happened. */
export async function getMonth(context: RequestContext, month: string): Promise<Day[]> {
  return readDays(context, { first: `${month}-01`, last: `${month}-31` });
}

/** Of entries; written out, as the rows of a page are keyed by the text of their columns. */
const sumOf = (kind: DayFigure) =>
  sql<number>`coalesce(sum(amount_paise) FILTER (WHERE kind = ${sql.raw(`'${kind}'`)}), 0)`;

/** An order that is taken back is one less. */
export const sums = {
  delivered: sql<number>`coalesce(sum(sign(amount_paise)) FILTER (WHERE kind = 'delivered'), 0)`,
  deliveredPaise: sumOf("delivered"),
  cashPaise: sumOf("cash"),
  upiPaise: sumOf("upi"),
  onlinePaise: sumOf("online"),
  refundPaise: sumOf("refund"),
  khataGivenPaise: sumOf("khata-given"),
  khataCashPaise: sumOf("khata-cash"),
  khataUpiPaise: sumOf("khata-upi"),
  khataOnlinePaise: sumOf("khata-online"),
  khataCorrectedPaise: sumOf("khata-corrected"),
  roundOffPaise: sumOf("round-off"),
  floatPaise: sumOf("float"),
  expensePaise: sumOf("expense"),
  drawingPaise: sumOf("drawing"),
  depositPaise: sumOf("deposit"),
  withRiderPaise: sumOf("with-rider"),
};

type Days = { first: string; last: string };

/** The first first; one that is open may be counted already. */
async function readDays(context: RequestContext, { first, last }: Days): Promise<Day[]> {
  const { db } = context;
  const closing = db
    .select({ day: days.day })
    .from(days)
    .where(and(eq(days.day, dayEntries.day), isNotNull(days.closedAt)));
  const { closedBy: _, ...closedColumns } = getTableColumns(days);
  const [kept, open] = await Promise.all([
    context.read(
      db
        .select(closedColumns)
        .from(days)
        .where(between(days.day, first, last)),
    ),
    context.read(
      db
        .select({ day: dayEntries.day, ...sums })
        .from(dayEntries)
        .where(and(between(dayEntries.day, first, last), notExists(closing)))
        .groupBy(dayEntries.day),
    ),
  ]);
  const sumsOf = new Map(open.map(({ day, ...sums }) => [day ?? "", sums]));
  const counted = kept.map((day) => ({ ...day, ...sumsOf.get(day.day) }));
  for (const { day } of kept) sumsOf.delete(day);
  const stillOpen = [...sumsOf].map(([day, sums]) => ({ ...emptyDay(day), ...sums }));
  return [...counted, ...stillOpen].toSorted((one, other) => (one.day < other.day ? -1 : 1));
}
