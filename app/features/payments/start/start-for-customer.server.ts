// At the door the shop's own phone shows the payment page of a customer's order.
import { eq } from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { isId } from "#app/values/identifier.ts";
import { type PaymentRequest, type PaymentStart, startPayment } from "./start-payment.server.ts";

/** The caller has made sure that an admin asks. */
export async function startForCustomer(
  context: RequestContext,
  request: PaymentRequest,
): Promise<PaymentStart> {
  const [order] = isId(request.orderId)
    ? await context.db
        .select({ id: orders.userId, phone: orders.customerPhone })
        .from(orders)
        .where(eq(orders.id, request.orderId))
    : [];
  if (!order?.id) return { ok: false, reason: "not-found" };
  return startPayment(context, { id: order.id, phone: order.phone }, request);
}
