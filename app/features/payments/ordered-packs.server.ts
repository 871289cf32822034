// What orders hold of the shelf, for batches: taken in one statement, given back in one.
import { type SQL, eq, inArray, sum } from "drizzle-orm";
import type { Database } from "#app/platform/database.server.ts";
import { minus, plus } from "#app/platform/statements.server.ts";
import { orderLines, orders } from "#db/schema/orders.ts";
import { financials } from "#db/schema/products.ts";

/** The packs of the orders that `which` picks; `financials_stock` breaks where one is short. */
export function takeOrderedPacks(db: Database, which: SQL) {
  const taken = orderedPacks(db, which);
  return db
    .update(financials)
    .set({ countInStock: minus(financials.countInStock, taken.qty) })
    .from(taken)
    .where(eq(financials.id, taken.financialId));
}

export function returnOrderedPacks(db: Database, which: SQL) {
  const back = orderedPacks(db, which);
  return db
    .update(financials)
    .set({ countInStock: plus(financials.countInStock, back.qty) })
    .from(back)
    .where(eq(financials.id, back.financialId));
}

function orderedPacks(db: Database, which: SQL) {
  const meant = db.select({ id: orders.id }).from(orders).where(which);
  return db
    .select({ financialId: orderLines.financialId, qty: sum(orderLines.qty).as("qty") })
    .from(orderLines)
    .where(inArray(orderLines.orderId, meant))
    .groupBy(orderLines.financialId)
    .as("packs");
}
