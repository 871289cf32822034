// What is not paid online is paid in whole rupees, where the owner wants it so: half up, when the
// order is packed. A payment that is on its way would be short of what was rounded up, so it stays.
import { type SQL, type SQLWrapper, eq, sql } from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { coalesce } from "#app/platform/statements.server.ts";

const isRounded = sql`(SELECT is_rounded FROM shop_tax WHERE id = 1) AND NOT EXISTS (SELECT 1 FROM payments AS p
    WHERE p.order_id = orders.id AND (p.id = orders.payment_reference OR p.status IN ('NEW', 'PENDING')))`;

/** Whether an order will be paid in whole rupees. */
export async function willBeRounded({ db, read }: RequestContext, orderId: string) {
  const rounded = coalesce(isRounded, 0).mapWith(Boolean).as("rounded");
  const [order] = await read(db.select({ rounded }).from(orders).where(eq(orders.id, orderId)));
  return order?.rounded ?? false;
}

/** What rounding adds to an order's `paise`; an expression over `orders`. */
export function roundOffPaise(paise: SQLWrapper): SQL<number> {
  return sql<number>`iif(${isRounded}, (${paise} + 50) / 100 * 100 - ${paise}, 0)`;
}
