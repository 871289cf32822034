// Money that has to go back is told to the shopper and shown to the admin until it is back; so is a
// charge of another amount than asked, which pays nothing.
import { eq, sql } from "drizzle-orm";
import { payments } from "#db/schema/payments.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { formatPaise } from "#app/values/money.ts";
import { chargeGoesByItself, isToHandBack } from "./refunds/needs-owner.server.ts";
import { nextRefundRequest } from "./refunds/refund-request.ts";
import { words } from "./notes.words.ts";
import type { PaymentAlert } from "./payment-alert.ts";
import { surplus } from "./refunds/owe-refund.server.ts";
import {
  type RefundState,
  partAlert,
  partAdminLine,
  partLine,
  partRefunds,
  refundState,
} from "./refunds/refund-notes.server.ts";

/**
 * What a shopper reads of money that goes back; a step of its own where it is under way or done. `at`
 * is since when it is owed: when it was done is not kept.
 */
export type MoneyNote = { text: string; refund: RefundState | null; at: number | null };

/**
 * `lines` are for the shopper, the rest for the admin. Who asks must have been let to see the
 * order.
 */
export type PaymentNotes = { lines: MoneyNote[]; alerts: PaymentAlert[]; adminLines: string[] };

/** By hand where more went back so than had to. */
const alert = sql<PaymentAlert | null>`CASE WHEN payments.status = 'WRONG_AMOUNT' THEN 'wrong-amount'
  WHEN EXISTS (SELECT 1 FROM payments AS p JOIN orders AS o ON o.id = p.order_id
    WHERE p.id = payments.id AND p.by_hand_paise > 0 AND ${surplus} < 0) THEN 'by-hand'
  WHEN payments.refund_status IS NULL OR payments.refund_status = 'SUCCESS' THEN NULL
  WHEN ${chargeGoesByItself} THEN 'refund-due' ELSE 'refund-failed' END`;

export async function getPaymentNotes(
  context: RequestContext,
  orderId: string,
): Promise<PaymentNotes> {
  const [rows, parts] = await Promise.all([
    context.read(charges(context, orderId)),
    context.read(partRefunds(context, orderId)),
  ]);
  return {
    lines: [...rows.flatMap(shopperLine), ...parts.map((part) => partLine(part, context.now))],
    alerts: [...new Set([...rows, ...parts].flatMap((row) => row.alert ?? []))],
    adminLines: [...rows.flatMap(adminLine), ...parts.flatMap(partAdminLine)],
  };
}

function charges({ db }: RequestContext, orderId: string) {
  return db
    .select({
      id: payments.id,
      amountPaise: payments.amountPaise,
      byHandPaise: payments.byHandPaise,
      refundStatus: payments.refundStatus,
      refundRequestId: payments.refundRequestId,
      chargedAt: payments.chargedAt,
      alert: alert.as("alert"),
    })
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(payments.createdAt);
}

/** A column for a list of `orders`. */
export function paymentAlertsColumn() {
  return sql`(SELECT coalesce(group_concat(DISTINCT its), '') FROM (
      SELECT ${alert} AS its FROM payments WHERE payments.order_id = orders.id
      UNION ALL SELECT ${partAlert} FROM refunds JOIN payments AS p ON p.id = refunds.payment_id WHERE p.order_id = orders.id
      UNION ALL SELECT 'hand-back' WHERE ${isToHandBack}))`
    .mapWith((listed: string) => listed.split(",").filter(Boolean) as PaymentAlert[])
    .as("payment_alerts");
}

type Noted = {
  id: string;
  amountPaise: number;
  byHandPaise: number;
  refundStatus: string | null;
  refundRequestId: string | null;
  chargedAt: number | null;
  alert: PaymentAlert | null;
};

function shopperLine(charge: Noted): MoneyNote[] {
  const { id, amountPaise, byHandPaise, refundStatus, alert: its, chargedAt } = charge;
  if (its === "wrong-amount")
    return [{ text: words.wrongAmount(id, formatPaise(amountPaise)), refund: null, at: null }];
  if (byHandPaise > 0)
    return [{ text: words.byHand(id, formatPaise(byHandPaise)), refund: "done", at: null }];
  if (!refundStatus) return [];
  const refund = refundState(refundStatus, its);
  return [
    {
      text: words.surplus[refund](formatPaise(amountPaise), id),
      refund,
      at: refund === "done" ? null : chargedAt,
    },
  ];
}

function adminLine({
  id,
  amountPaise,
  byHandPaise,
  refundStatus,
  refundRequestId,
  alert: its,
}: Noted): string[] {
  if (its === "wrong-amount") return [words.wrongAmountCharged(id)];
  if (its === "by-hand") return [words.goneByHand(`${id}: ${formatPaise(byHandPaise)}`)];
  if (its === "refund-due" && refundStatus !== "FAILURE")
    return [words.goesByItself(words.part.twice(formatPaise(amountPaise)))];
  if (its === null && byHandPaise > 0) return [words.sentBack(formatPaise(byHandPaise), id)];
  if (refundStatus === "SUCCESS")
    return [words.sentBack(words.part.twice(formatPaise(amountPaise)), id)];
  if (its === null) return [];
  if (refundStatus === "MANUAL_REVIEW") return [words.held(id)];
  const willTry = refundRequestId !== null && nextRefundRequest(id, refundRequestId) !== null;
  return [willTry ? words.triedAgain(id) : words.makeNoticed(id)];
}
