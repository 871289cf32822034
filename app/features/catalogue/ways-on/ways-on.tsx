import { CategoryTiles, type Tiles } from "#app/features/catalogue/listing/category-tiles.tsx";
import type { SentCard } from "#app/features/catalogue/cards/sent-card.ts";
import { SoldMost } from "./sold-most.tsx";

export type WaysOnData = { tiles: Tiles; sold: SentCard[] };

type WaysOnProps = WaysOnData & {
  /** Below the page's content, not in it. */
  isOutside?: boolean;
};

/** Where there is nothing: what others buy here, and all that there is. */
export function WaysToGoods({ tiles, sold, isOutside = false }: WaysOnProps) {
  return (
    <div className={isOutside ? "mx-auto max-w-[75rem] px-3 md:px-6" : undefined}>
      <SoldMost cards={sold} />
      <CategoryTiles tiles={tiles} />
    </div>
  );
}
