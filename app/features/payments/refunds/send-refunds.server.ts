// A refund is asked for once under one id, which is written as sent before the gateway hears of it;
// the gateway is asked first whether it knows of it. One that failed gets another id after an hour,
// five times at most.
import { and, eq, inArray, sql } from "drizzle-orm";
import { refunds } from "#db/schema/payments.ts";
import { gateway } from "#app/features/payments/gateway/gateway.server.ts";
import { nextRefundRequest } from "#app/features/payments/job/refund-request.ts";
import {
  type KnownPayment,
  getPayment,
} from "#app/features/payments/settle/known-payment.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { type PartRefund, listRefunds, recordOneRefund } from "./record-refunds.server.ts";

const mostARun = 10;
const waitAfterFailureMs = 60 * 60 * 1000;

export async function sendRefunds(context: RequestContext): Promise<void> {
  for (const { paymentId, requestId } of await claimRefunds(context)) {
    const payment = await getPayment(context, paymentId);
    const refund = (await listRefunds(context, paymentId)).find(
      (listed) => listed.requestId === requestId,
    );
    if (payment && refund) await advance(context, payment, refund);
  }
}

/** Two runs at once take different ones; a run that dies gives up what it took by itself. */
function claimRefunds({ db, now }: RequestContext) {
  const due = db
    .select({ requestId: refunds.requestId })
    .from(refunds)
    .where(
      sql`status <> 'SUCCESS' AND (status <> 'FAILURE' OR checked_at <= ${now - waitAfterFailureMs})
      AND (checked_at <= ${now} - max(60000, (${now} - created_at) / 4) OR checked_at = 0)`,
    )
    .orderBy(refunds.checkedAt)
    .limit(mostARun);
  return db
    .update(refunds)
    .set({ checkedAt: now })
    .where(inArray(refunds.requestId, due))
    .returning({ paymentId: refunds.paymentId, requestId: refunds.requestId });
}

async function advance(
  context: RequestContext,
  payment: KnownPayment,
  refund: PartRefund,
): Promise<void> {
  const known = await gateway.getStatus(context, payment);
  if (!known.ok) return;
  const status = await recordOneRefund(context, refund, known);
  const hasWaited = status === "FAILURE" && refund.status === "FAILURE";
  const requestId = hasWaited ? nextRefundRequest(payment.id, refund.requestId) : refund.requestId;
  if (!requestId || (status !== null && !hasWaited) || known.state !== "charged") return;
  const sent = await markSent(context, refund, requestId);
  if (!sent) return;
  const asked = await gateway.refundCharge(context, {
    ...payment,
    amountPaise: sent.amountPaise,
    refundRequestId: sent.requestId,
  });
  if (asked.ok) await recordOneRefund(context, { ...refund, ...sent }, asked);
}

/**
 * What is to be sent, as it stands from now on; null when it was taken back meanwhile, or another
 * run goes on with it.
 */
async function markSent(
  { db, now }: RequestContext,
  { paymentId, reason, requestId }: PartRefund,
  next: string,
) {
  const [sent] = await db
    .update(refunds)
    .set({ requestId: next, status: "DUE", sentAt: sql`coalesce(sent_at, ${now})` })
    .where(
      and(
        eq(refunds.paymentId, paymentId),
        eq(refunds.reason, reason),
        eq(refunds.requestId, requestId),
      ),
    )
    .returning({
      requestId: refunds.requestId,
      amountPaise: refunds.amountPaise,
      status: refunds.status,
      sentAt: refunds.sentAt,
    });
  return sent ?? null;
}
