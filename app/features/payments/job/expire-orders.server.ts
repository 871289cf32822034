// An unpaid Online order holds its stock for 30 minutes, and until the gateway was asked after its
// last link ended; then it gives it back, once: the stock, the mark and the window's places change in
// one batch.
import { inArray, sql } from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import { financials } from "#db/schema/products.ts";
import { cardsOfOrders, refreshCards } from "#app/features/catalogue/cards/refresh-cards.server.ts";
import { announceStockOf } from "#app/features/catalogue/live/announce-products.server.ts";
import { countPlaces } from "#app/features/delivery/windows/count-places.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { batch } from "#app/platform/statements.server.ts";

const minuteMs = 60 * 1000;
const holdMs = 30 * minuteMs;
/** A payment begun in a link's last moment still reaches its order. */
const graceMs = 4 * minuteMs;
const mostARun = 50;

export async function expireOrders(context: RequestContext): Promise<void> {
  const { db, now } = context;
  // The first line is word for word the condition of the index.
  const overdue = sql`payment_method = 'Online' and paid_at is null and stock_returned_at is null
    AND cancelled_at IS NULL AND packed_at IS NULL AND created_at <= ${now - holdMs}
    AND NOT EXISTS (SELECT 1 FROM payments AS p WHERE p.order_id = orders.id
      AND p.status IN ('NEW', 'PENDING') AND (p.link_expires_at > ${now - graceMs} OR p.checked_at < p.link_expires_at))`;
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(overdue)
    .orderBy(orders.createdAt)
    .limit(mostARun);
  if (found.length === 0) return;
  const ids = found.map((order) => order.id);
  const listed = JSON.stringify(ids);
  await batch(db, {
    stock: db
      .update(financials)
      .set({ countInStock: sql`count_in_stock + back.qty` })
      .from(
        sql`(SELECT financial_id, sum(qty) AS qty FROM order_lines WHERE order_id IN (
        SELECT id FROM orders WHERE id IN (SELECT value FROM json_each(${listed})) AND ${overdue}) GROUP BY financial_id) AS back`,
      )
      .where(sql`${financials.id} = back.financial_id`),
    cards: refreshCards(db, cardsOfOrders(ids)),
    expired: db
      .update(orders)
      .set({ stockReturnedAt: now })
      .where(sql`${inArray(orders.id, ids)} AND ${overdue}`),
    places: countPlaces(context, inArray(orders.id, ids)),
  });
  announceStockOf(context, ids);
}
