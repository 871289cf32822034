import { words } from "./words.ts";

type PaginationProps = {
  page: number;
  hasNext: boolean;
  pages?: number;
  linkTo: (page: number) => string;
};

/** Shown only where there is more than one page. */
export function Pagination({ page, hasNext, pages, linkTo }: PaginationProps) {
  if (page === 1 && !hasNext) return null;
  return (
    <nav aria-label={words.pages} className="mt-6 flex flex-wrap items-center justify-center gap-3">
      {page > 1 ? (
        <a href={linkTo(page - 1)} rel="prev" className="button button-plain">
          {words.previous}
        </a>
      ) : null}
      <span>{pages ? words.pageOf(page, pages) : words.page(page)}</span>
      {hasNext ? (
        <a href={linkTo(page + 1)} rel="next" className="button button-plain">
          {words.next}
        </a>
      ) : null}
    </nav>
  );
}
