import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { userListPath } from "#app/addresses.ts";
import { adminLinks } from "#app/features/admin/admin-links.ts";
import { AdminPage } from "#app/features/admin/admin-page.tsx";
import { ConfirmBoundary, confirmHeaders } from "#app/features/admin/confirm/confirm-boundary.tsx";
import { requireConfirmedAdmin } from "#app/features/session/require-confirmed-admin.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { DeleteQuestion } from "./delete-question.tsx";
import { deleteUser } from "#app/features/account/users/delete-user.server.ts";
import { requireUserAsAdmin } from "./require-user.server.ts";

export const meta = () => [
  { title: "Delete user – Kirana" },
  { name: "robots", content: "noindex" },
];
export const links = adminLinks;
export const headers = confirmHeaders;
export { ConfirmBoundary as ErrorBoundary };

export async function loader(asked: LoaderFunctionArgs) {
  const { id, name, phone, isAdmin } = await requireUserAsAdmin(asked);
  return { id, name, phone, isAdmin };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  await requireConfirmedAdmin(request, context);
  const outcome = await deleteUser(context, params.id ?? "");
  if (outcome.ok)
    return redirectAfterPost(context, userListPath, {
      toast: { kind: "success", message: "User deleted successfully" },
    });
  if (outcome.reason === "not-found") throw new Response(outcome.message, { status: 404 });
  return data(outcome, { status: outcome.status });
}

/** The question as a page, for browsers without scripts. */
export default function DeleteUser() {
  const user = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const message = refused?.message ?? (user.isAdmin ? "An admin can't be deleted." : "");
  const back = (
    <Link to={userListPath} className="button button-plain">
      {message ? "Go Back" : "Cancel"}
    </Link>
  );
  return (
    <AdminPage title="Are you sure" narrow>
      {message ? (
        <>
          <Alert>{message}</Alert>
          {back}
        </>
      ) : (
        <DeleteQuestion user={user}>{back}</DeleteQuestion>
      )}
    </AdminPage>
  );
}
