// Under the regular regime goods without a tax class can't be dispatched: which of an order's lack one.
import { asc, eq, isNull, sql } from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import { products } from "#db/schema/products.ts";
import { productCalled } from "#db/shown-names.ts";
import { unclassedGoods } from "#app/features/billing/settled-goods.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { guessClasses } from "./class-guess.server.ts";

/** What was ordered and what went in its place, each with the class that is likely its own. */
export async function listUnclassedOf(context: RequestContext, orderId: string) {
  const { id, name, nameHi, categoryId } = products;
  const ordered = sql`${products.id} IN (SELECT product_id FROM order_lines WHERE order_id = ${orderId}
    UNION SELECT d.product_id FROM order_changes AS h JOIN order_change_lines AS c ON c.change_id = h.id
    JOIN financials AS f ON f.id = c.swap_financial_id JOIN details AS d ON d.id = f.detail_id
    WHERE h.order_id = ${orderId})`;
  const goods = await context.read(
    context.db
      .select({ id, name, nameHi, categoryId, called: productCalled().as("called") })
      .from(products)
      .where(sql`${isNull(products.taxClassId)} AND ${ordered}`)
      .orderBy(asc(products.seq)),
  );
  const guesses = await guessClasses(context, goods);
  return goods.map((one) => ({
    ...{ id: one.id, name: one.called, guess: guesses.get(one.id) ?? null },
  }));
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
