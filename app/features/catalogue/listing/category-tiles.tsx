import { Picture } from "#app/ui/picture.tsx";

/** What a phone shows of them at first. */
const tilesAtOnce = 16;

/** Four in a row on a phone, six on a tablet, eight on a wide screen. */
export function CategoryTiles({ tiles }: { tiles: { name: string; image: string }[] }) {
  return (
    <nav aria-label="Categories">
      <ul className="tile-grid">
        {tiles.map((tile, index) => (
          <li key={tile.name}>
            <a href={`/category/${encodeURIComponent(tile.name)}`} className="block text-center text-xs leading-tight wrap-anywhere">
              <Picture image={tile.image} alt="" sizes="small" eager={index < tilesAtOnce} className="mb-1 w-full rounded-lg bg-mint" />
              {tile.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
