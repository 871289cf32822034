import type { PricedPack } from "#app/values/pack.ts";
import type { Card } from "#app/features/catalogue/cards/card.ts";
import { cardTitle } from "#app/values/card-title.ts";
import { formatPaise } from "#app/values/money.ts";
import { formatPack } from "#app/values/quantity.ts";
import { maxQty } from "#app/values/limits.ts";
import { words } from "./words.ts";

export type Wanted = {
  brand?: string | null | undefined;
  quantity?: string | null | undefined;
  qty?: string | number | null | undefined;
};
export type Selection = { card: Card; pack: PricedPack; qty: number };

/**
 * What a product page shows: the brand, pack and count asked for, each falling back to the first.
 */
export function select(brands: Card[], wanted: Wanted): Selection | null {
  const card =
    brands.find((brand) => brand.detailId === wanted.brand || brand.brand === wanted.brand) ??
    brands[0];
  const pack =
    card?.packs.find((candidate) => candidate.financialId === wanted.quantity) ?? card?.packs[0];
  if (!card || !pack) return null;
  const qty = Number(wanted.qty);
  return { card, pack, qty: Number.isInteger(qty) && qty >= 1 && qty <= maxQty ? qty : 1 };
}

/** Names a brand, pack and count: 'Added to Cart' holds for as long as it stays the same. */
export function selectionKey({ pack, qty }: Selection): string {
  return `${pack.financialId}x${qty}`;
}

/** The page's title: the brand that shows. */
export function productTitle(selection: Selection | null | undefined): string {
  return `${selection ? cardTitle(selection.card) : words.product} – Kirana`;
}

/** What a person would click: each pack with its price. */
export function productDescription({ card }: Selection): string {
  const packs = card.packs.map((pack) => `${formatPack(pack)} ${formatPaise(pack.dpricePaise)}`);
  return words.describe(cardTitle(card), packs.join(", "));
}
