import { and, eq, gte, notInArray } from "drizzle-orm";
import type { RequestContext } from "#app/platform/context.server.ts";
import { deliverySlots, shopClosures } from "#db/schema/delivery.ts";

/** Over `delivery_slots`: windows that may still be chosen, full or not. */
export function openSlot({ db, now }: Pick<RequestContext, "db" | "now">) {
  const shutDays = db.select({ day: shopClosures.day }).from(shopClosures);
  return and(
    gte(deliverySlots.cutoffAt, now),
    eq(deliverySlots.isOff, false),
    notInArray(deliverySlots.day, shutDays),
  );
}
