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
