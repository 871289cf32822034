// An unpaid Online order holds its stock for 30 minutes, and until the gateway was asked after its
// last link ended; then it gives it back, once: the stock, the mark and the window's places change in
// one batch.
import { and, eq, gt, inArray, isNull, lt, lte, notExists, or, sql } from "drizzle-orm";
import { orders } from "#db/schema/orders.ts";
import { payments } from "#db/schema/payments.ts";
import { cardsOfOrders, refreshCards } from "#app/features/catalogue/cards/refresh-cards.server.ts";
import { announceStockOf } from "#app/features/catalogue/live/announce-products.server.ts";
import { countPlaces } from "#app/features/delivery/windows/count-places.server.ts";
import { returnOrderedPacks } from "#app/features/payments/ordered-packs.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { allOf, batch } from "#app/platform/statements.server.ts";
import { holdMs } from "#app/values/limits.ts";

const minuteMs = 60 * 1000;
/** A payment begun in a link's last moment still reaches its order. */
const graceMs = 4 * minuteMs;
const mostARun = 50;

export async function expireOrders(context: RequestContext): Promise<void> {
  const { db, now } = context;
  const isOverdue = overdue(context);
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(isOverdue)
    .orderBy(orders.createdAt)
    .limit(mostARun);
  if (found.length === 0) return;
  const ids = found.map((order) => order.id);
  const isFound = inArray(orders.id, ids);
  const expiring = allOf(isFound, isOverdue);
  await batch(db, {
    stock: returnOrderedPacks(db, expiring),
    cards: refreshCards(db, cardsOfOrders(ids)),
    expired: db.update(orders).set({ stockReturnedAt: now }).where(expiring),
    places: countPlaces(context, isFound),
  });
  announceStockOf(context, ids);
}

function overdue({ db, now }: RequestContext) {
  const mayStillPay = and(
    eq(payments.orderId, orders.id),
    inArray(payments.status, ["NEW", "PENDING"]),
    or(gt(payments.linkExpiresAt, now - graceMs), lt(payments.checkedAt, payments.linkExpiresAt)),
  );
  return allOf(
    // Word for word the condition of the index.
    sql`payment_method = 'Online' and paid_at is null and stock_returned_at is null`,
    isNull(orders.cancelledAt),
    isNull(orders.packedAt),
    lte(orders.createdAt, now - holdMs),
    notExists(db.select({ id: payments.id }).from(payments).where(mayStillPay)),
  );
}
