import type { Cart, CartEntry, CartLine, CartPack, CookieCart } from "./cart.ts";
import type { Paise } from "#app/values/money.ts";
import type { OfferLine } from "#app/values/offers.ts";
import type { LivePacks } from "./live/live-pack.ts";

/** Every page prices the cart anew: lines in the cookie's order, packs as they are now. */
export function priceCart(cart: CookieCart, packs: CartPack[]): Cart {
  const byId = new Map(packs.map((pack) => [pack.financialId, pack]));
  const lines = cart.entries.map((entry): CartLine => {
    const pack = byId.get(entry.financialId) ?? null;
    return { ...entry, pack, state: stateOf(entry, pack) };
  });
  return { key: cart.key, lines, itemsPaise: itemsPaiseOf(lines) };
}

/** Sold out, or no longer sold: it counts in no sum, and nothing is ordered until it is removed. */
export function isUnavailable({ state }: Pick<CartLine, "state">): boolean {
  return state === "sold-out" || state === "gone";
}

/** What can be had of a cart, at the prices of now. */
export function linesToReckon(lines: CartLine[]): OfferLine[] {
  return lines.flatMap((line) =>
    line.pack && !isUnavailable(line)
      ? [{ financialId: line.financialId, qty: line.qty, pricePaise: line.pack.dpricePaise }]
      : [],
  );
}

export function itemsPaiseOf(lines: CartLine[]): Paise {
  return lines.reduce(
    (sum, line) => sum + (line.pack && !isUnavailable(line) ? line.pack.dpricePaise * line.qty : 0),
    0,
  );
}

function stateOf(entry: CartEntry, pack: CartPack | null): CartLine["state"] {
  if (!pack || pack.pricePaise === 0) return "gone";
  if (pack.countInStock === 0) return "sold-out";
  return pack.countInStock < entry.qty ? "short" : "fine";
}

export function priceChange({ pack, seenPaise }: CartLine): "rose" | "fell" | null {
  if (!pack || pack.pricePaise === 0 || pack.dpricePaise === seenPaise) return null;
  return pack.dpricePaise > seenPaise ? "rose" : "fell";
}

/** The cart page's lines as they would be loaded now. */
export function refreshedLines(lines: CartLine[], live: LivePacks): CartLine[] {
  const packs = lines.flatMap(({ financialId, pack }) => {
    const heard = live[financialId];
    if (!pack || heard === undefined) return pack ?? [];
    return { ...pack, ...(heard ?? { pricePaise: 0, dpricePaise: 0, countInStock: 0 }) };
  });
  return priceCart({ key: "", entries: lines }, packs).lines;
}
