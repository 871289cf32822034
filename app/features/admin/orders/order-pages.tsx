import { Link } from "@remix-run/react";
import { orderListPath } from "#app/admin-addresses.ts";

/** Shown only where there is more than one page. */
export function OrderPages({ page, pages }: { page: number; pages: number }) {
  if (pages <= 1) return null;
  const link = (to: number, name: string, rel?: string) => (
    <Link to={`${orderListPath}?page=${to}`} rel={rel} className="button button-plain">
      {name}
    </Link>
  );
  return (
    <nav aria-label="Pages" className="mt-6 flex flex-wrap items-center justify-center gap-3">
      {page > 1 ? link(1, "Newest") : null}
      {page > 1 ? link(page - 1, "Previous", "prev") : null}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages ? link(page + 1, "Next", "next") : null}
      {page < pages ? link(pages, "Oldest") : null}
    </nav>
  );
}
