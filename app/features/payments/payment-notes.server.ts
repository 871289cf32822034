// Money that has to go back is told to the shopper and shown to the admin until it is back; so is a
// charge of another amount than asked, which pays nothing.
import { eq, sql } from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import { payments } from "#db/schema/payments.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { formatPaise } from "#app/values/money.ts";
import { nextRefundRequest } from "./job/refund-request.ts";
import type { PaymentAlert } from "./payment-alert.ts";
import { partAlert, partAdminLine, partLine, partRefunds } from "./refunds/refund-notes.server.ts";

/**
 * `lines` are for the shopper, the rest for the admin. Who asks must have been let to see the
 * order.
 */
export type PaymentNotes = { lines: string[]; alerts: PaymentAlert[]; adminLines: string[] };

const alert = sql<PaymentAlert | null>`CASE WHEN ${payments.status} = 'WRONG_AMOUNT' THEN 'wrong-amount'
  WHEN ${payments.refundStatus} IN ('FAILURE', 'MANUAL_REVIEW') THEN 'refund-failed' WHEN ${payments.refundStatus} <> 'SUCCESS' THEN 'refund-due' END`;

export async function getPaymentNotes(
  context: RequestContext,
  orderId: string,
): Promise<PaymentNotes> {
  const [rows, parts] = await Promise.all([
    context.read(charges(context, orderId)),
    context.read(partRefunds(context, orderId)),
  ]);
  return {
    lines: [...rows.flatMap(shopperLine), ...parts.map(partLine)],
    alerts: [...new Set([...rows, ...parts].flatMap((row) => row.alert ?? []))],
    adminLines: [...rows.flatMap(adminLine), ...parts.flatMap(partAdminLine)],
  };
}

function charges({ db }: RequestContext, orderId: string) {
  return db
    .select({
      id: payments.id,
      amountPaise: payments.amountPaise,
      refundStatus: payments.refundStatus,
      refundRequestId: payments.refundRequestId,
      alert: alert.as("alert"),
    })
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(payments.createdAt);
}

/** A column for a list of orders. */
export function paymentAlertsColumn() {
  return sql`(SELECT coalesce(group_concat(DISTINCT its), '') FROM (
      SELECT ${alert} AS its FROM ${payments} WHERE ${payments.orderId} = ${orders.id}
      UNION ALL SELECT ${partAlert} FROM refunds AS r JOIN payments AS p ON p.id = r.payment_id WHERE p.order_id = ${orders.id}))`
    .mapWith((listed: string) => listed.split(",").filter(Boolean) as PaymentAlert[])
    .as("payment_alerts");
}

type Noted = {
  id: string;
  amountPaise: number;
  refundStatus: string | null;
  refundRequestId: string | null;
  alert: PaymentAlert | null;
};

function shopperLine({ id, amountPaise, refundStatus, alert: its }: Noted): string[] {
  if (its === "wrong-amount")
    return [
      `A payment (reference ${id}) came with another amount than ${formatPaise(amountPaise)}. It does not pay the order: we will send it back, or call us.`,
    ];
  if (!refundStatus) return [];
  const payment = `A payment of ${formatPaise(amountPaise)} that was not needed (reference ${id})`;
  if (refundStatus === "SUCCESS") return [`${payment} was refunded.`];
  return [
    its === "refund-failed"
      ? `${payment} has to go back to you. The bank did not take it at once, and we are on it.`
      : `${payment} is being refunded.`,
  ];
}

function adminLine({ id, refundStatus, refundRequestId, alert: its }: Noted): string[] {
  if (its === "wrong-amount")
    return [
      `${id}: charged with another amount than asked, so it pays nothing. Refund it at the gateway.`,
    ];
  if (its !== "refund-failed") return [];
  if (refundStatus === "MANUAL_REVIEW")
    return [`${id}: the gateway holds the refund for review. Look after it there.`];
  const willTry = refundRequestId !== null && nextRefundRequest(id, refundRequestId) !== null;
  return [
    `${id}: the gateway could not make the refund. ${willTry ? "It is tried again by itself, five times at most." : "It was tried five times: make it on the gateway's pages, and it is noticed here."}`,
  ];
}
