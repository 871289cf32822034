// How far refunds of a charge are is what the gateway says; done stays done.
import { and, eq, ne, sql } from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import { payments, refunds } from "#db/schema/payments.ts";
import type { PaymentStatus } from "#app/features/payments/gateway/gateway.ts";
import { tellCustomer } from "#app/features/payments/tell-customer.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";

export type PartRefund = typeof refunds.$inferSelect & { chargedPaise: number };

export function listRefunds({ db }: RequestContext, paymentId: string): Promise<PartRefund[]> {
  return db
    .select({
      ...refundColumns,
      chargedPaise: sql<number>`${payments.amountPaise}`.as("charged_paise"),
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.paymentId, paymentId));
}

const refundColumns = {
  paymentId: refunds.paymentId,
  reason: refunds.reason,
  requestId: refunds.requestId,
  amountPaise: refunds.amountPaise,
  status: refunds.status,
  createdAt: refunds.createdAt,
  sentAt: refunds.sentAt,
  checkedAt: refunds.checkedAt,
};

/**
 * Writes and answers its status; null when the gateway has not heard of it. The shopper is told
 * once it is done.
 */
export async function recordOneRefund(
  context: RequestContext,
  refund: PartRefund,
  answer: PaymentStatus,
): Promise<string | null> {
  const status = statusIn(answer, refund);
  if (!status || status === refund.status) return status;
  const { paymentId, reason, requestId, amountPaise } = refund;
  const written = await context.db
    .update(refunds)
    .set({ status, checkedAt: context.now, sentAt: refund.sentAt ?? context.now })
    .where(
      and(
        eq(refunds.paymentId, paymentId),
        eq(refunds.reason, reason),
        eq(refunds.requestId, requestId),
        ne(refunds.status, "SUCCESS"),
        ne(refunds.status, status),
      ),
    )
    .returning({ reason: refunds.reason });
  if (written.length === 0) return status;
  if (status === "SUCCESS") await tellRefunded(context, { paymentId, amountPaise });
  else if (status !== "PENDING") context.log("refund-needs-help", { paymentId, status });
  return status;
}

/** All at once, where the payment was asked about anyway. */
export async function recordRefunds(
  context: RequestContext,
  paymentId: string,
  answer: PaymentStatus,
): Promise<void> {
  for (const refund of await listRefunds(context, paymentId))
    if (refund.status !== "SUCCESS") await recordOneRefund(context, refund, answer);
}

/**
 * By hand from the gateway's own pages counts as well; another amount than was asked for is for a
 * person to look after.
 */
function statusIn(
  answer: PaymentStatus,
  { chargedPaise, requestId, amountPaise }: PartRefund,
): string | null {
  if (answer.state === "refunded" || (answer.refundedPaise ?? 0) >= chargedPaise) return "SUCCESS";
  const known = answer.refunds.findLast((refund) => refund.requestId === requestId);
  if (!known) return null;
  const isAsAsked = known.amountPaise === null || known.amountPaise === amountPaise;
  return isAsAsked ? known.status.slice(0, 20) : "MANUAL_REVIEW";
}

async function tellRefunded(
  context: RequestContext,
  { paymentId, amountPaise }: { paymentId: string; amountPaise: number },
): Promise<void> {
  const [order] = await context.db
    .select({ short: orders.short, phone: orders.customerPhone })
    .from(orders)
    .where(eq(orders.paymentReference, paymentId));
  if (order) tellCustomer(context, { ...order, event: "refunded", amountPaise });
}
