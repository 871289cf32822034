import { Link } from "@remix-run/react";
import { words } from "./words.ts";

/** `filter` is what else the list's address holds. */
type OlderLinkProps = {
  action: string;
  filter?: Record<string, string>;
  before: number | null;
  isFirst: boolean;
};

/** Lists that know only where the next ones begin. */
export function OlderLink({ action, filter = {}, before, isFirst }: OlderLinkProps) {
  if (before === null && isFirst) return null;
  const kept = Object.entries(filter).filter(([, value]) => value !== "");
  const query = (cursor: number | null) =>
    new URLSearchParams([...kept, ...(cursor === null ? [] : [["before", String(cursor)]])]);
  return (
    <nav aria-label={words.pages} className="mt-6 flex items-center justify-center gap-3">
      {isFirst ? null : (
        <Link to={`${action}?${query(null)}`} className="button button-plain">
          {words.newest}
        </Link>
      )}
      {before === null ? null : (
        <Link to={`${action}?${query(before)}`} rel="next" className="button button-plain">
          {words.older}
        </Link>
      )}
    </nav>
  );
}
