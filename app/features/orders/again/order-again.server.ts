// The packs of an earlier order, as many as then, beside what is in the cart. Each carries the
// price of that day, so that the cart's page shows which are dearer now; one that is gone stays to
// be seen there.
import { setEntry } from "#app/features/cart/cart.ts";
import { cartInCookie, serializeCart } from "#app/features/cart/cart-cookie.server.ts";
import { priceCart, isUnavailable } from "#app/features/cart/cart-lines.ts";
import { getPacks } from "#app/features/cart/get-cart.server.ts";
import type { Order } from "#app/features/orders/order.ts";
import type { RequestContext } from "#app/platform/context.server.ts";

export async function orderAgain(context: RequestContext, { lines }: Pick<Order, "lines">) {
  let cart = cartInCookie(context);
  let isWhole = true;
  for (const { financialId, qty, dpricePaise: seenPaise } of lines) {
    const next = setEntry(cart, { financialId, qty, seenPaise });
    isWhole &&= next !== null;
    cart = next ?? cart;
  }
  const ids = lines.map(({ financialId }) => financialId);
  const packs = await getPacks(context, ids);
  const entries = cart.entries.filter(({ financialId }) => ids.includes(financialId));
  const toBeHad = priceCart({ ...cart, entries }, packs).lines.filter(
    (line) => !isUnavailable(line),
  );
  return {
    cookie: await serializeCart(context, cart),
    isWhole,
    hasSome: toBeHad.length > 0,
    hasAll: toBeHad.length === entries.length,
  };
}
