import type { ReactNode } from "react";
import { Page } from "#app/ui/page.tsx";
import { SoldMost } from "#app/features/catalogue/ways-on/sold-most.tsx";
import type { SentCard } from "#app/features/catalogue/cards/sent-card.ts";
import { CategoryTiles, type Tiles } from "./category-tiles.tsx";
import { words } from "./words.ts";

type HomeListingProps = {
  tiles: Tiles;
  notice?: ReactNode;
  /** When it comes, or the question where to. */
  delivery?: ReactNode;
  /** What stands before the tiles. */
  first?: ReactNode;
  /** What others buy, below them. */
  sold?: SentCard[];
  children: ReactNode;
};

/** The home page's frame, shared by its variants: when it comes, tiles, then a grid of products. */
export function HomeListing({
  tiles,
  notice,
  delivery,
  first,
  sold = [],
  children,
}: HomeListingProps) {
  return (
    <Page>
      {notice}
      <section className="mb-4">
        <h1 className="text-lg md:text-xl">{words.slogan}</h1>
        {delivery ?? <p className="mt-1 text-xs text-stone md:text-sm">{words.promise}</p>}
      </section>
      {first}
      <CategoryTiles tiles={tiles} />
      <SoldMost cards={sold} />
      {children}
    </Page>
  );
}
