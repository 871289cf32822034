// Under the regular regime goods without a tax class can't be dispatched: which of an order's lack one.
import { asc, eq, isNull, sql } from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import { products } from "#db/schema/products.ts";
import { productCalled } from "#db/shown-names.ts";
import { unclassedGoods } from "#app/features/billing/settled-goods.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";

/** The class that most goods of its category have. */
export const likelyClass = sql<string | null>`(SELECT tax_class_id FROM products AS p
  WHERE p.category_id = products.category_id AND p.tax_class_id IS NOT NULL
  GROUP BY p.tax_class_id ORDER BY count(*) DESC, p.tax_class_id LIMIT 1)`;

/** What was ordered and what went in its place, each with the class that is likely its own. */
export function listUnclassedOf({ db, read }: RequestContext, orderId: string) {
  const ordered = sql`${products.id} IN (SELECT product_id FROM order_lines WHERE order_id = ${orderId}
    UNION SELECT d.product_id FROM order_changes AS h JOIN order_change_lines AS c ON c.change_id = h.id
    JOIN financials AS f ON f.id = c.swap_financial_id JOIN details AS d ON d.id = f.detail_id
    WHERE h.order_id = ${orderId})`;
  return read(
    db
      .select({ id: products.id, name: productCalled().as("name"), guess: likelyClass.as("guess") })
      .from(products)
      .where(sql`${isNull(products.taxClassId)} AND ${ordered}`)
      .orderBy(asc(products.seq)),
  );
}

/** The names of those that keep an order from being dispatched, under this regime. */
export async function namesLackingClass(
  context: RequestContext,
  orderId: string,
): Promise<string[]> {
  const [row] = await context.read(
    context.db
      .select({ names: unclassedGoods(context).as("lacking") })
      .from(orders)
      .where(eq(orders.id, orderId)),
  );
  return row?.names ? (JSON.parse(row.names) as string[]) : [];
}
