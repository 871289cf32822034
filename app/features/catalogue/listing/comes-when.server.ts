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

export type DeliveryHere = {
  delivery: ComesWhen | null;
  /** Whether the PIN code is asked for: the shop delivers to some, and it is not known where to. */
  asksPin: boolean;
};

/** Where it is not known where to, what it costs at most. */
export async function getDeliveryHere(context: RequestContext): Promise<DeliveryHere> {
  const [known, costs] = await Promise.all([getComesWhen(context), getMostCosts(context)]);
  return {
    delivery: known ?? (costs === null ? null : { when: null, refusal: null, note: null, costs }),
    asksPin: costs !== null && !known?.when,
  };
}

/** "Delivery up to ₹20.00, free from ₹500.00", true of every PIN code; null without one. */
async function getMostCosts({ db, read }: RequestContext): Promise<string | null> {
  const { feePaise, freeFromPaise, isActive } = serviceAreas;
  const areas = await read(
    db.selectDistinct({ feePaise, freeFromPaise }).from(serviceAreas).where(eq(isActive, true)),
  );
  if (areas.length === 0) return null;
  const most = Math.max(...areas.map((area) => area.feePaise));
  const freeFrom = areas
    .filter((area) => area.feePaise > 0)
    .map((area) => area.freeFromPaise ?? Infinity);
  const mostFrom = Math.max(0, ...freeFrom);
  const fee = feeWords(
    {
      feePaise: most,
      freeFromPaise: mostFrom === Infinity ? null : mostFrom,
      minimumPaise: 0,
    },
    { itemsPaise: 0, windowPaise: 0 },
  );
  const isSame = areas.every((area) => area.feePaise === most);
  return isSame ? words.costs(fee) : words.costsUpTo(fee);
}
