import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { milliseconds } from "./columns.ts";
import { orders } from "./orders.ts";
import { users } from "./users.ts";

/** What a customer orders on the same days of every week. */
export const standingOrders = sqliteTable(
  "standing_orders",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** 1 is Monday. */
    weekdays: text("weekdays", { mode: "json" }).$type<number[]>().notNull(),
    /** "07:00", when the window begins; none is as soon as possible. */
    slotFrom: text("slot_from"),
    /** Of the customer's addresses; none is the one that stands first. */
    addressId: text("address_id"),
    isOnKhata: integer("is_on_khata", { mode: "boolean" }).notNull().default(false),
    mostPaise: integer("most_paise"),
    /** The last day without. */
    pausedUntil: text("paused_until"),
    isActive: integer("is_active", { mode: "boolean" }).notNull().default(true),
    createdAt: milliseconds("created_at").notNull(),
    /** When its days were last changed: a day before that is not made up for. */
    changedAt: milliseconds("changed_at").notNull(),
  },
  (t) => [index("standing_orders_user").on(t.userId, t.createdAt)],
);

/** A pack that is gone keeps the name it had. */
export const standingLines = sqliteTable(
  "standing_lines",
  {
    standingId: text("standing_id")
      .notNull()
      .references(() => standingOrders.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    financialId: text("financial_id").notNull(),
    qty: integer("qty").notNull(),
    name: text("name").notNull(),
    nameHi: text("name_hi"),
    brand: text("brand").notNull(),
    quantityMilli: integer("quantity_milli").notNull(),
    units: text("units").notNull(),
  },
  (t) => [primaryKey({ columns: [t.standingId, t.position] })],
);

/** What became of a day, once: skipped by the customer, placed, or why it was not. */
export const standingDays = sqliteTable(
  "standing_days",
  {
    standingId: text("standing_id")
      .notNull()
      .references(() => standingOrders.id, { onDelete: "cascade" }),
    /** Such as 2026-11-28, of India. */
    day: text("day").notNull(),
    outcome: text("outcome").notNull(),
    orderId: text("order_id").references(() => orders.id),
    createdAt: milliseconds("created_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.standingId, t.day] }), index("standing_days_day").on(t.day)],
);

/** At most one row: when the next day's orders are placed, in minutes of the Indian day. */
export const standingHour = sqliteTable("standing_hour", {
  id: integer("id").primaryKey(),
  minutes: integer("minutes").notNull(),
});
