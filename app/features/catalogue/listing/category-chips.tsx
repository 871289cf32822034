import { categoryPath } from "#app/addresses/paths.ts";
import type { CalledCategory } from "./names/all-called.ts";

/** The way on where there is nothing. */
export function CategoryChips({ categories }: { categories: CalledCategory[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {categories.map(({ name, called }) => (
        <li key={name}>
          <a href={categoryPath(name)} className="button button-plain">
            {called}
          </a>
        </li>
      ))}
    </ul>
  );
}
