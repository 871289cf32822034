import { Link } from "@remix-run/react";

type OlderLinkProps = { action: string; text: string; before: number | null; isFirst: boolean };

/** Lists that know only where the next ones begin. */
export function OlderLink({ action, text, before, isFirst }: OlderLinkProps) {
  if (before === null && isFirst) return null;
  const query = (cursor: number | null) => new URLSearchParams([...(text ? [["query", text]] : []), ...(cursor === null ? [] : [["before", String(cursor)]])]);
  return (
    <nav aria-label="Pages" className="mt-6 flex items-center justify-center gap-3">
      {isFirst ? null : <Link to={`${action}?${query(null)}`} className="button button-plain">Newest</Link>}
      {before === null ? null : <Link to={`${action}?${query(before)}`} rel="next" className="button button-plain">Next</Link>}
    </nav>
  );
}
