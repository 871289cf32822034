// What an order costs: as ordered until it is packed, then what was packed, and nothing once it is
// cancelled.
import { type SQL, sql } from "drizzle-orm";

/** An expression over `orders`, or over it under another name. */
export function payablePaise(orders = "orders"): SQL<number> {
  const of = (column: string) => sql.raw(`${orders}.${column}`);
  return sql<number>`CASE WHEN ${of("cancelled_at")} IS NOT NULL THEN 0
    ELSE coalesce(${of("settled_paise")}, ${of("total_paise")}) END`;
}
