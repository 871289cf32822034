import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { milliseconds } from "./columns.ts";
import { orders } from "./orders.ts";

/** One attempt to pay an order; `id` is the gateway's order id, never used twice. */
export const payments = sqliteTable(
  "payments",
  {
    id: text("id").primaryKey(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    amountPaise: integer("amount_paise").notNull(),
    status: text("status").notNull(),
    link: text("link"),
    linkExpiresAt: milliseconds("link_expires_at"),
    createdAt: milliseconds("created_at").notNull(),
    checkedAt: milliseconds("checked_at"),
    chargedAt: milliseconds("charged_at"),
    refundRequestId: text("refund_request_id").unique(),
    refundStatus: text("refund_status"),
    /** What of it went back at the gateway under no request of the shop's. */
    byHandPaise: integer("by_hand_paise").notNull().default(0),
  },
  (t) => [
    index("payments_order").on(t.orderId, t.createdAt),
    index("payments_pending")
      .on(t.checkedAt)
      .where(sql`status in ('NEW', 'PENDING')`),
    index("payments_refund_due")
      .on(t.checkedAt)
      .where(sql`refund_status <> 'SUCCESS'`),
    index("payments_wrong_amount")
      .on(t.orderId)
      .where(sql`status = 'WRONG_AMOUNT'`),
    check("payments_amount", sql`${t.amountPaise} > 0`),
  ],
);

/**
 * Why money that paid an order goes back: less was packed than paid, the order was cancelled, its
 * window was full when it was paid, or goods came back, each time anew.
 */
export type RefundReason = "settled" | "cancelled" | "window" | `returned ${string}`;

/**
 * What goes back of a charge that pays an order, once a reason; a trigger keeps the sum within the
 * charge.
 */
export const refunds = sqliteTable(
  "refunds",
  {
    paymentId: text("payment_id")
      .notNull()
      .references(() => payments.id),
    reason: text("reason").$type<RefundReason>().notNull(),
    requestId: text("request_id").notNull().unique(),
    amountPaise: integer("amount_paise").notNull(),
    status: text("status").notNull().default("DUE"),
    createdAt: milliseconds("created_at").notNull(),
    /** Written before the gateway is first told: from then on it may have gone. */
    sentAt: milliseconds("sent_at"),
    checkedAt: milliseconds("checked_at").notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.paymentId, t.reason] }),
    index("refunds_due")
      .on(t.checkedAt)
      .where(sql`status <> 'SUCCESS'`),
    check("refunds_amount", sql`${t.amountPaise} > 0`),
  ],
);

export const webhookEvents = sqliteTable("webhook_events", {
  id: text("id").primaryKey(),
  paymentId: text("payment_id"),
  name: text("name").notNull(),
  receivedAt: milliseconds("received_at").notNull(),
});
