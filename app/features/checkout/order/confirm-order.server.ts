// What the review page showed is what is ordered: another cart, address or method than shown is
// never ordered.
import type { Customer } from "#app/features/session/visitor.server.ts";
import { getUsable } from "#app/features/cart/cart-offers.server.ts";
import { cartInCookie, serializeCart } from "#app/features/cart/cart-cookie.server.ts";
import type { CookieCart } from "#app/features/cart/cart.ts";
import type { SavedAddress } from "#app/features/checkout/addresses/saved-address.ts";
import type { Paise } from "#app/values/money.ts";
import { getChosenAddress } from "#app/features/checkout/addresses/list-addresses.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { newId } from "#app/values/identifier.ts";
import { orderAddressOf } from "#app/values/address.ts";
import type { Confirmation } from "./confirm-order.schema.ts";
import { getEarlierOrder } from "./earlier-order.server.ts";
import { digestOrder, digestWithChoices } from "./order-digest.ts";
import type { PaymentMethod } from "#app/values/payment-method.ts";
import { type OrderOutcome, placeOrder } from "./place-order.server.ts";

type ConfirmedOutcome = OrderOutcome | { ok: false; reason: "changed" | "empty" };

/** `freshKey` is the cart's new one after its old key was used up. */
export type ConfirmOutcome = { outcome: ConfirmedOutcome; cookies: string[]; freshKey?: string };

export async function confirmOrder(
  context: RequestContext,
  customer: Customer,
  confirmation: Confirmation & { paymentMethod: PaymentMethod },
): Promise<ConfirmOutcome> {
  const { orderKey, shown, seen, shipping, offer, paymentMethod, ifMissing, note } = confirmation;
  const cart = cartInCookie(context);
  const chosen = await getChosenAddress(context);
  if (!chosen) return { outcome: { ok: false, reason: "changed" }, cookies: [] };
  const request = { ...requestOf(cart, chosen, seen), orderKey, paymentMethod };
  const isAsShown = cart.key === orderKey && shown === (await digestOrder(request));
  const outcome = isAsShown
    ? await placeOrder(context, customer, {
        ...request,
        usable: await getUsable(context),
        seenShippingPaise: shipping,
        seenOfferPaise: offer,
        ifMissing,
        note,
      })
    : await findRepeated();
  if (outcome.ok)
    return {
      outcome,
      cookies: isAsShown ? [await serializeCart(context, { key: orderKey, entries: [] })] : [],
    };
  if (outcome.reason !== "key-used") return { outcome, cookies: [] };
  const freshKey = newId();
  return { outcome, freshKey, cookies: [await serializeCart(context, { ...cart, key: freshKey })] };

  /** A page that was sent before: its order is answered, and the cart of today stays. */
  async function findRepeated(): Promise<ConfirmedOutcome> {
    const earlier = await getEarlierOrder(context, customer.id, orderKey);
    if (earlier?.cartDigest === (await digestWithChoices(shown, confirmation)))
      return { ok: true, orderId: earlier.id };
    if (earlier && cart.key === orderKey)
      return { ok: false, reason: "key-used", orderId: earlier.id };
    return { ok: false, reason: cart.entries.length > 0 ? "changed" : "empty" };
  }
}

/** At the prices that the page showed. */
function requestOf(
  { entries, slotId, offerCode }: CookieCart,
  address: SavedAddress,
  seen: Map<string, Paise>,
) {
  return {
    entries: entries.map((entry) => ({
      ...entry,
      seenPaise: seen.get(entry.financialId) ?? entry.seenPaise,
    })),
    address: orderAddressOf(address),
    slotId,
    offerCode,
  };
}
