// The places of a window are counted from the orders that hold one, never added up: a step that is
// written twice takes one place.
import { type SQL, and, eq, inArray, isNull } from "drizzle-orm";
import type { RequestContext } from "#app/platform/context.server.ts";
import { deliverySlots } from "#db/schema/delivery.ts";
import { orders } from "#db/schema/orders.ts";

/**
 * Behind the statement that takes or gives back what `which` picks of the orders: a place is held as
 * long as the packs are. One too many breaks the batch by `delivery_slots_places`.
 */
export function countPlaces({ db }: Pick<RequestContext, "db">, which: SQL) {
  const holdsPlace = and(eq(orders.slotId, deliverySlots.id), isNull(orders.stockReturnedAt));
  const touched = db.select({ slotId: orders.slotId }).from(orders).where(which);
  return db
    .update(deliverySlots)
    .set({ taken: db.$count(orders, holdsPlace) })
    .where(inArray(deliverySlots.id, touched));
}
