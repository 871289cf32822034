// What goes back of a charge that paid an order, in words for the shopper and for the admin.
import { sql } from "drizzle-orm";
import type { RefundReason } from "#db/schema/payments.ts";
import { nextRefundRequest } from "#app/features/payments/job/refund-request.ts";
import { words } from "#app/features/payments/notes.words.ts";
import type { PaymentAlert } from "#app/features/payments/payment-alert.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { formatPaise } from "#app/values/money.ts";

/** Over `refunds AS r`. */
export const partAlert = sql<PaymentAlert | null>`CASE WHEN r.status = 'SUCCESS' THEN NULL
  WHEN r.status IN ('DUE', 'PENDING') THEN 'refund-due' ELSE 'refund-failed' END`;

export function partRefunds({ db }: RequestContext, orderId: string) {
  return db
    .select({
      paymentId: sql<string>`r.payment_id`.as("payment_id"),
      reason: sql<RefundReason>`r.reason`.as("reason"),
      requestId: sql<string>`r.request_id`.as("request_id"),
      amountPaise: sql<number>`r.amount_paise`.as("amount_paise"),
      status: sql<string>`r.status`.as("status"),
      alert: partAlert.as("alert"),
    })
    .from(sql`refunds AS r JOIN payments AS p ON p.id = r.payment_id`)
    .where(sql`p.order_id = ${orderId}`)
    .orderBy(sql`r.created_at`);
}

type Part = {
  paymentId: string;
  reason: RefundReason;
  requestId: string;
  amountPaise: number;
  status: string;
  alert: PaymentAlert | null;
};

const isNamed = (reason: string): reason is keyof typeof words.part =>
  Object.hasOwn(words.part, reason);

export function partLine({ reason, amountPaise, status, alert, paymentId }: Part): string {
  // Of goods that came back it says which time, too.
  const what = words.part[isNamed(reason) ? reason : "returned"](formatPaise(amountPaise));
  if (status === "SUCCESS") return words.partDone(what, paymentId);
  return alert === "refund-failed" ? words.partFailed(what) : words.partDue(what);
}

export function partAdminLine({ paymentId, requestId, amountPaise, status, alert }: Part) {
  if (alert !== "refund-failed") return [];
  const what = `${paymentId}: ${formatPaise(amountPaise)}`;
  if (status === "MANUAL_REVIEW") return [words.held(what)];
  const willTry = nextRefundRequest(paymentId, requestId) !== null;
  return [willTry ? words.triedAgain(what) : words.makeIt(what)];
}
