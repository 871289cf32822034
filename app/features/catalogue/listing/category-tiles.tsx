import { allProductsPath, categoryPath } from "#app/addresses/paths.ts";
import { Picture } from "#app/ui/picture.tsx";
import { tileNames } from "./category-names.ts";
import styles from "./tiles.css?inline";
import avif from "./tiles.avif";
import webp from "./tiles.webp";
import { words as ofCategories } from "./names/words.ts";
import { words } from "./words.ts";

/**
 * All tiles are one picture, of which each shows its part. An attribute can't say so: the pages'
 * policy allows none. In the `handle` of every page with tiles.
 */
export function tileStyles(): string {
  return (
    styles +
    `.tiles img{object-position:0 calc(var(--i,0)*100%/${tileNames.length - 1})}` +
    tileNames.map((_, place) => `.t${place}{--i:${place}}`).join("")
  );
}

/**
 * A place in the sheet of pictures, of what is called as the shop began; else its name, what it is
 * called where that is not its name, and its place or a picture of its goods, "" for none.
 */
export type Tile =
  number | ({ name: string; called?: string } & ({ place: number } | { image: string }));
/** Null for the sheet's own order. */
export type Tiles = Tile[] | null;

const inOrder = (tiles: Tiles) => tiles ?? tileNames.map((_, tile) => tile);

const tile = "block text-center text-xs leading-tight wrap-anywhere";

type CategoryTilesProps = {
  tiles: Tiles;
  /** One row over a list of goods. */
  isRail?: boolean;
  /** The category whose goods stand above them. */
  below?: string | null;
};

/** Four in a row on a phone, six on a tablet, twelve on a wide screen. */
export function CategoryTiles({ tiles, isRail = false, below }: CategoryTilesProps) {
  const shown = inOrder(tiles)
    .map(factsOf)
    .filter(({ name }) => name !== below);
  if (shown.length === 0) return null;
  return (
    <nav aria-labelledby="tiles" className={below ? "tiles others mt-6" : "tiles"}>
      <h2 id="tiles" className={isRail ? "sr-only" : "mb-2"}>
        {below ? words.otherCategories : words.categories}
      </h2>
      <ul className={isRail ? "rail scroller [--ground:var(--paper)]" : "tile-grid"}>
        {shown.map(({ name, called, image, place }, index) => (
          <li key={name} className={place === undefined ? undefined : `t${place}`}>
            <a href={categoryPath(name)} className={tile}>
              {image === undefined ? (
                <picture>
                  <source type="image/avif" srcSet={avif} />
                  <img
                    src={webp}
                    alt=""
                    width={160}
                    height={160}
                    {...(below
                      ? { loading: "lazy" }
                      : index === 0
                        ? { fetchpriority: "high" }
                        : {})}
                    decoding="async"
                    className="mb-1 aspect-square w-full rounded-lg bg-mint"
                  />
                </picture>
              ) : (
                <Picture image={image} alt="" sizes="small" className="mb-1 w-full rounded-lg" />
              )}
              {called}
            </a>
          </li>
        ))}
        {isRail ? null : (
          <li>
            <a href={allProductsPath} className={tile}>
              <svg
                viewBox="-14 -14 48 48"
                aria-hidden="true"
                fill="currentColor"
                className="mb-1 aspect-square w-full rounded-lg bg-mint text-leaf"
              >
                <path d="M0 0h8v8H0zM12 0h8v8h-8zM0 12h8v8H0zM12 12h8v8h-8z" />
              </svg>
              {words.allProducts}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}

type Facts = { name: string; called: string; image?: string; place?: number };

function factsOf(tile: Tile): Facts {
  if (typeof tile !== "number") return { called: ofCategories.category(tile.name), ...tile };
  const name = tileNames[tile] ?? "";
  return { name, called: ofCategories.category(name), place: tile };
}
