// The one place that turns the gateway's word into ours. Who calls it, how often and in which order
// makes no difference: failed may become paid, paid never failed, and another amount than asked is
// never paid.
import { and, eq, isNull } from "drizzle-orm";
import { payments } from "#db/schema/payments.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { GatewayState, PaymentStatus } from "#app/features/payments/gateway/gateway.ts";
import { gateway } from "#app/features/payments/gateway/gateway.server.ts";
import { recordRefunds } from "#app/features/payments/refunds/record-refunds.server.ts";
import { type KnownPayment, getPayment } from "./known-payment.server.ts";
import { recordCharge } from "./record-charge.server.ts";
import { recordRefund } from "./record-refund.server.ts";

/**
 * `refunding`: the money came, but twice or too late. `unavailable`: the gateway can't be asked.
 */
export type SettledState = "paid" | "refunding" | "pending" | "unpaid" | "unavailable" | "unknown";
export type Settlement = { state: SettledState; orderId: string | null };

const dayMs = 24 * 60 * 60 * 1000;
/** The bank may answer long after the link has ended; the gateway's own retries last a day. */
const patienceMs = { unpaid: dayMs, pending: 7 * dayMs };

export async function settlePayment(
  context: RequestContext,
  paymentId: string,
): Promise<Settlement> {
  const payment = await getPayment(context, paymentId);
  if (!payment) return { state: "unknown", orderId: null };
  const { orderId } = payment;
  const answer = await gateway.getStatus(context, payment);
  if (!answer.ok) return { state: knownState(payment) ?? "unavailable", orderId };
  if (payment.refundRequestId) await recordRefund(context, payment, answer);
  if (payment.hasPaid) await recordRefunds(context, payment, answer);
  if (answer.state === "charged" && !isGivenBack(answer) && isAsAsked(context, payment, answer)) {
    await recordCharge(context, payment);
    const settled = await getPayment(context, paymentId);
    if (settled?.hasPaid && !payment.hasPaid) await recordRefunds(context, settled, answer);
    return { state: (settled && knownState(settled)) ?? "unavailable", orderId };
  }
  await recordOpen(context, payment, isGivenBack(answer) ? "refunded" : answer.state);
  return {
    state: knownState(payment) ?? (answer.state === "pending" ? "pending" : "unpaid"),
    orderId,
  };
}

function knownState(payment: KnownPayment): "paid" | "refunding" | null {
  if (payment.hasPaid) return "paid";
  return payment.refundRequestId ? "refunding" : null;
}

function isAsAsked(
  { log }: RequestContext,
  payment: KnownPayment,
  { amountPaise, currency }: PaymentStatus,
): boolean {
  if (amountPaise === payment.amountPaise && (currency === null || currency === "INR")) return true;
  log("alarm-payment-amount", {
    paymentId: payment.id,
    askedPaise: payment.amountPaise,
    chargedPaise: amountPaise,
    currency,
  });
  return false;
}

/** By hand, at the gateway. */
function isGivenBack({ amountPaise, refundedPaise }: PaymentStatus): boolean {
  return (
    amountPaise !== null &&
    refundedPaise !== null &&
    refundedPaise > 0 &&
    refundedPaise >= amountPaise
  );
}

async function recordOpen(
  context: RequestContext,
  payment: KnownPayment,
  state: GatewayState,
): Promise<void> {
  const { db, now } = context;
  await db
    .update(payments)
    .set({ status: openStatus(context, payment, state), checkedAt: now })
    .where(and(eq(payments.id, payment.id), isNull(payments.chargedAt)));
}

/**
 * NEW can be paid by its link, PENDING is with the bank; the job asks about both until they are
 * FAILED, which is over.
 */
function openStatus(
  { log, now }: RequestContext,
  { id, createdAt, linkExpiresAt }: KnownPayment,
  state: GatewayState,
): string {
  if (state === "charged") return "WRONG_AMOUNT";
  if (state === "refunded") return "FAILED";
  if (state === "unpaid")
    return now > (linkExpiresAt ?? createdAt) + patienceMs.unpaid ? "FAILED" : "NEW";
  if (now <= createdAt + patienceMs.pending) return "PENDING";
  log("alarm-payment-undecided", { paymentId: id });
  return "FAILED";
}
