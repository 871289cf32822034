// What goes back to the shelf, as rows of `financial_id` and `qty`, each pack once.
import { type SQL, and, sql } from "drizzle-orm";
import { financials } from "#db/schema/products.ts";
import type { RequestContext } from "#app/platform/context.server.ts";

/** For a batch; fewer stand on it where `qty` is negative. */
export function putOnShelf({ db }: RequestContext, packs: SQL, may?: SQL) {
  return db
    .update(financials)
    .set({ countInStock: sql`${financials.countInStock} + packs.qty` })
    .from(sql`${packs} AS packs`)
    .where(and(sql`${financials.id} = packs.financial_id`, may));
}

/** What a settlement counted of the shelf and swapped from it; `times` -1 takes it back. */
export function changedStock(changeId: string | SQL, times: 1 | -1 = 1): SQL {
  return sql`(SELECT financial_id, ${times} * sum(qty) AS qty FROM (
      SELECT financial_id, stock_delta AS qty FROM order_change_lines WHERE change_id = ${changeId}
      UNION ALL SELECT swap_financial_id, -swap_qty FROM order_change_lines
        WHERE change_id = ${changeId} AND swap_financial_id IS NOT NULL)
    GROUP BY financial_id HAVING sum(qty) <> 0)`;
}
