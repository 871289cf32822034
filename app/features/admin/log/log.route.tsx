import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { logPath } from "#app/admin-addresses.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { adminLinks } from "#app/features/admin/admin-links.ts";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { readListAddress } from "#app/features/admin/list-address.ts";
import { OlderLink } from "#app/features/admin/older-link.tsx";
import { isLogKind, logKinds } from "#app/features/audit/entry.ts";
import { KindLinks } from "./kind-links.tsx";
import { listEntries } from "./list-entries.server.ts";
import { LogTable } from "./log-table.tsx";

export const meta = () => [{ title: "Log – Kirana" }, { name: "robots", content: "noindex" }];
export const links = adminLinks;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { before, search } = readListAddress(request);
  const asked = search.get("kind");
  const kind = isLogKind(asked) ? asked : null;
  const [, page] = await Promise.all([
    requireAdmin(request, context),
    listEntries(context, { kind, before }),
  ]);
  return { ...page, kind, isFirst: before === null };
}

/** Who changed what in the shop, and when. */
export default function Log() {
  const { entries, before, kind, isFirst } = useLoaderData<typeof loader>();
  return (
    <AdminPage title="Log">
      <KindLinks kind={kind} />
      {entries.length > 0 ? (
        <LogTable entries={entries} />
      ) : (
        <p>{kind ? `No changes of ${logKinds[kind].toLowerCase()}` : "No changes"}</p>
      )}
      <OlderLink action={logPath} filter={kind ? { kind } : {}} before={before} isFirst={isFirst} />
    </AdminPage>
  );
}
