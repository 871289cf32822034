import { sql } from "drizzle-orm";
import { check, integer, sqliteTable } from "drizzle-orm/sqlite-core";
import { firstComplaintDays } from "#app/values/complaints.ts";

/** At most one row: without it the first values hold, which the trigger on orders knows too. */
export const shopLimits = sqliteTable(
  "shop_limits",
  {
    id: integer("id").primaryKey(),
    openOrders: integer("open_orders").notNull(),
    openPaise: integer("open_paise").notNull(),
    ordersAnHour: integer("orders_an_hour").notNull(),
    packsADay: integer("packs_a_day").notNull(),
    codesAnHour: integer("codes_an_hour").notNull(),
    complaintDays: integer("complaint_days").notNull().default(firstComplaintDays),
  },
  (t) => [
    check("shop_limits_one", sql`${t.id} = 1`),
    check(
      "shop_limits_positive",
      sql`min(${t.openOrders}, ${t.openPaise}, ${t.ordersAnHour}, ${t.packsADay}, ${t.codesAnHour}) > 0`,
    ),
  ],
);
