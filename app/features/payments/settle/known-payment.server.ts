// What the shop knows of a payment without asking anyone.
import { eq } from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import { payments } from "#db/schema/payments.ts";
import type { RequestContext } from "#app/platform/context.server.ts";

export async function getPayment({ db }: RequestContext, paymentId: string) {
  const [payment] = await db
    .select({
      id: payments.id,
      orderId: payments.orderId,
      amountPaise: payments.amountPaise,
      createdAt: payments.createdAt,
      linkExpiresAt: payments.linkExpiresAt,
      refundRequestId: payments.refundRequestId,
      refundStatus: payments.refundStatus,
      byHandPaise: payments.byHandPaise,
      customerId: orders.userId,
      paidBy: orders.paymentReference,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(payments.id, paymentId));
  if (!payment) return null;
  const { paidBy, ...known } = payment;
  return { ...known, hasPaid: paidBy === known.id };
}

export type KnownPayment = NonNullable<Awaited<ReturnType<typeof getPayment>>>;
