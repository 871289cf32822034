// What goes back of a charge that paid an order, in words for the shopper and for the admin.
import { eq, sql } from "drizzle-orm";
import { type RefundReason, payments, refunds } from "#db/schema/payments.ts";
import { partGoesByItself } from "./needs-owner.server.ts";
import { nextRefundRequest } from "./refund-request.ts";
import { words } from "#app/features/payments/notes.words.ts";
import type { PaymentAlert } from "#app/features/payments/payment-alert.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { formatDate } from "#app/values/dates.ts";
import { formatPaise } from "#app/values/money.ts";

/** Over `refunds`. */
export const partAlert = sql<PaymentAlert | null>`CASE WHEN refunds.status = 'SUCCESS' THEN NULL
  WHEN ${partGoesByItself} THEN 'refund-due' ELSE 'refund-failed' END`;

export function partRefunds({ db }: RequestContext, orderId: string) {
  return db
    .select({
      paymentId: refunds.paymentId,
      reason: refunds.reason,
      requestId: refunds.requestId,
      amountPaise: refunds.amountPaise,
      status: refunds.status,
      createdAt: refunds.createdAt,
      checkedAt: refunds.checkedAt,
      alert: partAlert.as("alert"),
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.orderId, orderId))
    .orderBy(refunds.createdAt);
}

type Part = {
  paymentId: string;
  reason: RefundReason;
  requestId: string;
  amountPaise: number;
  status: string;
  createdAt: number;
  checkedAt: number;
  alert: PaymentAlert | null;
};

const isNamed = (reason: string): reason is keyof typeof words.part =>
  Object.hasOwn(words.part, reason);

export type RefundState = keyof typeof words.surplus;

export function refundState(status: string, alert: PaymentAlert | null): RefundState {
  if (status === "SUCCESS") return "done";
  return alert === "refund-failed" ? "failed" : "due";
}

/** How long a bank usually takes at most. */
const usualMs = 7 * 24 * 60 * 60 * 1000;

export function partLine(part: Part, now: number) {
  const { reason, amountPaise, status, alert, paymentId, createdAt, checkedAt } = part;
  // Of goods that came back it says which time, too.
  const what = words.part[isNamed(reason) ? reason : "returned"](formatPaise(amountPaise));
  const refund = refundState(status, alert);
  // It is looked at no more once the gateway has said that it is done.
  if (refund === "done")
    return { text: words.partOf.done(what, paymentId), refund, at: checkedAt || null };
  const by = createdAt + usualMs;
  const text =
    refund === "due" && now < by
      ? words.partOf.dueBy(what, formatDate(by))
      : words.partOf[refund](what);
  return { text, refund, at: createdAt };
}

/** What the shop does about it, or need not do. */
export function partAdminLine({
  paymentId,
  reason,
  requestId,
  amountPaise,
  status,
  alert,
}: Part): string[] {
  if (alert !== "refund-failed" && status !== "FAILURE") {
    const part = words.part[isNamed(reason) ? reason : "returned"](formatPaise(amountPaise));
    return [status === "SUCCESS" ? words.sentBack(part, paymentId) : words.goesByItself(part)];
  }
  const what = `${paymentId}: ${formatPaise(amountPaise)}`;
  if (status === "MANUAL_REVIEW") return [words.held(what)];
  const willTry = nextRefundRequest(paymentId, requestId) !== null;
  return [willTry ? words.triedAgain(what) : words.makeIt(what)];
}
