// The places of a window are counted from the orders that hold one, never added up: a step that is
// written twice takes one place.
import { type SQL, sql } from "drizzle-orm";
import type { RequestContext } from "#app/platform/context.server.ts";
import { deliverySlots } from "#db/schema/delivery.ts";

/**
 * Behind the statement that takes or gives back what `which` picks of the orders: a place is held as
 * long as the packs are. One too many breaks the batch by `delivery_slots_places`.
 */
export function countPlaces({ db }: Pick<RequestContext, "db">, which: SQL) {
  return db
    .update(deliverySlots)
    .set({
      taken: sql`(SELECT count(*) FROM orders
        WHERE slot_id = delivery_slots.id AND stock_returned_at IS NULL)`,
    })
    .where(sql`id IN (SELECT slot_id FROM orders WHERE ${which})`);
}
