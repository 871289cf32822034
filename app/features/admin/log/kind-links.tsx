import { Link } from "@remix-run/react";
import { logPath } from "#app/addresses/side-paths.ts";
import type { LogKind } from "#app/features/audit/entry.ts";
import { words as told } from "#app/features/audit/words.ts";
import { words } from "./words.ts";

/** What the log may be narrowed to. */
export function KindLinks({ kind }: { kind: LogKind | null }) {
  const link = (to: string, name: string, isShown: boolean) => (
    <li key={to}>
      <Link to={to} className="link" aria-current={isShown ? "page" : undefined}>
        {name}
      </Link>
    </li>
  );
  return (
    <nav aria-label={words.kindsOfChanges} className="admin-nav mb-3">
      <ul>
        {link(logPath, words.all, kind === null)}
        {Object.entries(told.kinds).map(([name, title]) =>
          link(`${logPath}?kind=${name}`, title, name === kind),
        )}
      </ul>
    </nav>
  );
}
