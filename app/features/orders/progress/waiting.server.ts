// What the shop has to do of its orders: conditions over `orders`.
import { and, eq, gt, isNotNull, isNull, not, or } from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import { payablePaise } from "#app/features/billing/payable.server.ts";
import { coalesce } from "#app/platform/statements.server.ts";
import { cashMethod } from "#app/values/payment-method.ts";

/** An order that is to be paid online is worked on once it is paid. */
export const isPayable = or(isNotNull(orders.paidAt), eq(orders.paymentMethod, cashMethod))!;

/** All of its goods came back on the way; what costs nothing from the first on is still brought. */
const isWhollyReturned = and(
  isNotNull(orders.dispatchedAt),
  eq(orders.settledPaise, 0),
  gt(orders.totalPaise, 0),
)!;

/** What stands at the counter. */
export const isWaiting = and(
  not(coalesce(isWhollyReturned, 0)),
  isNull(orders.deliveredAt),
  isNull(orders.cancelledAt),
  isNull(orders.stockReturnedAt),
  isPayable,
)!;

/** Word for word the index's own condition. */
export const isDeliveredUnpaid = and(
  isNotNull(orders.deliveredAt),
  isNull(orders.paidAt),
  isNull(orders.khataAt),
  isNull(orders.cancelledAt),
  isNull(orders.stockReturnedAt),
)!;

/** What was handed over without its money, on no khata: 'unpaid' is that wherever it is counted. */
export const isToCollect = and(isDeliveredUnpaid, gt(payablePaise(), 0))!;
