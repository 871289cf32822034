import type { ReactNode } from "react";
import { Page } from "#app/ui/page.tsx";
import { CategoryTiles, type Tiles } from "./category-tiles.tsx";
import { words } from "./words.ts";

type HomeListingProps = { tiles: Tiles; notice?: ReactNode; children: ReactNode };

/** The home page's frame, shared by its variants: banner, tiles, then a grid of products. */
export function HomeListing({ tiles, notice, children }: HomeListingProps) {
  return (
    <Page>
      {notice}
      <section className="mb-4 rounded-lg bg-leaf p-4 text-on-leaf md:p-8 dark:bg-mint dark:text-leaf">
        <h1>{words.slogan}</h1>
        <p className="mt-1">{words.promise}</p>
      </section>
      <CategoryTiles tiles={tiles} />
      {children}
    </Page>
  );
}
