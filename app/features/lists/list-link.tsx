import { parchiPath } from "#app/addresses/paths.ts";
import { words } from "./words.ts";

/** Beside the search of every page: the other way to say what one needs. */
export function ListLink() {
  return (
    <a
      href={parchiPath}
      aria-label={words.orderFromList}
      className="button button-plain shrink-0 px-3"
    >
      <svg
        viewBox="0 0 24 24"
        className="size-5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d="M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01" />
      </svg>
      <span className="hidden md:flex">{words.orderFromList}</span>
    </a>
  );
}
