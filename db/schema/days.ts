import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { dayFigures } from "#app/values/day-figures.ts";
import type { Notes } from "#app/values/notes.ts";
import { milliseconds } from "./columns.ts";

const kinds = sql.raw(dayFigures.map((kind) => `'${kind}'`).join(", "));

/** What happened to the shop's money, as `bookMoney` writes it. */
export const dayEntries = sqliteTable(
  "day_entries",
  {
    seq: integer("seq").primaryKey({ autoIncrement: true }),
    /** When it was made, or the first day after that is not closed. */
    day: text("day"),
    kind: text("kind", { enum: dayFigures }).notNull(),
    amountPaise: integer("amount_paise").notNull(),
    orderId: text("order_id"),
    accountId: text("account_id"),
    /** To whom cash was paid out, what for, or why it was taken. */
    text: text("text").notNull().default(""),
    createdAt: milliseconds("created_at").notNull(),
    /** Of what it is an entry, so that nothing is booked twice; older entries have none. */
    bookingKey: text("booking_key").unique(),
  },
  (t) => [
    check("day_entries_kind", sql`${t.kind} in (${kinds})`),
    index("day_entries_day").on(t.day, t.seq),
    index("day_entries_order").on(t.orderId, t.createdAt),
  ],
);

const paise = (name: string) => integer(name).notNull().default(0);

/** A day that is closed, such as 2026-11-22 of India, with its sums; it never changes. */
export const days = sqliteTable(
  "days",
  {
    day: text("day").primaryKey(),
    /** How many orders; one whose goods all came back is none. */
    delivered: integer("delivered").notNull().default(0),
    deliveredPaise: paise("delivered_paise"),
    cashPaise: paise("cash_paise"),
    upiPaise: paise("upi_paise"),
    onlinePaise: paise("online_paise"),
    refundPaise: paise("refund_paise"),
    khataGivenPaise: paise("khata_given_paise"),
    khataCashPaise: paise("khata_cash_paise"),
    khataUpiPaise: paise("khata_upi_paise"),
    khataOnlinePaise: paise("khata_online_paise"),
    khataCorrectedPaise: paise("khata_corrected_paise"),
    roundOffPaise: paise("round_off_paise"),
    floatPaise: paise("float_paise"),
    expensePaise: paise("expense_paise"),
    drawingPaise: paise("drawing_paise"),
    depositPaise: paise("deposit_paise"),
    withRiderPaise: paise("with_rider_paise"),
    closedAt: milliseconds("closed_at"),
    closedBy: text("closed_by"),
    countedPaise: integer("counted_paise"),
    /** How many of each note and coin, by its rupees, where they were counted so. */
    notes: text("notes", { mode: "json" }).$type<Notes>(),
  },
  (t) => [
    index("days_closed")
      .on(t.day)
      .where(sql`closed_at is not null`),
  ],
);
