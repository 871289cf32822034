// The cart lives in a signed cookie: pack ids, counts, the prices last shown, the way to pay, the
// window, the address and the offer code; a price in it is never charged.
import * as v from "valibot";
import type { RequestContext } from "#app/platform/context.server.ts";
import { isId, newId } from "#app/values/identifier.ts";
import { maxLines, maxQty } from "#app/values/limits.ts";
import { paymentMethods } from "#app/values/payment-method.ts";
import { OfferCode } from "#app/features/offers/offer-code.schema.ts";
import type { CookieCart } from "./cart.ts";

const id = v.pipe(v.string(), v.check(isId));
const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxQty));
const paise = v.pipe(v.number(), v.integer(), v.minValue(0));
const method = v.fallback(v.optional(v.nullable(v.picklist(paymentMethods))), undefined);
const choice = v.fallback(v.optional(v.nullable(id)), undefined);
const StoredCartSchema = v.tuple([
  id,
  v.pipe(v.array(v.tuple([id, count, paise])), v.maxLength(maxLines)),
  method,
  choice,
  choice,
  v.fallback(v.optional(v.nullable(OfferCode)), undefined),
]);

/** An absent or unreadable cookie is an empty cart under a new key. */
export function cartInCookie(context: RequestContext): CookieCart {
  const stored = v.safeParse(StoredCartSchema, context.cookies.cart);
  if (!stored.success) return { key: newId(), entries: [] };
  const [key, entries, chosen, window, address, code] = stored.output;
  return {
    key,
    method: chosen ?? undefined,
    slotId: window ?? undefined,
    addressId: address ?? undefined,
    offerCode: code ?? undefined,
    entries: entries.map(([financialId, qty, seenPaise]) => ({ financialId, qty, seenPaise })),
  };
}

/** The Set-Cookie header; an empty cart deletes the cookie, and the next one gets a new key. */
export function serializeCart(context: RequestContext, cart: CookieCart): Promise<string> {
  const entries = cart.entries.map((entry) => [entry.financialId, entry.qty, entry.seenPaise]);
  const chosen = [cart.method, cart.slotId, cart.addressId, cart.offerCode].map(
    (one) => one ?? null,
  );
  while (chosen.at(-1) === null) chosen.pop();
  const value = [cart.key, entries, ...chosen];
  return context.cookies.serialize("cart", entries.length > 0 ? value : null);
}
