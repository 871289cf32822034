// The success page makes nothing paid: the gateway does, and only for an order of the customer who
// asks, or for an admin.
import { and, desc, eq, isNotNull } from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import { payments } from "#db/schema/payments.ts";
import type { Customer } from "#app/features/session/visitor.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { batch } from "#app/platform/statements.server.ts";
import { isId } from "#app/values/identifier.ts";
import {
  type SettledState,
  settlePayment,
} from "#app/features/payments/settle/settle-payment.server.ts";
import { may } from "#app/values/roles.ts";

export type PaymentResult = Exclude<SettledState, "unknown">;

/** The order that counts first: one of several attempts may have paid while another still waits. */
const telling: PaymentResult[] = ["paid", "pending", "refunding", "unavailable"];
const mostAsked = 3;

export async function getPaymentResult(
  context: RequestContext,
  customer: Customer,
  orderId: string,
): Promise<PaymentResult> {
  if (!isId(orderId)) return "unpaid";
  const isOwn = and(
    eq(orders.id, orderId),
    may(customer.role, "till") ? undefined : eq(orders.userId, customer.id),
  );
  const {
    order: [order],
    begun,
  } = await batch(context.db, {
    order: context.db.select({ paidAt: orders.paidAt }).from(orders).where(isOwn),
    begun: context.db
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.orderId, orderId), isNotNull(payments.link)))
      .orderBy(desc(payments.createdAt))
      .limit(mostAsked),
  });
  if (!order) return "unpaid";
  if (order.paidAt !== null) return "paid";
  const settled = await Promise.all(begun.map((payment) => settlePayment(context, payment.id)));
  return (
    telling.find((state) => settled.some((settlement) => settlement.state === state)) ?? "unpaid"
  );
}
