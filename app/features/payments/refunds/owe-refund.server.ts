// What was charged above what an order costs now goes back: one row, which the scheduled job sends
// once. What was owed before counts, so that the sum never exceeds the charge; a trigger holds it
// too.
import { type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { orders } from "#db/schema/orders.ts";
import { type RefundReason, payments, refunds } from "#db/schema/payments.ts";
import { bookMoney } from "#app/features/books/book-money.server.ts";
import { payablePaise } from "#app/features/billing/payable.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { insertFrom } from "#app/platform/statements.server.ts";
import { newId } from "#app/values/identifier.ts";

export const charge = alias(payments, "p");
export const paidOrder = alias(orders, "o");

/** Of a charge that pays its order, what is neither owed nor gone back; below 0 too much went. */
export const surplus = sql`p.amount_paise - p.by_hand_paise - ${payablePaise("o")}
    - (SELECT coalesce(sum(r.amount_paise), 0) FROM refunds AS r WHERE r.payment_id = p.id)`;

/**
 * For a batch, after whatever lowered the order's price; does nothing where nothing is to go back.
 * Without a `reason` the order's state says it: goods come back more than once. A refund that is
 * taken back and owed anew has another request id, so that the gateway never hears of two amounts
 * under one.
 */
export function oweRefund(context: RequestContext, orderId: string, reason?: RefundReason) {
  const { db, now } = context;
  const itsState = sql`CASE WHEN o.cancelled_at IS NOT NULL THEN 'cancelled' WHEN o.packed_at IS NULL THEN 'window' ELSE 'settled' END`;
  const requestId = sql`substr(${`P${newId().toUpperCase()}`}, 1, 1 + length(p.id))`;
  const from = sql`FROM orders AS o JOIN payments AS p ON p.id = o.payment_reference
      WHERE o.id = ${orderId} AND p.charged_at IS NOT NULL AND p.refund_request_id IS NULL AND ${surplus} > 0`;
  return {
    booked: bookMoney(context, {
      ...{ kind: "refund" as const, paise: surplus, at: now, order: paidOrder.id },
      ...{ step: sql`'owed ' || ${requestId}`, from },
    }),
    owed: insertFrom(db, refunds, {
      columns: {
        ...{ paymentId: charge.id, reason: reason ?? itsState, requestId },
        ...{ amountPaise: surplus, createdAt: now },
      },
      from,
    }),
  };
}

/** For a batch, before the refunds that `which` picks are taken away. */
export function bookRefundBack(context: RequestContext, which: SQL) {
  return bookMoney(context, {
    ...{ kind: "refund" as const, paise: sql`-refunds.amount_paise`, at: sql`refunds.created_at` },
    ...{ order: charge.orderId, step: sql`'not owed ' || refunds.request_id` },
    from: sql`FROM (SELECT * FROM refunds WHERE ${which}) AS refunds JOIN payments AS p ON p.id = refunds.payment_id WHERE true`,
  });
}

/**
 * For a batch: the refunds that `which` picks, none of which the gateway makes, are taken away, and
 * what has to go back without them is owed under a new request.
 */
export function oweAnew(
  context: RequestContext,
  orderId: string,
  { which, reason }: { which: SQL; reason?: RefundReason },
) {
  const { db } = context;
  return {
    unsent: db.update(refunds).set({ sentAt: null }).where(which),
    booked: bookRefundBack(context, which),
    removed: db.delete(refunds).where(which),
    owed: oweRefund(context, orderId, reason),
  };
}
