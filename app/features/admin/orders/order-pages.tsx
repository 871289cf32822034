import { Link } from "@remix-run/react";
import { words as shared } from "#app/features/admin/words.ts";
import { words } from "./words.ts";

type OrderPagesProps = { action: string; page: number; pages: number };

/** Shown only where there is more than one page. */
export function OrderPages({ action, page, pages }: OrderPagesProps) {
  if (pages <= 1) return null;
  const link = (to: number, name: string, rel?: string) => (
    <Link to={`${action}?page=${to}`} rel={rel} className="button button-plain">
      {name}
    </Link>
  );
  return (
    <nav
      aria-label={shared.pages}
      className="mt-6 flex flex-wrap items-center justify-center gap-3"
    >
      {page > 1 ? link(1, shared.newest) : null}
      {page > 1 ? link(page - 1, words.newer, "prev") : null}
      <span>{words.pageOf(page, pages)}</span>
      {page < pages ? link(page + 1, shared.older, "next") : null}
      {page < pages ? link(pages, words.oldest) : null}
    </nav>
  );
}
