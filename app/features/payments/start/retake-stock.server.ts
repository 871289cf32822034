// What an unpaid order gave back is taken again whole or not at all: a pack that is short breaks
// the CHECK `financials_stock`, one that vanished, or an offer that was used since, `orders_whole`,
// and with them the batch.
import {
  type Column,
  type SQL,
  and,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  lt,
} from "drizzle-orm";
import { cardsOfOrders, refreshCards } from "#app/features/catalogue/cards/refresh-cards.server.ts";
import { countPlaces } from "#app/features/delivery/windows/count-places.server.ts";
import { openSlot } from "#app/features/delivery/windows/open-slot.server.ts";
import { deliverySlots } from "#db/schema/delivery.ts";
import { isOfferUsedSince } from "#app/features/offers/hold-offers.server.ts";
import { orderLines, orders } from "#db/schema/orders.ts";
import { financials } from "#db/schema/products.ts";
import { refusedBy } from "#app/platform/constraint.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { Database } from "#app/platform/database.server.ts";
import { allOf, minus, iif } from "#app/platform/statements.server.ts";
import { takeOrderedPacks } from "#app/features/payments/ordered-packs.server.ts";

/**
 * Statements for a batch; they do nothing unless the order, where it is as `which` says, has given
 * its stock back. Where its window is full by now it comes as soon as possible, and without the
 * window's fee.
 */
export function retakeStock(context: RequestContext, orderId: string, ...which: SQL[]) {
  const { db } = context;
  const isWaiting = allOf(
    eq(orders.id, orderId),
    ...which,
    isNull(orders.paidAt),
    isNull(orders.cancelledAt),
    isNotNull(orders.stockReturnedAt),
  );
  return {
    stock: takeOrderedPacks(db, isWaiting),
    cards: refreshCards(db, cardsOfOrders([orderId])),
    order: db
      .update(orders)
      .set({
        stockReturnedAt: null,
        ...slotIfFree(context),
        linesWritten: iif(
          isOfferUsedSince(orderId),
          -1,
          db.$count(orderLines, and(eq(orderLines.orderId, orders.id), isStillKept(db))),
        ),
      })
      .where(isWaiting),
    place: countPlaces({ db }, eq(orders.id, orderId)),
  };
}

function slotIfFree(context: RequestContext) {
  const { slotId, slotFrom, slotTo, slotFeePaise, shippingPaise } = orders;
  const free = context.db
    .select({ id: deliverySlots.id })
    .from(deliverySlots)
    .where(and(openSlot(context), lt(deliverySlots.taken, deliverySlots.capacity)));
  const ifFree = (column: Column, otherwise: SQL | number | null) =>
    iif(inArray(slotId, free), column, otherwise);
  return {
    slotId: ifFree(slotId, null),
    slotFrom: ifFree(slotFrom, null),
    slotTo: ifFree(slotTo, null),
    slotFeePaise: ifFree(slotFeePaise, 0),
    shippingPaise: ifFree(shippingPaise, minus(shippingPaise, slotFeePaise)),
  };
}

/** Of a line: its pack is there. */
function isStillKept(db: Database) {
  const isPack = eq(financials.id, orderLines.financialId);
  return exists(db.select({ id: financials.id }).from(financials).where(isPack));
}

export function isStockGone(error: unknown): boolean {
  return ["financials_stock", "orders_whole"].includes(refusedBy(error) ?? "");
}
