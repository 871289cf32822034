// What goes back of a charge that paid an order, in words for the shopper and for the admin.
import { sql } from "drizzle-orm";
import type { RefundReason } from "#db/schema/payments.ts";
import { nextRefundRequest } from "#app/features/payments/job/refund-request.ts";
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

const reasons: Record<string, string> = {
  settled: "for what could not be packed",
  cancelled: "as the order was cancelled",
  window: "for the delivery window, which was full",
};
const ofReturned = "for what came back";

export function partLine({ reason, amountPaise, status, alert, paymentId }: Part): string {
  const what = `${formatPaise(amountPaise)} ${reasons[reason] ?? ofReturned}`;
  if (status === "SUCCESS") return `${what} went back to you (reference ${paymentId}).`;
  return alert === "refund-failed"
    ? `${what} has to go back to you. The bank did not take it at once, and we are on it.`
    : `${what} is being refunded; it may take up to 7 days.`;
}

export function partAdminLine({ paymentId, requestId, amountPaise, status, alert }: Part) {
  if (alert !== "refund-failed") return [];
  const what = `${paymentId}: ${formatPaise(amountPaise)}`;
  if (status === "MANUAL_REVIEW")
    return [`${what}: the gateway holds the refund for review. Look after it there.`];
  const willTry = nextRefundRequest(paymentId, requestId) !== null;
  return [
    `${what}: the gateway could not make the refund. ${willTry ? "It is tried again by itself, five times at most." : "It was tried five times: make it on the gateway's pages."}`,
  ];
}
