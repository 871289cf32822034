// A day that is open is the sum of its entries; closing it writes the sums into its row.
import {
  and,
  between,
  desc,
  eq,
  gt,
  getTableColumns,
  isNotNull,
  isNull,
  lt,
  notExists,
  sql,
} from "drizzle-orm";
import { dayEntries, days } from "#db/schema/days.ts";
import { askingUserId, loggedBatch } from "#app/features/audit/logged-batch.server.ts";
import { dayState } from "#app/features/audit/states.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { insertFrom } from "#app/platform/statements.server.ts";
import { indianDay } from "#app/values/dates.ts";
import type { DayFigure } from "#app/values/day-figures.ts";
import type { Paise } from "#app/values/money.ts";
import { undoMs } from "#app/values/undo.ts";
import { type Day, type DayEntry, emptyDay } from "./day.ts";
import { words } from "./day.words.ts";

const entriesPerPage = 50;

export type DayBook = { day: Day; entries: DayEntry[]; before: number | null };

export async function getDayBook(
  context: RequestContext,
  day: string,
  before: number | null,
): Promise<DayBook> {
  const { seq, kind, amountPaise, orderId, createdAt } = dayEntries;
  const entries = context.db
    .select({ seq, kind, amountPaise, orderId, createdAt })
    .from(dayEntries)
    .where(and(eq(dayEntries.day, day), lt(seq, before ?? Number.MAX_SAFE_INTEGER)))
    .orderBy(desc(seq))
    .limit(entriesPerPage + 1);
  const [found, rows] = await Promise.all([getDay(context, day), context.read(entries)]);
  const shown = rows.slice(0, entriesPerPage);
  return {
    day: found,
    entries: shown,
    before: rows.length > entriesPerPage ? (shown.at(-1)?.seq ?? null) : null,
  };
}

export async function getDay(context: RequestContext, day: string): Promise<Day> {
  const [found] = await readDays(context, { first: day, last: day });
  return found ?? emptyDay(day);
}

/** The days of a month such as 2026-11 on which anything happened. */
export async function getMonth(context: RequestContext, month: string): Promise<Day[]> {
  return readDays(context, { first: `${month}-01`, last: `${month}-31` });
}

/** Of entries; written out, as the rows of a page are keyed by the text of their columns. */
const sumOf = (kind: DayFigure) =>
  sql<number>`coalesce(sum(amount_paise) FILTER (WHERE kind = ${sql.raw(`'${kind}'`)}), 0)`;

/** An order that is taken back is one less. */
const sums = {
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
};

type Days = { first: string; last: string };

/** What a day that was opened again is closed with. */
const excludedSums = Object.fromEntries(
  Object.keys(sums).map((name) => [
    name,
    sql.raw(`excluded.${getTableColumns(days)[name as keyof typeof sums].name}`),
  ]),
);

/** The first first. */
async function readDays(context: RequestContext, { first, last }: Days): Promise<Day[]> {
  const { db } = context;
  const closing = db
    .select({ day: days.day })
    .from(days)
    .where(and(eq(days.day, dayEntries.day), isNotNull(days.closedAt)));
  const { closedBy: _, ...closedColumns } = getTableColumns(days);
  const [closed, open] = await Promise.all([
    context.read(
      db
        .select(closedColumns)
        .from(days)
        .where(and(between(days.day, first, last), isNotNull(days.closedAt))),
    ),
    context.read(
      db
        .select({ day: dayEntries.day, ...sums })
        .from(dayEntries)
        .where(and(between(dayEntries.day, first, last), notExists(closing)))
        .groupBy(dayEntries.day),
    ),
  ]);
  const stillOpen = open.map((sums) => ({ ...emptyDay(""), ...sums, day: sums.day ?? "" }));
  return [...closed, ...stillOpen].toSorted((one, other) => (one.day < other.day ? -1 : 1));
}

export type Closing = { ok: true } | { ok: false; status: 409; message: string };

/**
 * What was counted stays, and what comes later is the next day's. The caller has made sure that an
 * admin asks.
 */
export async function closeDay(
  context: RequestContext,
  day: string,
  countedPaise: Paise,
): Promise<Closing> {
  const { db, now } = context;
  if (day > indianDay(now)) return refused(words.notCome);
  const closing = { closedAt: now, closedBy: askingUserId(context), countedPaise };
  const columns = { day, ...sums, ...closing };
  const { closed } = await loggedBatch(
    context,
    { kind: "day", id: day, state: dayState },
    {
      closing: insertFrom(db, days, {
        columns,
        from: (row) => row.from(dayEntries).where(eq(dayEntries.day, day)),
      }).onConflictDoUpdate({
        target: days.day,
        set: { ...excludedSums, ...closing },
        setWhere: isNull(days.closedAt),
      }),
      closed: db.select({ countedPaise: days.countedPaise }).from(days).where(eq(days.day, day)),
    },
  );
  return closed[0]?.countedPaise === countedPaise ? { ok: true } : refused(words.isClosed);
}

/**
 * For as long as a step can be taken back; what came since its closing stays the next day's. The
 * caller has made sure that an admin asks.
 */
export async function openDay(context: RequestContext, day: string): Promise<Closing> {
  const { db, now } = context;
  const { opened } = await loggedBatch(
    context,
    { kind: "day", id: day, state: dayState },
    {
      opened: db
        .update(days)
        .set({ closedAt: null, closedBy: null, countedPaise: null })
        .where(and(eq(days.day, day), gt(days.closedAt, now - undoMs)))
        .returning({ day: days.day }),
    },
  );
  return opened.length > 0 ? { ok: true } : refused(words.openTooLate);
}

function refused(message: string): Closing {
  return { ok: false, status: 409, message };
}
