// A refund is asked for once under one id: the gateway is asked whether it knows of it before it is
// told to. One that failed gets another id, which is written before it is used, and so few of them
// that nobody waits for ever.
import { and, eq, sql } from "drizzle-orm";
import { payments } from "#db/schema/payments.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { gateway } from "#app/features/payments/gateway/gateway.server.ts";
import {
  type KnownPayment,
  getPayment,
} from "#app/features/payments/settle/known-payment.server.ts";
import { gonePaise } from "#app/features/payments/refunds/record-refunds.server.ts";
import { recordRefund } from "#app/features/payments/settle/record-refund.server.ts";
import { claimPayments } from "#app/features/payments/claim-payments.server.ts";
import { nextRefundRequest } from "#app/features/payments/refunds/refund-request.ts";

const mostARun = 10;
const waitAfterFailureMs = 60 * 60 * 1000;

export async function finishRefunds(context: RequestContext): Promise<void> {
  const claimed = await claimPayments(
    context,
    sql`refund_status <> 'SUCCESS'
    AND (refund_status <> 'FAILURE' OR checked_at <= ${context.now - waitAfterFailureMs})`,
    mostARun,
  );
  await Promise.all(claimed.map((paymentId) => advanceRefund(context, paymentId)));
}

async function advanceRefund(context: RequestContext, paymentId: string): Promise<void> {
  const payment = await getPayment(context, paymentId);
  if (!payment?.refundRequestId) return;
  const known = await gateway.getStatus(context, payment);
  if (!known.ok) return;
  const status = await recordRefund(context, payment, known);
  const hasWaited = status === "FAILURE" && payment.refundStatus === "FAILURE";
  const refundRequestId = hasWaited
    ? await takeNextRequest(context, payment, payment.refundRequestId)
    : payment.refundRequestId;
  if (!refundRequestId || (status !== null && !hasWaited) || known.state !== "charged") return;
  const amountPaise = payment.amountPaise - gonePaise(payment, known);
  const asked = await gateway.refundCharge(context, { ...payment, amountPaise, refundRequestId });
  if (asked.ok)
    await recordRefund(context, { ...payment, refundRequestId, refundStatus: "DUE" }, asked);
}

/** The id of the next try; null after the last, or when another run took it. */
async function takeNextRequest(
  { db }: RequestContext,
  { id }: KnownPayment,
  failed: string,
): Promise<string | null> {
  const refundRequestId = nextRefundRequest(id, failed);
  if (!refundRequestId) return null;
  const taken = await db
    .update(payments)
    .set({ refundRequestId, refundStatus: "DUE" })
    .where(and(eq(payments.id, id), eq(payments.refundRequestId, failed)))
    .returning({ id: payments.id });
  return taken.length > 0 ? refundRequestId : null;
}
