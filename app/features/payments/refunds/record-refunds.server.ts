// How far refunds of a charge are is what the gateway says; done stays done.
import { and, eq, isNull, lt, ne } from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import { type RefundReason, payments, refunds } from "#db/schema/payments.ts";
import { bookMoney } from "#app/features/books/book-money.server.ts";
import type { PaymentStatus } from "#app/features/payments/gateway/gateway.ts";
import type { KnownPayment } from "#app/features/payments/settle/known-payment.server.ts";
import { receiver, tellCustomer } from "#app/features/notices/tell-customer.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { allOf, anyOf, batch, minus } from "#app/platform/statements.server.ts";
import { oweAnew } from "./owe-refund.server.ts";

export type OwedRefund = typeof refunds.$inferSelect;

export function listRefunds({ db }: RequestContext, paymentId: string): Promise<OwedRefund[]> {
  return db.select().from(refunds).where(eq(refunds.paymentId, paymentId));
}

/**
 * What the gateway's answer says of all refunds of a charge. What went back under no request of
 * ours, by hand on the gateway's own pages, lowers what is still to be sent.
 */
export async function recordRefunds(
  context: RequestContext,
  payment: KnownPayment,
  answer: PaymentStatus,
): Promise<void> {
  const rows = await listRefunds(context, payment.id);
  const ours = rows.filter((row) => row.status === "SUCCESS" || isDoneIn(answer, row));
  const byHandPaise = gonePaise(payment, answer) - sumOf(ours);
  for (const row of rows)
    await recordStatus(context, row, statusIn(answer, row, byHandPaise >= payment.byHandPaise));
  const reason = rows.findLast(({ sentAt, status }) => !sentAt || status === "FAILURE")?.reason;
  if (byHandPaise > payment.byHandPaise)
    await recordByHand(context, payment, { byHandPaise, reason });
}

const sumOf = (some: { amountPaise: number | null }[]) =>
  some.reduce((sum, { amountPaise }) => sum + (amountPaise ?? 0), 0);

/**
 * What of a charge has gone back, whoever asked for it. The gateway's sum may count what is still on
 * its way, and its list may lack what was made by hand.
 */
export function gonePaise(
  { amountPaise }: KnownPayment,
  { state, ...answer }: PaymentStatus,
): number {
  if (state === "refunded") return amountPaise;
  const as = (status: string) => answer.refunds.filter((refund) => refund.status === status);
  return Math.max(sumOf(as("SUCCESS")), (answer.refundedPaise ?? 0) - sumOf(as("PENDING")));
}

/** The shopper is told once it is done. */
export async function recordStatus(
  context: RequestContext,
  { paymentId, reason, requestId, amountPaise, ...refund }: OwedRefund,
  status: string | null,
): Promise<void> {
  if (!status || status === refund.status) return;
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
  if (written.length === 0) return;
  if (status === "SUCCESS") await tellRefunded(context, { paymentId, amountPaise });
  else if (status !== "PENDING") context.log("refund-needs-help", { paymentId, status });
}

const isDoneIn = (answer: PaymentStatus, { requestId }: OwedRefund) =>
  answer.refunds.some((one) => one.requestId === requestId && one.status === "SUCCESS");

/** Another amount than was asked for is for a person to look after, who makes it up by hand. */
function statusIn(
  answer: PaymentStatus,
  { requestId, amountPaise }: OwedRefund,
  isMadeUp: boolean,
): string | null {
  const known = answer.refunds.findLast((refund) => refund.requestId === requestId);
  if (!known) return null;
  const isAsAsked = known.amountPaise === null || known.amountPaise === amountPaise;
  return isAsAsked || (isMadeUp && known.status === "SUCCESS")
    ? known.status.slice(0, 20)
    : "MANUAL_REVIEW";
}

/**
 * The day's book has what the gateway has, once, however many answers say it; what was not sent yet,
 * or failed, is owed anew with what is left of it.
 */
async function recordByHand(
  context: RequestContext,
  { id, orderId, byHandPaise: before }: KnownPayment,
  { byHandPaise, reason }: { byHandPaise: number; reason?: RefundReason },
): Promise<void> {
  const { db } = context;
  const isNew = and(eq(payments.id, id), lt(payments.byHandPaise, byHandPaise));
  const isUnsent = allOf(
    eq(refunds.paymentId, id),
    anyOf(isNull(refunds.sentAt), eq(refunds.status, "FAILURE")),
  );
  const { kept } = await batch(db, {
    booked: bookMoney(context, {
      ...{ kind: "refund" as const, at: context.now, order: orderId },
      paise: minus(byHandPaise, payments.byHandPaise),
      step: `by hand ${id} ${byHandPaise}`,
      from: (row) => row.from(payments).where(isNew),
    }),
    kept: db.update(payments).set({ byHandPaise }).where(isNew).returning({ id: payments.id }),
    owed: oweAnew(context, orderId, { which: isUnsent, reason }),
  });
  if (kept.length === 0) return;
  context.log("refund-needs-help", { paymentId: id, status: "BY_HAND" });
  await tellRefunded(context, { paymentId: id, amountPaise: byHandPaise - before });
}

async function tellRefunded(
  context: RequestContext,
  { paymentId, amountPaise }: { paymentId: string; amountPaise: number },
): Promise<void> {
  const [order] = await context.db
    .select(receiver)
    .from(orders)
    .where(eq(orders.paymentReference, paymentId));
  if (order) tellCustomer(context, { ...order, event: "refunded", amountPaise });
}
