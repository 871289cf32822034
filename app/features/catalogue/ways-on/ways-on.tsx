import { CategoryTiles, type Tiles } from "#app/features/catalogue/listing/category-tiles.tsx";
import type { SentCard } from "#app/features/catalogue/cards/sent-card.ts";
import { MoreCards } from "./more-cards.tsx";

export type WaysOnData = { tiles: Tiles; sold: SentCard[] };

/** Where there is nothing: what others buy here, and all that there is. */
export function WaysToGoods({ tiles, sold }: WaysOnData) {
  return (
    <>
      <MoreCards cards={sold} />
      <CategoryTiles tiles={tiles} />
    </>
  );
}
