import { sql } from "drizzle-orm";

/**
 * Whether the product of a row of `reviews` was delivered to who wrote it: asked of the orders each
 * time.
 */
export const isBoughtHere =
  sql`EXISTS (SELECT 1 FROM orders AS o JOIN order_lines AS l ON l.order_id = o.id
  WHERE o.user_id = reviews.user_id AND o.delivered_at IS NOT NULL AND l.product_id = reviews.product_id)`.mapWith(
    Boolean,
  );
