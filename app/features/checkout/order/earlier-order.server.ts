// A key belongs to one customer, or to the shop: nobody learns of another's orders by it.
import { and, eq, ne } from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import type { RequestContext } from "#app/platform/context.server.ts";

/** The order that was placed under the key, if any; without a customer's id one that the shop made. */
export async function getEarlierOrder(
  context: RequestContext,
  customerId: string | null,
  orderKey: string,
) {
  const [earlier] = await context.read(
    context.db
      .select({ id: orders.id, cartDigest: orders.cartDigest })
      .from(orders)
      .where(
        and(
          customerId === null ? ne(orders.channel, "web") : eq(orders.userId, customerId),
          eq(orders.orderKey, orderKey),
        ),
      ),
  );
  return earlier ?? null;
}
