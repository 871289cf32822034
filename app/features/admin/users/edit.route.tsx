import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { userListPath } from "#app/addresses/side-paths.ts";
import { adminLinks, adminMeta } from "#app/features/admin/admin-links.ts";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { ConfirmBoundary, confirmHeaders } from "#app/features/admin/confirm/confirm-boundary.tsx";
import { askToConfirm } from "#app/features/session/require-confirmed-admin.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { formFailure, parseForm } from "#app/platform/forms.server.ts";
import { requireUserAsAdmin } from "./require-user.server.ts";
import { updateUser } from "#app/features/account/users/update-user.server.ts";
import { UserCard } from "./user-card.tsx";
import { readUserFacts } from "./user-facts.server.ts";
import { UserEditForm } from "./user-edit-form.tsx";
import { UserForm } from "#app/features/account/users/user.schema.ts";
import { words as shared } from "#app/features/admin/words.ts";
import { words } from "./words.ts";

export const meta = () => adminMeta(words.editUser);
export const links = adminLinks;
export const headers = confirmHeaders;
export { ConfirmBoundary as ErrorBoundary };

export async function loader(asked: LoaderFunctionArgs) {
  const [{ id, name, phone, role, createdAt }, facts] = await Promise.all([
    requireUserAsAdmin(asked),
    readUserFacts(asked.context, asked.params.id ?? ""),
  ]);
  if (role === "owner") throw new Response(words.noAdminEdited, { status: 403 });
  return { id, name, phone, role, createdAt, ...facts };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  return askToConfirm(request, context, (sent) => saveUser(sent, context, params.id ?? ""));
}

async function saveUser(request: Request, context: RequestContext, userId: string) {
  const form = await parseForm(request, UserForm);
  if (!form.ok) return data(form, { status: 400 });
  const { name, phoneNo, isAdmin } = form.value;
  const outcome = await updateUser(context, userId, form.value);
  if (outcome.ok)
    return redirectAfterPost(context, userListPath, {
      toast: { kind: "success", message: words.isUpdated },
    });
  if (outcome.reason !== "phone-taken")
    throw new Response(outcome.message, { status: outcome.status });
  const typed = { name, phoneNo, ...(isAdmin ? { isAdmin: "on" } : {}) };
  return data(formFailure(typed, { phoneNo: outcome.message }), { status: outcome.status });
}

export default function EditUser() {
  const user = useLoaderData<typeof loader>();
  return (
    <AdminPage title={words.editTitle} parent={{ to: userListPath, name: shared.goBack }}>
      <div className="person">
        <UserCard user={user} />
        <UserEditForm user={user} failure={useActionData<typeof action>()} />
      </div>
    </AdminPage>
  );
}
