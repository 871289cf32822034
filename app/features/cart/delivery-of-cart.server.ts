// What the cart says of its delivery before anybody signs in: for the PIN code that was typed here,
// else for the address of who asks.
import { type DeliveryRules, deliveryProblem, isServed } from "#app/features/delivery/delivery.ts";
import { getDelivery } from "#app/features/delivery/get-delivery.server.ts";
import { openingNote } from "#app/features/delivery/opening.ts";
import { asSoonAsPossible, offeredWindow, windowLabel } from "#app/features/delivery/window.ts";
import { cartInCookie } from "./cart-cookie.server.ts";
import { cartPostalCode } from "./cart-postal-code.server.ts";
import type { Paise } from "#app/values/money.ts";
import type { RequestContext } from "#app/platform/context.server.ts";

export type CartDelivery = Pick<DeliveryRules, "postalCode" | "hasAreas" | "area"> & {
  /** That it is not brought there. */
  refusal: string | null;
  /** "Today 6 to 8 pm"; null where nothing can be promised. */
  when: string | null;
  /** Of the window that is promised. */
  windowPaise: Paise;
  /** "Closed today", or when the shop opens. */
  note: string | null;
};

/** Null where nothing is kept. */
export async function getCartDelivery(context: RequestContext): Promise<CartDelivery | null> {
  const { now } = context;
  const postalCode = cartPostalCode(context);
  const delivery = await getDelivery(context, { postalCode });
  if (!delivery) return null;
  const { hasAreas, area, windows } = delivery;
  const isKnown = delivery.postalCode !== null;
  const next = offeredWindow(windows, cartInCookie(context).slotId);
  const windowPaise = next?.feePaise ?? 0;
  const isPromised = (isKnown || !hasAreas) && isServed(delivery);
  const when = next ? windowLabel(next, now) : asSoonAsPossible();
  return {
    postalCode: delivery.postalCode,
    hasAreas,
    area,
    refusal: isKnown ? deliveryProblem(delivery, {}, now) : null,
    when: isPromised ? when : null,
    windowPaise: isPromised ? windowPaise : 0,
    note: openingNote(delivery, now),
  };
}

/** The Set-Cookie header that keeps the code for the next pages; a page that answers this very request knows it too. */
export function serializePin({ cookies }: RequestContext, postalCode: string): Promise<string> {
  cookies.pin = postalCode;
  return cookies.serialize("pin", postalCode);
}
