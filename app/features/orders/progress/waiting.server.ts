// Conditions over `orders`. The way of paying stands in them as text, as an index is found only by
// what its own condition says.
import { and, eq, isNotNull, isNull, or } from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import { cashMethod } from "#app/values/payment-method.ts";

/** An order that is to be paid online is worked on once it is paid. */
export const isPayable = or(
  isNotNull(orders.paidAt),
  eq(orders.paymentMethod, cashMethod).inlineParams(),
)!;

/** What stands at the counter. */
export const isWaiting = and(
  isNull(orders.deliveredAt),
  isNull(orders.cancelledAt),
  isNull(orders.stockReturnedAt),
  isPayable,
)!;
