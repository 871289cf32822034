import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { maxQty } from "#app/values/limits.ts";
import { milliseconds } from "./columns.ts";
import { orders } from "./orders.ts";

/**
 * What packing changed of an order, and what taking that back restored; triggers let nothing of it
 * be altered. The newest says what is charged and what lies packed. `asked` is the digest of what
 * was posted.
 */
export const orderChanges = sqliteTable(
  "order_changes",
  {
    seq: integer("seq").primaryKey({ autoIncrement: true }),
    id: text("id").notNull().unique(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id),
    kind: text("kind", { enum: ["settled", "undone"] }).notNull(),
    asked: text("asked").notNull(),
    userId: text("user_id"),
    createdAt: milliseconds("created_at").notNull(),
  },
  (t) => [index("order_changes_order").on(t.orderId, t.seq)],
);

/** Every line of the order as it was packed; `stockDelta` is what counting the shelf changed. */
export const orderChangeLines = sqliteTable(
  "order_change_lines",
  {
    changeId: text("change_id")
      .notNull()
      .references(() => orderChanges.id),
    position: integer("position").notNull(),
    financialId: text("financial_id").notNull(),
    ordered: integer("ordered").notNull(),
    packed: integer("packed").notNull(),
    amountPaise: integer("amount_paise").notNull(),
    stockDelta: integer("stock_delta").notNull().default(0),
    swapFinancialId: text("swap_financial_id"),
    swapName: text("swap_name"),
    swapBrand: text("swap_brand"),
    swapQuantityMilli: integer("swap_quantity_milli"),
    swapUnits: text("swap_units"),
    swapQty: integer("swap_qty"),
    swapPricePaise: integer("swap_price_paise"),
    swapAmountPaise: integer("swap_amount_paise"),
    swapNameHi: text("swap_name_hi"),
    swapMrpPaise: integer("swap_mrp_paise"),
  },
  (t) => [
    primaryKey({ columns: [t.changeId, t.position] }),
    check("order_change_lines_packed", sql`${t.packed} between 0 and ${t.ordered}`),
    check("order_change_lines_amount", sql`${t.amountPaise} >= 0`),
    check(
      "order_change_lines_swap",
      sql`(${t.swapFinancialId} is null) = (${t.swapName} is null)
      and (${t.swapFinancialId} is null) = (${t.swapAmountPaise} is null)
      and (${t.swapFinancialId} is null or (${t.packed} < ${t.ordered} and ${t.swapPricePaise} > 0
      and ${t.swapQty} between 1 and ${sql.raw(String(maxQty))} and ${t.swapAmountPaise} between 0 and ${t.swapPricePaise} * ${t.swapQty}))`,
    ),
  ],
);
