import { CategoryTiles, type Tiles } from "#app/features/catalogue/listing/category-tiles.tsx";
import type { SentCard } from "#app/features/catalogue/cards/sent-card.ts";
import { SoldMost } from "./sold-most.tsx";

export type WaysOnData = { tiles: Tiles; sold: SentCard[] };

/** Where there is nothing: what others buy here, and all that there is. */
export function WaysOn({ tiles, sold }: WaysOnData) {
  return (
    <div className="grid gap-6">
      <SoldMost cards={sold} />
      <CategoryTiles tiles={tiles} />
    </div>
  );
}
