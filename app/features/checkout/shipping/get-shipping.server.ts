// What the step asks and says of the delivery; it decides nothing, the order's batch does.
import { getCart } from "#app/features/cart/get-cart.server.ts";
import { chargeOf, deliveryProblem } from "#app/features/delivery/delivery.ts";
import { chosenPostalCode } from "#app/features/cart/cart-postal-code.server.ts";
import { getDelivery } from "#app/features/delivery/get-delivery.server.ts";
import { openingNote } from "#app/features/delivery/opening.ts";
import { windowLabel } from "#app/features/delivery/window.ts";
import type { FieldErrors } from "#app/platform/forms.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";

export type ShownWindow = { id: string; label: string; isFull: boolean; feePaise: number };

/** What is kept of the delivery, for the address that is chosen. */
export type Shipping = {
  windows: ShownWindow[];
  itemsPaise: number;
  hasAreas: boolean;
  feePaise: number;
  problem: string | null;
  note: string | null;
};

/** Null where nothing is kept. */
export async function getShipping(context: RequestContext): Promise<Shipping | null> {
  const [delivery, { itemsPaise }] = await Promise.all([
    getDelivery(context, { postalCode: chosenPostalCode(context) }),
    getCart(context),
  ]);
  if (!delivery) return null;
  const { now } = context;
  const windows = delivery.windows.map((window): ShownWindow => ({
    id: window.id,
    label: windowLabel(window, now),
    isFull: window.left <= 0,
    feePaise: window.feePaise,
  }));
  const hasAddress = delivery.postalCode !== null;
  return {
    windows,
    itemsPaise,
    hasAreas: delivery.hasAreas,
    feePaise: chargeOf(delivery, { itemsPaise }).areaPaise,
    problem: hasAddress ? deliveryProblem(delivery, { itemsPaise }, now) : null,
    note: openingNote(delivery, now),
  };
}

type Sent = { postalCode: string; slotId: string | undefined };

/** Why the form can't go on, by field; null when it can. */
export async function refuseDelivery(
  context: RequestContext,
  { postalCode, slotId }: Sent,
): Promise<FieldErrors | null> {
  const [delivery, { itemsPaise }] = await Promise.all([
    getDelivery(context, { postalCode }),
    getCart(context),
  ]);
  const { now } = context;
  const place = deliveryProblem(delivery, { itemsPaise }, now);
  if (place) return { postalCode: place };
  const window = deliveryProblem(delivery, { itemsPaise, slotId }, now);
  return window ? { slotId: window } : null;
}
