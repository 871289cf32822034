// A refund is asked for once under one id, which is written as sent before the gateway hears of it;
// the gateway is asked first whether it knows of it. One that failed gets another id after an hour,
// five times at most.
import { and, eq, exists, gte, inArray, lte, ne, or, sql } from "drizzle-orm";
import { refunds } from "#db/schema/payments.ts";
import { gateway } from "#app/features/payments/gateway/gateway.server.ts";
import type { PaymentStatus } from "#app/features/payments/gateway/gateway.ts";
import { isToAskAgain } from "#app/features/payments/claim-payments.server.ts";
import { nextRefundRequest } from "./refund-request.ts";
import {
  type KnownPayment,
  getPayment,
} from "#app/features/payments/settle/known-payment.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { Database } from "#app/platform/database.server.ts";
import { allOf, batch, coalesce } from "#app/platform/statements.server.ts";
import { charge, oweAnew, paidOrder, surplus } from "./owe-refund.server.ts";
import { type OwedRefund, listRefunds, recordRefunds } from "./record-refunds.server.ts";

const mostARun = 10;
const waitAfterFailureMs = 60 * 60 * 1000;

export async function sendRefunds(context: RequestContext): Promise<void> {
  for (const claimed of await claimRefunds(context)) {
    const payment = await getPayment(context, claimed.paymentId);
    if (payment) await advance(context, payment, claimed);
  }
}

/** Two runs at once take different ones; a run that dies gives up what it took by itself. */
function claimRefunds({ db, now }: RequestContext) {
  const due = db
    .select({ requestId: refunds.requestId })
    .from(refunds)
    .where(
      and(
        // Word for word the index's own condition.
        sql`status <> 'SUCCESS'`,
        or(ne(refunds.status, "FAILURE"), lte(refunds.checkedAt, now - waitAfterFailureMs)),
        isToAskAgain(refunds, now),
      ),
    )
    .orderBy(refunds.checkedAt)
    .limit(mostARun);
  return db
    .update(refunds)
    .set({ checkedAt: now })
    .where(inArray(refunds.requestId, due))
    .returning(claimedColumns);
}

/** The refunds of its charge are no more than has to go back. */
const isStillDue = (db: Database) =>
  exists(
    db
      .select({ id: charge.id })
      .from(charge)
      .innerJoin(paidOrder, eq(paidOrder.id, charge.orderId))
      .where(and(eq(charge.id, refunds.paymentId), gte(surplus, 0))),
  );

const { paymentId, requestId } = refunds;
const claimedColumns = { paymentId, requestId };
type Claimed = Pick<OwedRefund, keyof typeof claimedColumns>;

async function advance(
  context: RequestContext,
  payment: KnownPayment,
  { requestId }: Claimed,
): Promise<void> {
  const known = await gateway.getStatus(context, payment);
  if (!known.ok) return;
  const find = async () =>
    (await listRefunds(context, payment.id)).find((listed) => listed.requestId === requestId);
  const before = await find();
  await recordRefunds(context, payment, known);
  const refund = await find();
  if (!before || !refund || refund.status === "SUCCESS" || known.state !== "charged") return;
  const isKnown = known.refunds.some((listed) => listed.requestId === requestId);
  const hasWaited = refund.status === "FAILURE" && before.status === "FAILURE";
  const next = hasWaited ? nextRefundRequest(payment.id, requestId) : requestId;
  if (!next || (isKnown && !hasWaited)) return;
  // One that somebody began by hand may be this one: its end is waited for.
  if (isBegunByHand(known, await listRefunds(context, payment.id))) return;
  const sent = await markSent(context, refund, next);
  if (!sent) return askForLess(context, payment, refund);
  const asked = await gateway.refundCharge(context, {
    ...payment,
    amountPaise: sent.amountPaise,
    refundRequestId: sent.requestId,
  });
  if (asked.ok) await recordRefunds(context, payment, asked);
}

function isBegunByHand(answer: PaymentStatus, rows: OwedRefund[]): boolean {
  return answer.refunds.some(
    ({ requestId, status }) =>
      status === "PENDING" && !rows.some((row) => row.requestId === requestId),
  );
}

/** Less has to go back than was owed, as some of it went by hand: the rest is owed anew. */
async function askForLess(
  context: RequestContext,
  { orderId }: KnownPayment,
  { requestId, reason }: OwedRefund,
): Promise<void> {
  const which = allOf(eq(refunds.requestId, requestId), ne(refunds.status, "SUCCESS"));
  await batch(context.db, oweAnew(context, orderId, { which, reason }));
}

/**
 * What is to be sent, as it stands from now on; null when it was taken back meanwhile, when another
 * run goes on with it, or when less is to go back now.
 */
async function markSent(
  { db, now }: RequestContext,
  { paymentId, reason, requestId }: OwedRefund,
  next: string,
) {
  const [sent] = await db
    .update(refunds)
    .set({ requestId: next, status: "DUE", sentAt: coalesce(refunds.sentAt, now) })
    .where(
      and(
        eq(refunds.paymentId, paymentId),
        eq(refunds.reason, reason),
        eq(refunds.requestId, requestId),
        ne(refunds.status, "SUCCESS"),
        isStillDue(db),
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
