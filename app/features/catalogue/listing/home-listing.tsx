import type { ReactNode } from "react";
import { Page } from "#app/ui/page.tsx";
import { CategoryTiles, type Tiles } from "./category-tiles.tsx";
import { words } from "./words.ts";

type HomeListingProps = {
  tiles: Tiles;
  /** With the page's heading. */
  top: ReactNode;
  /** What stands before the tiles. */
  first?: ReactNode;
  children: ReactNode;
};

/** The home page's frame: what it is, tiles, then a grid of products. */
export function HomeListing({ tiles, top, first, children }: HomeListingProps) {
  return (
    <Page>
      {top}
      {first}
      {tiles?.length === 0 ? <p>{words.noGoodsYet}</p> : <CategoryTiles tiles={tiles} />}
      {children}
    </Page>
  );
}

/** What the shop is, and when it comes or the question where to. */
export function Banner({ children }: { children: ReactNode }) {
  return (
    <section className="mb-4 rounded-lg bg-mint p-3 md:flex md:items-center md:justify-between">
      <h1 className="text-lg md:text-xl">{words.slogan}</h1>
      <div className="mt-1">
        {children ?? <p className="text-xs text-stone md:text-sm">{words.promise}</p>}
      </div>
    </section>
  );
}
