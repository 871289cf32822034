import { categoryPath } from "#app/addresses/paths.ts";
import { tileNames } from "./category-names.ts";
import avif from "./tiles.avif";
import webp from "./tiles.webp";
import { words as ofCategories } from "./names/words.ts";
import { words } from "./words.ts";

/**
 * All tiles are one picture, of which each shows its part. An attribute can't say so: the pages'
 * policy allows none. In the `handle` of every page with tiles.
 */
export function tileStyles(data: unknown): string {
  const { tiles } = (data ?? {}) as { tiles?: Tiles };
  return (
    `.tile-grid img{object-fit:cover;object-position:0 calc(var(--i,0)*100%/${tileNames.length - 1})}` +
    inOrder(tiles)
      .map((tile, place) => (tile > 0 ? `.tile-grid>:nth-child(${place + 1}){--i:${tile}}` : ""))
      .join("")
  );
}

/** Places in the sheet of pictures; null for its own order. */
export type Tiles = number[] | null;

const inOrder = (tiles: Tiles = null) => tiles ?? tileNames.map((_, tile) => tile);

/** Four in a row on a phone, six on a tablet, eight on a wide screen. */
export function CategoryTiles({ tiles }: { tiles: Tiles }) {
  return (
    <nav aria-label={words.categories}>
      <ul className="tile-grid">
        {namesOf(tiles).map((name, index) => (
          <li key={name}>
            <a
              href={categoryPath(name)}
              className="block text-center text-xs leading-tight wrap-anywhere"
            >
              <picture>
                <source type="image/avif" srcSet={avif} />
                <img
                  src={webp}
                  alt=""
                  width={160}
                  height={160}
                  {...(index === 0 ? { fetchpriority: "high" } : {})}
                  decoding="async"
                  className="mb-1 aspect-square w-full rounded-lg bg-mint"
                />
              </picture>
              {ofCategories.category(name)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const namesOf = (tiles: Tiles) => inOrder(tiles).flatMap((tile) => tileNames[tile] ?? []);
