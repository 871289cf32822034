import { asc } from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import { orderColumns } from "#app/features/orders/order-columns.server.ts";
import { oneOf } from "#app/platform/statements.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";

/** Whole orders for papers, the oldest first; the caller has made sure that an admin asks. */
export function listWholeOrders(context: RequestContext, orderIds: string[]) {
  return context.read(
    context.db
      .select(orderColumns())
      .from(orders)
      .where(oneOf(orders.id, orderIds))
      .orderBy(asc(orders.createdAt)),
  );
}
