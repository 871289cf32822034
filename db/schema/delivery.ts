import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { flag, milliseconds } from "./columns.ts";

/** Where the shop delivers, by PIN code; with no row it delivers everywhere, for nothing. */
export const serviceAreas = sqliteTable(
  "service_areas",
  {
    postalCode: text("postal_code").primaryKey(),
    isActive: flag("is_active").notNull().default(true),
    feePaise: integer("fee_paise").notNull(),
    /** Goods for so much are delivered for nothing; null is never. */
    freeFromPaise: integer("free_from_paise"),
    minimumPaise: integer("minimum_paise").notNull(),
  },
  (t) => [
    check(
      "service_areas_amounts",
      sql`${t.feePaise} >= 0 and coalesce(${t.freeFromPaise}, 0) >= 0 and ${t.minimumPaise} >= 0`,
    ),
  ],
);

/** A window of every week, from which windows of days are made ahead; minutes of the Indian day. */
export const slotTemplates = sqliteTable(
  "slot_templates",
  {
    id: text("id").primaryKey(),
    /** 0 is Sunday. */
    weekday: integer("weekday").notNull(),
    fromMinute: integer("from_minute").notNull(),
    toMinute: integer("to_minute").notNull(),
    capacity: integer("capacity").notNull(),
    /** So long before it begins the window closes. */
    cutoffMinutes: integer("cutoff_minutes").notNull(),
    feePaise: integer("fee_paise").notNull(),
  },
  (t) => [
    check(
      "slot_templates_day",
      sql`${t.weekday} between 0 and 6 and ${t.fromMinute} >= 0 and ${t.fromMinute} < ${t.toMinute} and ${t.toMinute} <= 1440`,
    ),
    check(
      "slot_templates_amounts",
      sql`${t.capacity} > 0 and ${t.cutoffMinutes} >= 0 and ${t.feePaise} >= 0`,
    ),
  ],
);

/**
 * A window of one day with its places: an order takes one in its own batch, and gives it back when
 * it is cancelled or expires.
 */
export const deliverySlots = sqliteTable(
  "delivery_slots",
  {
    id: text("id").primaryKey(),
    templateId: text("template_id"),
    /** Of its beginning in India: 2026-11-23. */
    day: text("day").notNull(),
    fromAt: milliseconds("from_at").notNull(),
    toAt: milliseconds("to_at").notNull(),
    cutoffAt: milliseconds("cutoff_at").notNull(),
    capacity: integer("capacity").notNull(),
    taken: integer("taken").notNull().default(0),
    feePaise: integer("fee_paise").notNull(),
    /** Taken away by the owner; orders that have it keep it. */
    isOff: flag("is_off").notNull().default(false),
  },
  (t) => [
    uniqueIndex("delivery_slots_made").on(t.templateId, t.day),
    index("delivery_slots_open").on(t.cutoffAt),
    check("delivery_slots_places", sql`${t.taken} between 0 and ${t.capacity}`),
    check("delivery_slots_times", sql`${t.fromAt} < ${t.toAt}`),
    check("delivery_slots_fee", sql`${t.feePaise} >= 0`),
  ],
);

/** Days on which nothing goes out, with a word to the shoppers. */
export const shopClosures = sqliteTable("shop_closures", {
  day: text("day").primaryKey(),
  words: text("words").notNull().default(""),
});

/** When the shop is open, by weekday; a day without a row is closed once another has one. */
export const openingHours = sqliteTable(
  "opening_hours",
  {
    weekday: integer("weekday").primaryKey(),
    openMinute: integer("open_minute").notNull(),
    closeMinute: integer("close_minute").notNull(),
    /** Shut in between, at noon; null on both where it is open all the while. */
    breakFromMinute: integer("break_from_minute"),
    breakToMinute: integer("break_to_minute"),
  },
  (t) => [
    check(
      "opening_hours_day",
      sql`${t.weekday} between 0 and 6 and ${t.openMinute} >= 0 and ${t.openMinute} < ${t.closeMinute} and ${t.closeMinute} <= 1440`,
    ),
  ],
);
