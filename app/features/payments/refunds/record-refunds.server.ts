// How far refunds of a charge are is what the gateway says; done stays done.
import { and, eq, ne, sql } from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import { payments, refunds } from "#db/schema/payments.ts";
import { bookMoney } from "#app/features/books/book-money.server.ts";
import type { PaymentStatus } from "#app/features/payments/gateway/gateway.ts";
import type { KnownPayment } from "#app/features/payments/settle/known-payment.server.ts";
import { tellCustomer } from "#app/features/payments/tell-customer.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { batch } from "#app/platform/statements.server.ts";

export type OwedRefund = typeof refunds.$inferSelect;

export function listRefunds({ db }: RequestContext, paymentId: string): Promise<OwedRefund[]> {
  return db.select().from(refunds).where(eq(refunds.paymentId, paymentId));
}

/**
 * What the gateway's answer says of all refunds of a charge. What went back under no request of
 * ours, by hand on the gateway's own pages, counts for what is due first; the rest stands in the
 * books as such.
 */
export async function recordRefunds(
  context: RequestContext,
  payment: KnownPayment,
  answer: PaymentStatus,
): Promise<void> {
  const rows = await listRefunds(context, payment.id);
  // What is in the books already covers nothing a second time.
  let newPaise = gonePaise(payment, answer) - payment.byHandPaise;
  for (const refund of rows)
    if (refund.status === "SUCCESS" || statusIn(answer, refund) === "SUCCESS")
      newPaise -= refund.amountPaise;
  for (const refund of rows.filter(({ status }) => status !== "SUCCESS")) {
    const status = statusIn(answer, refund);
    const isCovered = status !== "SUCCESS" && newPaise >= refund.amountPaise;
    if (isCovered) newPaise -= refund.amountPaise;
    await recordStatus(context, refund, isCovered ? "SUCCESS" : status);
  }
  if (newPaise > 0) await recordByHand(context, payment, newPaise);
}

/** What of a charge has gone back, whoever asked for it. */
export function gonePaise({ amountPaise }: KnownPayment, answer: PaymentStatus): number {
  return answer.state === "refunded" ? amountPaise : (answer.refundedPaise ?? 0);
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

/** Another amount than was asked for is for a person to look after. */
function statusIn(answer: PaymentStatus, { requestId, amountPaise }: OwedRefund): string | null {
  const known = answer.refunds.findLast((refund) => refund.requestId === requestId);
  if (!known) return null;
  const isAsAsked = known.amountPaise === null || known.amountPaise === amountPaise;
  return isAsAsked ? known.status.slice(0, 20) : "MANUAL_REVIEW";
}

/** The day's book has what the gateway has; two answers at once write it once. */
async function recordByHand(
  context: RequestContext,
  { id, orderId, byHandPaise }: KnownPayment,
  newPaise: number,
): Promise<void> {
  const { db, now } = context;
  const isStill = sql`id = ${id} AND by_hand_paise = ${byHandPaise}`;
  await batch(db, {
    booked: bookMoney(context, {
      ...{ kind: "refund" as const, paise: newPaise, at: now, order: orderId },
      ...{
        step: `by hand ${id} ${byHandPaise + newPaise}`,
        from: sql`FROM payments WHERE ${isStill}`,
      },
    }),
    kept: db
      .update(payments)
      .set({ byHandPaise: byHandPaise + newPaise })
      .where(isStill),
  });
  context.log("refund-needs-help", { paymentId: id, status: "BY_HAND" });
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
