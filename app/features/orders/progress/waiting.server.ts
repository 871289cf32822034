// What the shop has to do of its orders: conditions over `orders`.
import { and, eq, isNotNull, isNull, or } from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import { cashMethod } from "#app/values/payment-method.ts";

/** An order that is to be paid online is worked on once it is paid. */
export const isPayable = or(isNotNull(orders.paidAt), eq(orders.paymentMethod, cashMethod))!;

/** What stands at the counter. */
export const isWaiting = and(
  isNull(orders.deliveredAt),
  isNull(orders.cancelledAt),
  isNull(orders.stockReturnedAt),
  isPayable,
)!;
