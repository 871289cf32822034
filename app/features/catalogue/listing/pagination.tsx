import { Link } from "@remix-run/react";

type PaginationProps = { page: number; hasNext: boolean; pages?: number; linkTo: (page: number) => string };

/** Shown only where there is more than one page. */
export function Pagination({ page, hasNext, pages, linkTo }: PaginationProps) {
  if (page === 1 && !hasNext) return null;
  return (
    <nav aria-label="Pages" className="mt-6 flex items-center justify-center gap-3">
      {page > 1 ? <Link to={linkTo(page - 1)} rel="prev" className="button button-plain">Previous</Link> : null}
      <span>Page {page}{pages ? ` of ${pages}` : ""}</span>
      {hasNext ? <Link to={linkTo(page + 1)} rel="next" className="button button-plain">Next</Link> : null}
    </nav>
  );
}
