import { sql } from "drizzle-orm";
import { check, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { milliseconds } from "./columns.ts";

/**
 * One save of the price page, by whom; `undoes` is the save it takes back. A change of it that is
 * missing breaks the CHECK.
 */
export const priceSaves = sqliteTable(
  "price_saves",
  {
    seq: integer("seq").primaryKey({ autoIncrement: true }),
    id: text("id").notNull().unique(),
    userId: text("user_id").notNull(),
    userName: text("user_name").notNull(),
    undoes: text("undoes").unique(),
    changeCount: integer("change_count").notNull(),
    changesWritten: integer("changes_written"),
    createdAt: milliseconds("created_at").notNull(),
  },
  (t) => [
    check(
      "price_saves_whole",
      sql`${t.changesWritten} is null or ${t.changesWritten} = ${t.changeCount}`,
    ),
  ],
);

/** Stock is kept as a difference, as sales go on meanwhile. */
export const priceChanges = sqliteTable(
  "price_changes",
  {
    saveId: text("save_id")
      .notNull()
      .references(() => priceSaves.id, { onDelete: "cascade" }),
    financialId: text("financial_id").notNull(),
    oldPricePaise: integer("old_price_paise").notNull(),
    newPricePaise: integer("new_price_paise").notNull(),
    oldDiscountBasisPoints: integer("old_discount_basis_points").notNull(),
    newDiscountBasisPoints: integer("new_discount_basis_points").notNull(),
    stockChange: integer("stock_change").notNull(),
    oldDpricePaise: integer("old_dprice_paise").notNull().default(0),
    newDpricePaise: integer("new_dprice_paise").notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.saveId, t.financialId] })],
);
