// Money that goes back by itself asks for nobody: not while the gateway makes it, nor while a refund
// that failed is tried again. What is left is somebody's to do.
import { type SQL, and, eq, gt, isNotNull, ne, not, sql } from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import { payments, refunds } from "#db/schema/payments.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { allOf } from "#app/platform/statements.server.ts";
import { mostTries } from "./refund-request.ts";

/** One that failed has a try left: the id of its request ends in which one it was. */
const goesByItself = (status: string, requestId: string, paymentId: string): SQL =>
  sql.raw(`(${status} IN ('DUE', 'PENDING') OR ${status} = 'FAILURE'
    AND cast(coalesce(nullif(substr(${requestId}, length(${paymentId}) + 2), ''), '1') AS INTEGER) < ${mostTries})`);

/** Over `refunds`. */
export const partGoesByItself = goesByItself(
  "refunds.status",
  "refunds.request_id",
  "refunds.payment_id",
);
/** Over `payments`. */
export const chargeGoesByItself = goesByItself(
  "payments.refund_status",
  "payments.refund_request_id",
  "payments.id",
);

/** What was taken at the door. */
export const isToHandBack = allOf(
  isNotNull(orders.takenAs),
  gt(orders.givenBackPaise, orders.handedBackPaise),
);

/** The numbers of the orders of which somebody has to give money back; each part from its index. */
export function ordersToGiveBack({ db }: RequestContext) {
  const ofCharges = (where: SQL) =>
    db
      .select({ seq: orders.seq })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(where);
  const parts = db
    .select({ seq: orders.seq })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(ne(refunds.status, "SUCCESS").inlineParams(), not(partGoesByItself)));
  return db
    .select({ seq: orders.seq })
    .from(orders)
    .where(isToHandBack)
    .union(parts)
    .union(ofCharges(eq(payments.status, "WRONG_AMOUNT").inlineParams()))
    .union(
      ofCharges(and(ne(payments.refundStatus, "SUCCESS").inlineParams(), not(chargeGoesByItself))!),
    );
}
