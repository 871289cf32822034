// What is not paid online is paid in whole rupees, where the owner wants it so: half up, when the
// order is packed. A payment that is on its way would be short of what was rounded up, so it stays.
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** What rounding adds to an order's `paise`; an expression over `orders`. */
export function roundOffPaise(paise: SQLWrapper): SQL<number> {
  return sql<number>`iif((SELECT is_rounded FROM shop_tax WHERE id = 1) AND NOT EXISTS (SELECT 1 FROM payments AS p
    WHERE p.order_id = orders.id AND (p.id = orders.payment_reference OR p.status IN ('NEW', 'PENDING'))),
    (${paise} + 50) / 100 * 100 - ${paise}, 0)`;
}
