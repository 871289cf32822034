// What comes in, goes out and is owed stands in the day book: the command that does it books it, in its own batch and under
// its own condition. It books first, while the rows still say what was before.
import { type Column, type SQL, sql } from "drizzle-orm";
import { dayEntries } from "#db/schema/days.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { indianDayOf } from "#app/platform/indian-clock.server.ts";
import { insertFrom } from "#app/platform/statements.server.ts";
import type { DayFigure } from "#app/values/day-figures.ts";

/** Each is a value, or an expression over `from`, which is `FROM … WHERE …`. */
export type Booking = {
  kind: DayFigure | SQL<DayFigure>;
  /** Negative where it takes back what was booked. */
  paise: number | SQL | Column;
  at: number | SQL;
  order: string | SQL | Column | null;
  account?: SQL;
  /** What of the order it is: each step of a kind is booked once at a moment. */
  step: string | SQL;
  from: SQL;
};

/** For a batch. Nothing is booked for nothing, but a delivery counts whatever it costs. */
export function bookMoney({ db }: RequestContext, booking: Booking) {
  const { kind, paise, at, order, account = sql`NULL`, step, from } = booking;
  return insertFrom(db, dayEntries, {
    columns: {
      day: openDayAt(sql`b.at`),
      kind: sql`b.kind`,
      amountPaise: sql`b.paise`,
      orderId: sql`b.order_id`,
      accountId: sql`b.account_id`,
      createdAt: sql`b.at`,
      bookingKey: sql`coalesce(b.order_id, b.account_id) || ' ' || b.kind || ' ' || b.step || ' ' || b.at`,
    },
    from: sql`FROM (SELECT ${kind} AS kind, ${paise} AS paise, CAST(${at} AS INTEGER) AS at, ${order} AS order_id,
        ${account} AS account_id, ${step} AS step ${from}) AS b
      WHERE b.paise <> 0 OR b.kind = 'delivered'`,
  });
}

/** The Indian day of a moment, or the first after it that is not closed. */
function openDayAt(moment: SQL): SQL {
  return sql`(SELECT coalesce((SELECT date(max(d.day), '+1 day') FROM days AS d
      WHERE d.closed_at IS NOT NULL AND d.day >= t.day), t.day)
    FROM (SELECT ${indianDayOf(moment)} AS day) AS t)`;
}
