import { sql } from "drizzle-orm";
import { index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { flag, milliseconds } from "./columns.ts";
import { users } from "./users.ts";

/** Where a customer wants things brought: ten at most, as a trigger holds. Who has any has one default. */
export const addresses = sqliteTable(
  "addresses",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** "Home"; what the customer calls it. */
    label: text("label").notNull().default(""),
    street: text("street").notNull(),
    city: text("city").notNull(),
    postalCode: text("postal_code").notNull(),
    landmark: text("landmark").notNull().default(""),
    /** What to know at the door. */
    doorNote: text("door_note").notNull().default(""),
    isDefault: flag("is_default").notNull().default(false),
    createdAt: milliseconds("created_at").notNull(),
  },
  (t) => [
    index("addresses_user").on(t.userId, t.createdAt),
    uniqueIndex("addresses_default")
      .on(t.userId)
      .where(sql`is_default = 1`),
  ],
);
