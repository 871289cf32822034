// What was charged above what an order costs now goes back: one row, which the scheduled job sends
// once. What was owed before counts, so that the sum never exceeds the charge; a trigger holds it
// too.
import { sql } from "drizzle-orm";
import { refunds } from "#db/schema/payments.ts";
import { payablePaise } from "#app/features/payments/payable.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { newId } from "#app/values/identifier.ts";

/**
 * For a batch, after whatever lowered the order's price; does nothing where nothing is to go back.
 * Goods come back more than once: `returned` is which time. A refund that is taken back and owed
 * anew has another request id, so that the gateway never hears of two amounts under one.
 */
export function oweRefund({ db, now }: RequestContext, orderId: string, returned?: string) {
  const surplus = sql`p.amount_paise - p.by_hand_paise - ${payablePaise("o")}
    - (SELECT coalesce(sum(r.amount_paise), 0) FROM refunds AS r WHERE r.payment_id = p.id)`;
  const reason = returned
    ? sql`${`returned ${returned}`}`
    : sql`CASE WHEN o.cancelled_at IS NOT NULL THEN 'cancelled' WHEN o.packed_at IS NULL THEN 'window' ELSE 'settled' END`;
  const requestId = sql`substr(${`P${newId().toUpperCase()}`}, 1, 1 + length(p.id))`;
  return db.insert(refunds)
    .select(sql`SELECT p.id, ${reason}, ${requestId}, ${surplus}, 'DUE', ${now}, NULL, 0
    FROM orders AS o JOIN payments AS p ON p.id = o.payment_reference
    WHERE o.id = ${orderId} AND p.charged_at IS NOT NULL AND p.refund_request_id IS NULL AND ${surplus} > 0`);
}
