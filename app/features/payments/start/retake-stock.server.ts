// What an unpaid order gave back is taken again whole or not at all: a pack that is short breaks
// the CHECK `financials_stock`, one that vanished `orders_whole`, and with them the batch.
import { type SQL, eq, sql } from "drizzle-orm";
import { cardsOfOrders, refreshCards } from "#app/features/catalogue/cards/refresh-cards.server.ts";
import { countPlaces } from "#app/features/delivery/windows/count-places.server.ts";
import { openSlot } from "#app/features/delivery/windows/open-slot.server.ts";
import { orders } from "#db/schema/orders.ts";
import { financials } from "#db/schema/products.ts";
import { refusedBy } from "#app/platform/constraint.ts";
import type { RequestContext } from "#app/platform/context.server.ts";

/**
 * Statements for a batch; they do nothing unless the order, where it is as `which` says, has given
 * its stock back. Where its window is full by now it comes as soon as possible, and without the
 * window's fee.
 */
export function retakeStock({ db, now }: RequestContext, orderId: string, which: SQL = sql`true`) {
  const hasPlace = sql`slot_id IN (SELECT id FROM delivery_slots WHERE ${openSlot(now)} AND taken < capacity)`;
  const kept = (column: string, otherwise: SQL) =>
    sql`iif(${hasPlace}, ${sql.raw(column)}, ${otherwise})`;
  const waiting = sql`SELECT id FROM orders WHERE id = ${orderId} AND ${which} AND paid_at IS NULL
    AND cancelled_at IS NULL AND stock_returned_at IS NOT NULL`;
  return {
    stock: db
      .update(financials)
      .set({ countInStock: sql`count_in_stock - taken.qty` })
      .from(
        sql`(SELECT financial_id, sum(qty) AS qty FROM order_lines
        WHERE order_id IN (${waiting}) GROUP BY financial_id) AS taken`,
      )
      .where(sql`${financials.id} = taken.financial_id`),
    cards: refreshCards(db, cardsOfOrders([orderId])),
    order: db
      .update(orders)
      .set({
        stockReturnedAt: null,
        slotId: kept("slot_id", sql`NULL`),
        slotFrom: kept("slot_from", sql`NULL`),
        slotTo: kept("slot_to", sql`NULL`),
        slotFeePaise: kept("slot_fee_paise", sql`0`),
        shippingPaise: kept("shipping_paise", sql`shipping_paise - slot_fee_paise`),
        linesWritten: sql`(SELECT count(*) FROM order_lines AS l JOIN financials AS f ON f.id = l.financial_id
          WHERE l.order_id = ${orders.id})`,
      })
      .where(sql`id IN (${waiting})`),
    place: countPlaces({ db }, eq(orders.id, orderId)),
  };
}

export function isStockGone(error: unknown): boolean {
  return ["financials_stock", "orders_whole"].includes(refusedBy(error) ?? "");
}
