// A day is one row of sums, which triggers keep: how many orders there were makes no difference to who reads it.
import { type SQL, and, asc, desc, eq, lt, sql } from "drizzle-orm";
import { dayEntries, days } from "#db/schema/days.ts";
import { askingUserId, loggedBatch } from "#app/features/audit/logged-batch.server.ts";
import { dayState } from "#app/features/audit/states.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { indianDay } from "#app/values/dates.ts";
import type { Paise } from "#app/values/money.ts";
import { type Day, type DayEntry, emptyDay } from "./day.ts";
import { words } from "./words.ts";

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
  const [[found], rows] = await Promise.all([
    context.read(selectDays(context, eq(days.day, day))),
    context.read(entries),
  ]);
  const shown = rows.slice(0, entriesPerPage);
  return {
    day: found ?? emptyDay(day),
    entries: shown,
    before: rows.length > entriesPerPage ? (shown.at(-1)?.seq ?? null) : null,
  };
}

/** The days of a month such as 2026-11 on which anything happened. */
export async function getMonth(context: RequestContext, month: string): Promise<Day[]> {
  return context.read(
    selectDays(context, sql`${days.day} BETWEEN ${`${month}-01`} AND ${`${month}-31`}`),
  );
}

function selectDays({ db }: RequestContext, which: SQL) {
  return db
    .select({
      ...{ day: days.day, delivered: days.delivered, deliveredPaise: days.deliveredPaise },
      ...{ cashPaise: days.cashPaise, upiPaise: days.upiPaise, onlinePaise: days.onlinePaise },
      refundPaise: days.refundPaise,
      khataGivenPaise: days.khataGivenPaise,
      khataCashPaise: days.khataCashPaise,
      khataUpiPaise: days.khataUpiPaise,
      khataOnlinePaise: days.khataOnlinePaise,
      khataCorrectedPaise: days.khataCorrectedPaise,
      roundOffPaise: days.roundOffPaise,
      closedAt: days.closedAt,
      countedPaise: days.countedPaise,
    })
    .from(days)
    .where(which)
    .orderBy(asc(days.day));
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
  const { closed } = await loggedBatch(
    context,
    { kind: "day", id: day, state: dayState },
    {
      closing: db
        .insert(days)
        .values({ day, ...closing })
        .onConflictDoUpdate({
          target: days.day,
          set: closing,
          setWhere: sql`days.closed_at IS NULL`,
        }),
      closed: db.select({ countedPaise: days.countedPaise }).from(days).where(eq(days.day, day)),
    },
  );
  return closed[0]?.countedPaise === countedPaise ? { ok: true } : refused(words.isClosed);
}

function refused(message: string): Closing {
  return { ok: false, status: 409, message };
}
