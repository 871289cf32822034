import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { complaintReasons, complaintWishes, settlements } from "#app/values/complaints.ts";
import { milliseconds } from "./columns.ts";
import { orders } from "./orders.ts";
import { users } from "./users.ts";

/** What a customer told the shop was wrong, of an order or in general, under a number that is said to both. */
export const complaints = sqliteTable(
  "complaints",
  {
    seq: integer("seq").primaryKey({ autoIncrement: true }),
    number: text("number").notNull().unique(),
    /** What a form or a call is known by: sent twice, it is one complaint. */
    complaintKey: text("complaint_key").unique(),
    /** Nobody's where the sender has no account, or deleted it. */
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    orderId: text("order_id").references(() => orders.id),
    name: text("name").notNull(),
    phone: text("phone").notNull(),
    reason: text("reason", { enum: complaintReasons }).notNull(),
    text: text("text").notNull().default(""),
    /** What the customer would like; none where nothing was chosen. */
    wish: text("wish", { enum: complaintWishes }),
    pictureId: text("picture_id").unique(),
    createdAt: milliseconds("created_at").notNull(),
    acknowledgedAt: milliseconds("acknowledged_at"),
    /** Who in the shop answered. */
    acknowledgedBy: text("acknowledged_by"),
  },
  (t) => [
    index("complaints_user").on(t.userId, t.createdAt),
    index("complaints_order").on(t.orderId),
    index("complaints_unanswered")
      .on(t.seq)
      .where(sql`acknowledged_at is null`),
  ],
);

export const complaintLines = sqliteTable(
  "complaint_lines",
  {
    number: text("number")
      .notNull()
      .references(() => complaints.number),
    financialId: text("financial_id").notNull(),
    qty: integer("qty").notNull(),
  },
  (t) => [primaryKey({ columns: [t.number, t.financialId] })],
);

/** How one was settled, which is once. */
export const complaintSettlements = sqliteTable("complaint_settlements", {
  number: text("number")
    .primaryKey()
    .references(() => complaints.number),
  settledAs: text("settled_as", { enum: settlements }).notNull(),
  text: text("text").notNull(),
  /** What was given back. */
  paise: integer("paise").notNull().default(0),
  /** The order that brings the goods again. */
  resendId: text("resend_id").references(() => orders.id),
  settledAt: milliseconds("settled_at").notNull(),
  settledBy: text("settled_by"),
});

/** Pictures of what was wrong, in R2 under `complaints/`. */
export const complaintPictures = sqliteTable(
  "complaint_pictures",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    createdAt: milliseconds("created_at").notNull(),
  },
  (t) => [index("complaint_pictures_age").on(t.createdAt)],
);
