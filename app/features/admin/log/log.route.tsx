import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { logPath } from "#app/addresses/side-paths.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { adminLinks, adminMeta } from "#app/features/admin/admin-links.ts";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { readListAddress } from "#app/features/admin/list-address.ts";
import { OlderLink } from "#app/features/admin/older-link.tsx";
import { getUser } from "#app/features/account/users/get-user.server.ts";
import { listStaff } from "#app/features/account/users/list-staff.server.ts";
import { type LogKind, isLogKind } from "#app/features/audit/entry.ts";
import { words as told } from "#app/features/audit/words.ts";
import { words as shared } from "#app/features/admin/words.ts";
import { LogFilter } from "./log-filter.tsx";
import { listEntries } from "./list-entries.server.ts";
import { LogDays } from "./log-days.tsx";
import { words } from "./words.ts";

export const meta = () => adminMeta(shared.places.log.name);
export const links = adminLinks;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { before, search } = readListAddress(request);
  const asked = search.get("kind");
  const kind = isLogKind(asked) ? asked : null;
  const by = search.get("by") || null;
  const [admin, page, people] = await Promise.all([
    requireAdmin(request, context),
    listEntries(context, { kind, by, before }),
    listStaff(context),
  ]);
  const entries = page.entries.map(({ userId, ...entry }) => ({
    ...entry,
    isOwn: userId === admin.id,
  }));
  const names = people.map(({ id, name }) => ({ id, name }));
  if (by && !names.some(({ id }) => id === by)) {
    const name = entries[0]?.userName ?? (await getUser(context, by))?.name;
    names.push({ id: by, name: name ?? by });
  }
  return { ...page, entries, kind, by, people: names, isFirst: before === null };
}

function noneFound({ kind, by }: { kind: LogKind | null; by: string | null }) {
  if (by) return words.noChangesBy;
  return kind ? words.noChangesOf(told.kinds[kind]) : words.noChanges;
}

/** Who changed what in the shop, and when. */
export default function Log() {
  const { entries, before, kind, by, people, isFirst } = useLoaderData<typeof loader>();
  return (
    <AdminPage title={shared.places.log.name}>
      <LogFilter {...{ kind, by, people }} />
      <p className="mb-4 text-sm text-stone">{words.yourOwn}</p>
      {entries.length > 0 ? <LogDays entries={entries} /> : <p>{noneFound({ kind, by })}</p>}
      <OlderLink
        action={logPath}
        filter={{ kind: kind ?? "", by: by ?? "" }}
        before={before}
        isFirst={isFirst}
      />
    </AdminPage>
  );
}
