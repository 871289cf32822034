import type { RequestContext } from "#app/platform/context.server.ts";
import { openingHours, serviceAreas, slotTemplates } from "#db/schema/delivery.ts";

/** Whether the owner has said where the shop delivers, and when it does or is open. */
export async function hasDelivery({ db, read }: RequestContext) {
  const [areas, windows, hours] = await Promise.all([
    read(db.select({ code: serviceAreas.postalCode }).from(serviceAreas).limit(1)),
    read(db.select({ id: slotTemplates.id }).from(slotTemplates).limit(1)),
    read(db.select({ weekday: openingHours.weekday }).from(openingHours).limit(1)),
  ]);
  return { hasAreas: areas.length > 0, hasTimes: windows.length + hours.length > 0 };
}
