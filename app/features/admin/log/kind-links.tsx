import { Link } from "@remix-run/react";
import { logPath } from "#app/admin-addresses.ts";
import { type LogKind, logKinds } from "#app/features/audit/entry.ts";

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
    <nav aria-label="Kinds of changes" className="admin-nav mb-3">
      <ul>
        {link(logPath, "All", kind === null)}
        {Object.entries(logKinds).map(([name, title]) =>
          link(`${logPath}?kind=${name}`, title, name === kind),
        )}
      </ul>
    </nav>
  );
}
