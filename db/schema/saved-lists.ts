import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { milliseconds } from "./columns.ts";
import { users } from "./users.ts";

/** Goods that a customer keeps under a name, to buy them again. */
export const savedLists = sqliteTable(
  "saved_lists",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    createdAt: milliseconds("created_at").notNull(),
  },
  (t) => [index("saved_lists_user").on(t.userId, t.createdAt)],
);

/** A pack that is gone keeps the name it had. */
export const savedListLines = sqliteTable(
  "saved_list_lines",
  {
    listId: text("list_id")
      .notNull()
      .references(() => savedLists.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    financialId: text("financial_id").notNull(),
    qty: integer("qty").notNull(),
    name: text("name").notNull(),
    nameHi: text("name_hi"),
    brand: text("brand").notNull(),
    quantityMilli: integer("quantity_milli").notNull(),
    units: text("units").notNull(),
  },
  (t) => [primaryKey({ columns: [t.listId, t.position] })],
);

/** Who wants to be told when a pack is in stock again; told once. */
export const backWishes = sqliteTable(
  "back_wishes",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    financialId: text("financial_id").notNull(),
    createdAt: milliseconds("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.financialId] }),
    index("back_wishes_pack").on(t.financialId),
  ],
);
