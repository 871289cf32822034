import type { VegMark } from "#app/values/veg-mark.ts";
import type { PricedPack } from "#app/values/pack.ts";

/** A brand of a product, with its packs for sale in order of creation; the first is the default. */
export type Card = {
  detailId: string;
  productId: string;
  slug: string;
  name: string;
  nameHi?: string | null;
  brand: string;
  category: string;
  vegMark: VegMark;
  /** Address of the first picture, "" without one. */
  image: string;
  packs: PricedPack[];
};

/** `wanted` is the pack that was asked for by its size. */
export type SearchedCard = Card & { wanted?: string };

/** The one asked for, else the first. */
export function wantedPack(card: SearchedCard): PricedPack | undefined {
  return card.packs.find(({ financialId }) => financialId === card.wanted) ?? card.packs[0];
}
