import { asc, count } from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import { hasKhata } from "#app/features/khata/give-order.server.ts";
import { orderColumns } from "#app/features/orders/order-columns.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { type Stage, whichOrders } from "./which-orders.server.ts";

/** Whole orders for papers, the oldest first; the caller has made sure that an admin asks. */
export function listWholeOrders(context: RequestContext, which: string[] | Stage) {
  return context.read(
    context.db
      .select({ ...orderColumns(), canOwe: hasKhata.as("can_owe") })
      .from(orders)
      .where(whichOrders(context, which))
      .orderBy(asc(orders.createdAt)),
  );
}

export async function countOrders(context: RequestContext, stage: Stage): Promise<number> {
  const counted = context.db
    .select({ count: count() })
    .from(orders)
    .where(whichOrders(context, stage));
  return (await context.read(counted))[0]?.count ?? 0;
}
