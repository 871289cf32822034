import type { CartPack, CartSummary } from "#app/features/cart/cart.ts";

/** Price and stock of a pack since the page was loaded. */
export type LivePack = Pick<
  CartPack,
  "pricePaise" | "dpricePaise" | "discountBasisPoints" | "countInStock"
>;

/** By pack; null for one that is no longer sold. */
export type LivePacks = Record<string, LivePack | null>;

/** The cart's totals with the prices heard since. */
export function repriced(summary: CartSummary, live: LivePacks): CartSummary {
  const changes = Object.entries(live).map(
    ([financialId, pack]) =>
      [financialId, pack && pack.countInStock > 0 ? pack.dpricePaise : 0] as const,
  );
  const totalPaise = changes.reduce(
    (total, [financialId, paise]) =>
      total + (paise - (summary.prices[financialId] ?? 0)) * (summary.counts[financialId] ?? 0),
    summary.totalPaise,
  );
  return { ...summary, totalPaise, prices: { ...summary.prices, ...Object.fromEntries(changes) } };
}
