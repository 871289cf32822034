// The review carries what it shows: key, digest and prices travel in its form and are held against
// the database.
import type { Customer } from "#app/features/session/visitor.server.ts";
import { cartInCookie } from "#app/features/cart/cart-cookie.server.ts";
import { type CartOffers, getCartOffers } from "#app/features/cart/cart-offers.server.ts";
import type { Cart, CartLine } from "#app/features/cart/cart.ts";
import { type DeliveryRules, chargeOf } from "#app/features/delivery/delivery.ts";
import { soonUntil } from "#app/features/delivery/opening.ts";
import { asSoonAsPossible, windowLabel } from "#app/features/delivery/window.ts";
import { codeProblem } from "#app/features/offers/read-offers.server.ts";
import type { SavedAddress } from "#app/features/checkout/addresses/saved-address.ts";
import { words as shipping } from "#app/features/checkout/shipping/words.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { orderAddressOf } from "#app/values/address.ts";
import { clockTime } from "#app/values/indian-days.ts";
import { digestOrder } from "./order-digest.ts";
import type { PaymentMethod } from "#app/values/payment-method.ts";
import { refusedLine } from "./refused-line.ts";
import type { Review, ReviewLine, ReviewedOffers } from "./review.ts";
import { words } from "./refusals.words.ts";

type Reviewed = {
  address: SavedAddress;
  cart: Cart;
  delivery: DeliveryRules | null;
  paymentMethod: PaymentMethod;
};

export async function getReview(
  context: RequestContext,
  customer: Customer,
  { address, cart, delivery, paymentMethod }: Reviewed,
): Promise<Review> {
  const { slotId, offerCode } = cartInCookie(context);
  const offers = reviewedOffers(await getCartOffers(context));
  const goodsPaise = cart.itemsPaise - (offers?.offerPaise ?? 0);
  const { shippingPaise, windowPaise } = chargeOf(delivery, { itemsPaise: goodsPaise, slotId });
  const label = promiseOf(delivery, slotId, context.now);
  return {
    orderKey: cart.key,
    shown: await digestOrder({ entries: cart.lines, address, paymentMethod, slotId, offerCode }),
    name: customer.name,
    phone: customer.phone,
    address: orderAddressOf(address),
    paymentMethod,
    lines: cart.lines.map(reviewLine),
    itemsPaise: cart.itemsPaise,
    ...(offers ? { offers } : {}),
    shippingPaise,
    window: label === null ? null : { label, feePaise: windowPaise },
    totalPaise: goodsPaise + shippingPaise,
  };
}

function reviewedOffers(found: CartOffers | null): ReviewedOffers | null {
  if (!found) return null;
  const { offerPaise, offers, goodsPaise } = found.reckoned;
  return { offerPaise, taken: offers, codeProblem: codeProblem(found, goodsPaise) };
}

/** Null where no window can be chosen. */
function promiseOf(delivery: DeliveryRules | null, slotId: string | undefined, now: number) {
  const window = delivery?.windows.find(({ id }) => id === slotId);
  if (window) return windowLabel(window, now);
  if (slotId) return words.windowClosed;
  if (!delivery || delivery.windows.length === 0) return null;
  const until = soonUntil(delivery, now);
  return until === null ? asSoonAsPossible() : shipping.soonBy(clockTime(until));
}

function reviewLine(line: CartLine): ReviewLine {
  const { pack, state } = line;
  return {
    ...refusedLine(line),
    pricePaise: pack?.pricePaise ?? 0,
    state,
    image: pack?.image ?? "",
  };
}
