// What pages promise: only who is known to the shop has a page of their own, any other is one for
// everyone and a day, which no hour may stand on.
import { eq } from "drizzle-orm";
import { serviceAreas } from "#db/schema/delivery.ts";
import { typedPostalCode } from "#app/features/cart/cart-postal-code.server.ts";
import { type CartDelivery, getCartDelivery } from "#app/features/cart/delivery-of-cart.server.ts";
import { feeWords } from "#app/features/delivery/area.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { words } from "./words.ts";

export type ComesWhen = Pick<CartDelivery, "when" | "refusal" | "note"> & {
  /** "Delivery ₹25.00, free from ₹499.00", for an empty cart. */
  costs: string | null;
};

/** Null where nothing is kept, or it is not known where to. */
export async function getComesWhen(context: RequestContext): Promise<ComesWhen | null> {
  if (!context.sessionHash && !typedPostalCode(context)) return null;
  const delivery = await getCartDelivery(context);
  if (!delivery) return null;
  const { when, area, windowPaise, refusal, note, postalCode } = delivery;
  if (!when && !refusal) return null;
  const to = when && postalCode ? words.broughtTo(when, postalCode) : when;
  const costs = when ? words.costs(feeWords(area, { itemsPaise: 0, windowPaise })) : null;
  return { when: to, costs, refusal, note };
}

/** Whether the shop delivers to some PIN codes, so that who is not known to it is asked for theirs. */
export async function hasAreas({ db, read }: RequestContext): Promise<boolean> {
  const active = db.select({ code: serviceAreas.postalCode }).from(serviceAreas);
  return (await read(active.where(eq(serviceAreas.isActive, true)).limit(1))).length > 0;
}
