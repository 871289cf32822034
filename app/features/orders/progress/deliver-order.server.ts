// Handed over at the door, and in the same tap paid or put on the khata. The caller has made sure that who asks may.
import { type SQL, eq, gte, isNotNull, isNull } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { orders } from "#db/schema/orders.ts";
import { giveOrder, hasKhata } from "#app/features/khata/give-order.server.ts";
import { unlessOverLimit } from "#app/features/orders/khata/over-limit.server.ts";
import { stepNow } from "#app/features/payments/order-times.server.ts";
import { type Taken, markPaid } from "#app/features/payments/settle/mark-paid.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { allOf } from "#app/platform/statements.server.ts";
import { cashMethod } from "#app/values/payment-method.ts";
import { advance } from "./advance-order.server.ts";
import { bookDelivery } from "./book-order.server.ts";
import { words } from "./refusals.words.ts";
import { type StepOutcome, refusedStep } from "./step-outcome.ts";

/** The step alone. */
export function deliver(context: RequestContext) {
  return {
    column: "deliveredAt",
    may: isNotNull(orders.dispatchedAt),
    otherwise: refusedStep("out-of-order", words.notDispatched),
    event: "delivered",
    book: (which: SQL) => bookDelivery(context, { at: stepNow(context), step: "delivered", which }),
  } as const;
}

/** What a rider has is delivered without the customer's code only with a reason, which one tap has not. */
const isWithoutRider = allOf(isNotNull(orders.dispatchedAt), isNull(orders.riderId));

/**
 * Written are the order's time, 'delivered' in the day book with its rounding, and the log of who did
 * it; its paper was written when it was dispatched.
 */
export function deliverOrder(context: RequestContext, orderId: string): Promise<StepOutcome> {
  return advance(context, orderId, deliver(context));
}

/**
 * Delivered and paid at the door, in one tap: 'cash' or 'upi' in the day book, too, and on the order
 * when and how it was paid and what was charged. Nothing is taken where it was delivered at an
 * earlier moment, is paid or on a khata, costs nothing, or is to be paid online.
 */
export function deliverFor(
  context: RequestContext,
  orderId: string,
  taken: Taken,
): Promise<StepOutcome> {
  return advance(context, orderId, {
    ...deliver(context),
    may: isWithoutRider,
    otherwise: refusedStep("out-of-order", words.notOutOrWithRider),
    afterwards: payAtDoor(context, orderId, taken),
  });
}

/** For the batch that delivers. */
export function payAtDoor(context: RequestContext, orderId: string, taken: Taken) {
  const isDelivered = allOf(
    eq(orders.id, orderId),
    gte(orders.deliveredAt, context.now),
    eq(orders.paymentMethod, cashMethod),
  );
  return markPaid(context, isDelivered, taken);
}

/**
 * Delivered and on its customer's khata, in one tap; neither where there is no khata, or where it
 * would be over its limit. One that is paid or on a khata already is delivered only.
 */
export function deliverOnKhata(context: RequestContext, orderId: string): Promise<StepOutcome> {
  const { id, deliveredAt } = alias(orders, "o");
  const isDelivered = allOf(eq(id, orderId), gte(deliveredAt, context.now));
  return unlessOverLimit(context, orderId, () =>
    advance(context, orderId, {
      ...deliver(context),
      may: allOf(isWithoutRider, hasKhata),
      otherwise: refusedStep("khata", words.notOutOrNoKhata),
      afterwards: giveOrder(context, isDelivered),
    }),
  );
}
