import { Fragment } from "react";
import { words } from "./words.ts";

type PaginationProps = {
  page: number;
  hasNext: boolean;
  pages?: number;
  linkTo: (page: number) => string;
};

/** So many are all named; of more the first, this one and the last. */
const fewPages = 5;

/** Shown only where there is more than one page. On a phone the words stand for the ear alone. */
export function Pagination({ page, hasNext, pages, linkTo }: PaginationProps) {
  if (page === 1 && !hasNext) return null;
  return (
    <nav
      aria-label={words.pages}
      className="mt-6 flex flex-wrap items-center justify-center gap-1.5"
    >
      {page > 1 ? (
        <a
          href={linkTo(page - 1)}
          rel="prev"
          aria-label={words.previous}
          className="button button-plain min-w-11 px-3"
        >
          ‹<span className="hidden md:flex">{words.previous}</span>
        </a>
      ) : null}
      {pages ? <Numbers {...{ page, pages, linkTo }} /> : <span>{words.page(page)}</span>}
      {hasNext ? (
        <a
          href={linkTo(page + 1)}
          rel="next"
          aria-label={words.next}
          className="button button-plain min-w-11 px-3"
        >
          <span className="hidden md:flex">{words.next}</span>›
        </a>
      ) : null}
    </nav>
  );
}

function Numbers({ page, pages, linkTo }: Required<Omit<PaginationProps, "hasNext">>) {
  const all = Array.from({ length: pages }, (_, at) => at + 1);
  const named = all.filter((one) => pages <= fewPages || [1, page, pages].includes(one));
  return named.map((one, at) => (
    <Fragment key={one}>
      {one - (named[at - 1] ?? 0) > 1 ? "…" : null}
      {one === page ? (
        <b aria-current="page" data-chosen className="chip content-center">
          {one}
        </b>
      ) : (
        <a href={linkTo(one)} className="chip content-center">
          {one}
        </a>
      )}
    </Fragment>
  ));
}
