// What comes in, goes out and is owed stands in the day book: the command that does it books it, in its own batch and under
// its own condition. It books first, while the rows still say what was before.
import { type Column, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { dayEntries } from "#db/schema/days.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { indianDayOf } from "#app/platform/indian-clock.server.ts";
import { type From, insertFrom, selectFrom } from "#app/platform/statements.server.ts";
import type { DayFigure } from "#app/values/day-figures.ts";

/** Each is a value, or an expression over `from`. */
export type Booking = {
  kind: DayFigure | SQL<DayFigure> | Column;
  /** Negative where it takes back what was booked. */
  paise: number | SQL | Column;
  at: number | SQL | Column;
  order: string | SQL | Column | null;
  account?: SQL | Column;
  /** What people wrote to it. */
  text?: string | Column;
  /** What of the order it is: each step of a kind is booked once at a moment. */
  step: string | SQL;
  from: From;
};

const b = alias(dayEntries, "b");

/** For a batch. Nothing is booked for nothing, but a delivery counts whatever it costs. */
export function bookMoney({ db }: RequestContext, booking: Booking) {
  const { kind, paise, at, order, account = null, text = "", step, from } = booking;
  const row = sql`${kind} AS kind, ${paise} AS amount_paise, CAST(${at} AS INTEGER) AS created_at,
    ${order} AS order_id, ${account} AS account_id, ${text} AS text, ${step} AS step`;
  return insertFrom(db, dayEntries, {
    columns: {
      ...{ day: openDay, kind: b.kind, amountPaise: b.amountPaise, createdAt: b.createdAt },
      ...{ orderId: b.orderId, accountId: b.accountId, text: b.text },
      bookingKey: sql`coalesce(b.order_id, b.account_id, 'drawer') || ' ' || b.kind || ' ' || b.step || ' ' || b.created_at`,
    },
    from: sql`FROM (${selectFrom(db, row, from)}) AS b WHERE b.amount_paise <> 0 OR b.kind = 'delivered'`,
  });
}

/** The Indian day of a booking, or the first after it that is not closed. */
const openDay = sql`(SELECT coalesce((SELECT date(max(d.day), '+1 day') FROM days AS d
      WHERE d.closed_at IS NOT NULL AND d.day >= t.day), t.day)
    FROM (SELECT ${indianDayOf(sql`b.created_at`)} AS day) AS t)`;
