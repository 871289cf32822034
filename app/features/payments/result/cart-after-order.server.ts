// What was paid leaves the cart, what was added since stays: an order takes nothing but its own
// lines.
import { eq } from "drizzle-orm";
import { orderLines, orders } from "#db/schema/orders.ts";
import { cartInCookie, serializeCart } from "#app/features/cart/cart-cookie.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { batch } from "#app/platform/statements.server.ts";
import { newId } from "#app/values/identifier.ts";

/**
 * The Set-Cookie header of the cart without the order's lines; none when the cart is another one.
 */
export async function clearPaidCart(context: RequestContext, orderId: string): Promise<string[]> {
  const cart = cartInCookie(context);
  const {
    order: [order],
    lines,
  } = await batch(context.db, {
    order: context.db
      .select({ orderKey: orders.orderKey })
      .from(orders)
      .where(eq(orders.id, orderId)),
    lines: context.db
      .select({ financialId: orderLines.financialId })
      .from(orderLines)
      .where(eq(orderLines.orderId, orderId)),
  });
  if (order?.orderKey !== cart.key) return [];
  const paid = new Set(lines.map((line) => line.financialId));
  const entries = cart.entries.filter((entry) => !paid.has(entry.financialId));
  return [await serializeCart(context, { key: newId(), entries })];
}
