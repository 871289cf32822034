import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { milliseconds } from "./columns.ts";
import { orders } from "./orders.ts";

/** Cash that a rider says is handed over, and what of it the shop counted, which is once. */
export const handovers = sqliteTable(
  "handovers",
  {
    id: text("id").primaryKey(),
    riderId: text("rider_id").notNull(),
    /** As the rider says. */
    amountPaise: integer("amount_paise").notNull(),
    /** What was taken in cash since the handover before. */
    takenPaise: integer("taken_paise").notNull(),
    createdAt: milliseconds("created_at").notNull(),
    countedPaise: integer("counted_paise"),
    countedAt: milliseconds("counted_at"),
    countedBy: text("counted_by"),
  },
  (t) => [
    index("handovers_rider").on(t.riderId, t.createdAt),
    index("handovers_counted").on(t.countedAt),
  ],
);

/** What a rider took at the doors; by which handover the cash of it went to the shop. */
export const takings = sqliteTable(
  "takings",
  {
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id),
    riderId: text("rider_id").notNull(),
    method: text("method", { enum: ["cash", "upi"] }).notNull(),
    amountPaise: integer("amount_paise").notNull(),
    takenAt: milliseconds("taken_at").notNull(),
    handoverId: text("handover_id").references(() => handovers.id),
  },
  (t) => [
    uniqueIndex("takings_order").on(t.orderId),
    index("takings_open").on(t.riderId, t.handoverId),
  ],
);
