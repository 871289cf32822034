import { desc, eq, isNull } from "drizzle-orm";
import { cards } from "#db/schema/cards.ts";
import { sortName } from "#db/shown-names.ts";
import type { Card, SearchedCard } from "#app/features/catalogue/cards/card.ts";
import type { SortKey } from "#app/features/catalogue/cards/cards.server.ts";
import { type Sort, bestPack } from "./choice.ts";

/** What is in stock first, whatever the order. */
export const sortKeys = (): Record<Sort, SortKey[]> => ({
  price: [cards.shelf, cards.priceFrom],
  unit: [cards.shelf, isNull(cards.unitFrom), cards.unitFrom],
  discount: [cards.shelf, desc(cards.discountMost)],
  name: [cards.shelf, sortName()],
  origin: [cards.shelf, eq(cards.originCountry, ""), cards.originCountry],
});

/** With the pack for which the card stands where it stands. */
export function withBest(card: Card, sort: Sort | null): SearchedCard {
  const best = bestPack(card.packs, sort);
  return best ? { ...card, wanted: best.financialId } : card;
}
