// How often an offer was used is read from the orders that stand: a cancelled one gives its use
// back, and is nobody's first.
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/**
 * Whose orders count as one customer's: an account's, and, of those that are no account's, what the
 * shop made for its phone and what stayed of an account with it that was deleted.
 */
export type Whose = Record<"userId" | "phone", SQLWrapper | string | null>;

const stands = sql`o.cancelled_at IS NULL AND o.stock_returned_at IS NULL`;

function isOf({ userId, phone }: Whose): SQL {
  return sql`(o.user_id = ${userId} OR (o.user_id IS NULL AND o.customer_phone = ${phone}))`;
}

/** In all, of an offer by an expression over the query around. */
export function usesOf(offerId: SQLWrapper): SQL<number> {
  return sql<number>`(SELECT count(*) FROM order_offers AS u JOIN orders AS o ON o.id = u.order_id
    WHERE u.offer_id = ${offerId} AND ${stands})`;
}

export function usesBy(offerId: SQLWrapper, whose: Whose): SQL<number> {
  return sql<number>`(SELECT count(*) FROM orders AS o JOIN order_offers AS u ON u.order_id = o.id
    WHERE ${isOf(whose)} AND u.offer_id = ${offerId} AND ${stands})`;
}

/** Whether there is an order of theirs beside `orderId`. */
export function hasOrdered(whose: Whose, orderId = ""): SQL<number> {
  return sql<number>`EXISTS (SELECT 1 FROM orders AS o WHERE ${isOf(whose)} AND o.id <> ${orderId} AND ${stands})`;
}
