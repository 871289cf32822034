// Money that came pays its order, in one batch with stock and invoice number, or is due for refund:
// nothing between. Once a refund is due the charge never pays any more.
import { and, eq, isNotNull, isNull, lte, notExists } from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import { payments } from "#db/schema/payments.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { bookMoney } from "#app/features/books/book-money.server.ts";
import { firstRefundRequest } from "#app/features/payments/refunds/refund-request.ts";
import { tellCounter } from "#app/features/notices/counter/tell-counter.server.ts";
import { payablePaise } from "#app/features/billing/payable.server.ts";
import { oweRefund } from "#app/features/payments/refunds/owe-refund.server.ts";
import { isStockGone, retakeStock } from "#app/features/payments/start/retake-stock.server.ts";
import { allOf, batch, coalesce } from "#app/platform/statements.server.ts";
import { onlineMethod } from "#app/values/payment-method.ts";
import type { KnownPayment } from "./known-payment.server.ts";
import { markPaid } from "./mark-paid.server.ts";

export async function recordCharge(context: RequestContext, payment: KnownPayment): Promise<void> {
  const { db } = context;
  const goingBack = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.id, payment.id), isNotNull(payments.refundRequestId)));
  const payable = allOf(
    eq(orders.id, payment.orderId),
    lte(payablePaise(), payment.amountPaise),
    notExists(goingBack),
  );
  try {
    const charge = { reference: payment.id, chargedPaise: payment.amountPaise };
    await record(context, payment, {
      stock: retakeStock(context, payment.orderId, payable),
      paid: markPaid(context, payable, charge),
    });
  } catch (error) {
    if (!isStockGone(error)) throw error;
    await record(context, payment, {});
  }
}

async function record(
  context: RequestContext,
  { id, orderId }: KnownPayment,
  paying: Paying,
): Promise<void> {
  const { db, now } = context;
  const paidByIt = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.paymentReference, id)));
  const goesBack = and(eq(payments.id, id), isNull(payments.refundRequestId), notExists(paidByIt));
  const { order } = await batch(db, {
    booked: bookCharge(context, id),
    charge: db
      .update(payments)
      .set({ status: "CHARGED", chargedAt: coalesce(payments.chargedAt, now) })
      .where(eq(payments.id, id)),
    order: paying,
    refund: oweRefund(context, orderId),
    backBooked: bookMoney(context, {
      ...{ kind: "refund" as const, paise: payments.amountPaise, order: orderId },
      ...{ at: coalesce(payments.chargedAt, payments.createdAt), step: `whole ${id}` },
      from: (row) => row.from(payments).where(goesBack),
    }),
    // A second charge, or one whose order is cancelled or its stock gone. The scheduled job takes
    // what was never checked first.
    back: db
      .update(payments)
      .set({ refundRequestId: firstRefundRequest(id), refundStatus: "DUE", checkedAt: 0 })
      .where(goesBack),
  });
  const [paid] = "paid" in order ? order.paid.order : [];
  if (!paid) return;
  const isNew = paid.acceptedAt === null && paid.paymentMethod === onlineMethod;
  tellCounter(context, isNew ? "orderPlaced" : "orderChanged", orderId);
}

/** Once, whatever it pays. */
function bookCharge(context: RequestContext, id: string) {
  const isNew = and(eq(payments.id, id), isNull(payments.chargedAt));
  return bookMoney(context, {
    ...{ kind: "online" as const, paise: payments.amountPaise, order: payments.orderId },
    ...{ at: context.now, step: id },
    from: (row) => row.from(payments).where(isNew),
  });
}

/** Nothing where the order can't be paid by it any more. */
type Paying =
  | { stock: ReturnType<typeof retakeStock>; paid: ReturnType<typeof markPaid> }
  | Record<never, never>;
