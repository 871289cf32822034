// A key belongs to one customer: nobody learns of another's orders by it.
import { and, eq } from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import type { RequestContext } from "#app/platform/context.server.ts";

/** The order that was placed under the key, if any. */
export async function getEarlierOrder(
  context: RequestContext,
  customerId: string,
  orderKey: string,
) {
  const [earlier] = await context.read(
    context.db
      .select({ id: orders.id, cartDigest: orders.cartDigest })
      .from(orders)
      .where(and(eq(orders.userId, customerId), eq(orders.orderKey, orderKey))),
  );
  return earlier ?? null;
}
