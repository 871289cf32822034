// What waits for the owner, in few rows however long the shop is open.
import { and, count, eq, sql } from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import { details } from "#db/schema/products.ts";
import { countLow } from "#app/features/catalogue/stock/list-low.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";

/** New orders are looked for among so many of the last. */
const lastOrders = 50;
const soldOutShelf = 2;

export type Waiting = { newOrders: number; soldOut: number; low: number };

/** Orders to be packed, packs that are low, and brands of which every pack is sold out. */
export async function countWaiting(context: RequestContext): Promise<Waiting> {
  const isLast = sql`${orders.seq} > (SELECT max(seq) FROM orders) - ${lastOrders}`;
  const waits = sql`packed_at IS NULL AND stock_returned_at IS NULL
    AND (paid_at IS NOT NULL OR payment_method <> 'Online')`;
  const [[made], [shelf], low] = await Promise.all([
    context.read(context.db.select({ waiting: count() }).from(orders).where(and(isLast, waits))),
    context.read(
      context.db.select({ soldOut: count() }).from(details).where(eq(details.shelf, soldOutShelf)),
    ),
    countLow(context),
  ]);
  return { newOrders: made?.waiting ?? 0, soldOut: shelf?.soldOut ?? 0, low };
}
