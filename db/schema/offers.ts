import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { milliseconds } from "./columns.ts";
import { orders } from "./orders.ts";

/** What the shop gives: on a typed code, on the whole cart, or of packs of one kind. */
export const offers = sqliteTable(
  "offers",
  {
    id: text("id").primaryKey(),
    kind: text("kind", { enum: ["code", "cart", "pack"] }).notNull(),
    /** In capitals. */
    code: text("code"),
    percent: integer("percent"),
    amountPaise: integer("amount_paise"),
    /** The most that a percentage takes off. */
    atMostPaise: integer("at_most_paise"),
    smallestPaise: integer("smallest_paise").notNull().default(0),
    /** Of every `buy + free` of these packs `free` cost nothing. */
    financialId: text("financial_id"),
    buy: integer("buy"),
    free: integer("free"),
    /** Its first and last day in India, such as 2026-11-21. */
    fromDay: text("from_day"),
    untilDay: text("until_day"),
    /** How many orders it is for, in all and of each customer. */
    times: integer("times"),
    timesEach: integer("times_each"),
    firstOrderOnly: integer("first_order_only", { mode: "boolean" }).notNull().default(false),
    isActive: integer("is_active", { mode: "boolean" }).notNull().default(true),
    /** Raised with every change: an order is placed by the offer that was reckoned. */
    version: integer("version").notNull().default(1),
    createdAt: milliseconds("created_at").notNull(),
  },
  (t) => [
    index("offers_living").on(t.kind, t.untilDay),
    index("offers_code").on(t.code),
    check(
      "offers_gives",
      sql`CASE ${t.kind} WHEN 'pack' THEN ${t.financialId} IS NOT NULL AND ${t.buy} > 0 AND ${t.free} > 0
        ELSE (${t.percent} IS NULL) <> (${t.amountPaise} IS NULL)
          AND coalesce(${t.percent}, 1) BETWEEN 1 AND 100 AND coalesce(${t.amountPaise}, 1) > 0 END`,
    ),
  ],
);

/** What an offer took off an order; as long as the order stands it is a use of the offer. */
export const orderOffers = sqliteTable(
  "order_offers",
  {
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    offerId: text("offer_id")
      .notNull()
      .references(() => offers.id),
    amountPaise: integer("amount_paise").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.offerId] }),
    index("order_offers_offer").on(t.offerId),
    check("order_offers_amount", sql`${t.amountPaise} > 0`),
  ],
);
