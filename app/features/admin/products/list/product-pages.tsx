import { Link } from "@remix-run/react";
import { words } from "#app/features/admin/words.ts";

type ProductPagesProps = {
  page: number;
  pages?: number | undefined;
  hasNext: boolean;
  linkTo: (page: number) => string;
};

/**
 * Shown only where there is more than one page: the neighbours by number, and both ends where they
 * are known.
 */
export function ProductPages({ page, pages, hasNext, linkTo }: ProductPagesProps) {
  if (page === 1 && !hasNext) return null;
  const last = pages ?? (hasNext ? page + 1 : page);
  const shown = [...new Set([1, page - 1, page, page + 1, last])].filter(
    (one) => one >= 1 && one <= last,
  );
  return (
    <nav aria-label={words.pages} className="mt-6 flex flex-wrap items-center justify-center gap-3">
      {page > 1 ? (
        <Link to={linkTo(page - 1)} rel="prev" className="button button-plain">
          {words.previous}
        </Link>
      ) : null}
      {shown.map((one) =>
        one === page ? (
          <span key={one} aria-current="page" className="font-bold">
            {one}
          </span>
        ) : (
          <Link key={one} to={linkTo(one)} className="button button-plain">
            {one}
          </Link>
        ),
      )}
      {hasNext ? (
        <Link to={linkTo(page + 1)} rel="next" className="button button-plain">
          {words.next}
        </Link>
      ) : null}
    </nav>
  );
}
