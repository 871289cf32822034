import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { userListPath } from "#app/addresses/side-paths.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { adminLinks, adminMeta } from "#app/features/admin/admin-links.ts";
import { words as shared } from "#app/features/admin/words.ts";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { ConfirmBoundary } from "#app/features/admin/confirm/confirm-boundary.tsx";
import { FindForm } from "#app/features/admin/find-form.tsx";
import { readListAddress } from "#app/features/admin/list-address.ts";
import { OlderLink } from "#app/features/admin/older-link.tsx";
import { listUsers } from "#app/features/account/users/list-users.server.ts";
import { UserTable } from "./user-table.tsx";
import { words } from "./words.ts";

export const meta = () => adminMeta(shared.places.users.name);
export const links = adminLinks;
/** A dialog over the list may ask for the password. */
export { ConfirmBoundary as ErrorBoundary };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { text, before } = readListAddress(request);
  const [admin, page] = await Promise.all([
    requireAdmin(request, context),
    listUsers(context, { text, before }),
  ]);
  const users = page.users.map(({ id, name, phone, role }) => ({ id, name, phone, role }));
  return { users, you: admin.id, before: page.before, text, isFirst: before === null };
}

export default function UserList() {
  const { users, you, before, text, isFirst } = useLoaderData<typeof loader>();
  return (
    <AdminPage title={shared.places.users.name}>
      <FindForm
        action={userListPath}
        label={words.searchUsers}
        hint={words.searchHint}
        text={text}
      />
      {users.length > 0 ? (
        <>
          {isFirst && before === null ? (
            <p className="mb-3 text-sm text-stone">{words.soMany(users.length)}</p>
          ) : null}
          <UserTable users={users} you={you} />
        </>
      ) : (
        <p>{text ? words.notFound(text) : words.noMore}</p>
      )}
      <OlderLink action={userListPath} filter={{ query: text }} before={before} isFirst={isFirst} />
    </AdminPage>
  );
}
