// A refund is done when the gateway says that the money went back; done stays done.
import { and, eq, ne } from "drizzle-orm";
import { payments } from "#db/schema/payments.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { PaymentStatus } from "#app/features/payments/gateway/gateway.ts";
import { gonePaise } from "#app/features/payments/refunds/record-refunds.server.ts";
import type { KnownPayment } from "./known-payment.server.ts";

/** Writes how far a due refund is and answers it; null when the gateway has not heard of it. */
export async function recordRefund(
  context: RequestContext,
  payment: KnownPayment,
  answer: PaymentStatus,
): Promise<string | null> {
  const status = refundStatusOf(payment, answer);
  if (!payment.refundRequestId || !status) return null;
  if (status === payment.refundStatus) return status;
  // The next try counts its wait from here; an answer about an earlier try tells nothing of this
  // one.
  await context.db
    .update(payments)
    .set({ refundStatus: status, checkedAt: context.now })
    .where(
      and(
        eq(payments.id, payment.id),
        eq(payments.refundRequestId, payment.refundRequestId),
        ne(payments.refundStatus, "SUCCESS"),
      ),
    );
  const needsHelp = status !== "SUCCESS" && status !== "PENDING";
  if (needsHelp) context.log("refund-needs-help", { paymentId: payment.id, status });
  return status;
}

/**
 * By hand from the gateway's own pages counts as well; where less went back than was asked for, a
 * person looks after the rest.
 */
function refundStatusOf(payment: KnownPayment, answer: PaymentStatus): string | null {
  if (gonePaise(payment, answer) >= payment.amountPaise) return "SUCCESS";
  const refund = answer.refunds.findLast(({ requestId }) => requestId === payment.refundRequestId);
  if (refund?.status === "SUCCESS" && refund.amountPaise !== null) return "MANUAL_REVIEW";
  return refund ? refund.status.slice(0, 20) : null;
}
