import { Picture } from "#app/ui/picture.tsx";

/** Four in a row on a phone, six on a tablet, eight on a wide screen. */
export function CategoryTiles({ tiles }: { tiles: { name: string; image: string }[] }) {
  return (
    <nav aria-label="Categories">
      <ul className="tile-grid">
        {tiles.map((tile, index) => (
          <li key={tile.name}>
            <a href={`/category/${encodeURIComponent(tile.name)}`} className="block text-center text-xs leading-tight wrap-anywhere">
              <Picture image={tile.image} alt="" sizes="small" eager={index < 12} className="mb-1 w-full rounded-lg bg-mint" />
              {tile.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
