// Money that has to go back is told to the shopper and shown to the admin until it is back.
import { and, eq, isNotNull, sql } from "drizzle-orm";
import { orders, payments } from "#db/schema.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { formatPaise } from "#app/values/money.ts";

/** `lines` are for the shopper, `refundDue` for the admin's 'Refund due'. Who asks must have been let to see the order. */
export type PaymentNotes = { refundDue: boolean; lines: string[] };

export async function getPaymentNotes(context: RequestContext, orderId: string): Promise<PaymentNotes> {
  const refunds = await context.read(
    context.db.select({ id: payments.id, amountPaise: payments.amountPaise, refundStatus: payments.refundStatus }).from(payments)
      .where(and(eq(payments.orderId, orderId), isNotNull(payments.refundStatus))).orderBy(payments.createdAt),
  );
  return {
    refundDue: refunds.some((refund) => refund.refundStatus !== "SUCCESS"),
    lines: refunds.map(({ id, amountPaise, refundStatus }) => refundStatus === "SUCCESS"
      ? `A payment of ${formatPaise(amountPaise)} that was not needed (reference ${id}) was refunded.`
      : `A payment of ${formatPaise(amountPaise)} that was not needed (reference ${id}) is being refunded.`),
  };
}

/** A column for a list of orders. */
export function refundDueColumn() {
  return sql`EXISTS (SELECT 1 FROM payments AS p WHERE p.order_id = ${orders.id} AND p.refund_status <> 'SUCCESS')`
    .mapWith(Boolean).as("refund_due");
}
