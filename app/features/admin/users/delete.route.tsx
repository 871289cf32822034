import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { deleteUserPath, userListPath } from "#app/addresses/side-paths.ts";
import { deleteUser } from "#app/features/account/users/delete-user.server.ts";
import { adminLinks, adminMeta } from "#app/features/admin/admin-links.ts";
import type { Command } from "#app/features/admin/command/command.ts";
import { CommandPage } from "#app/features/admin/command/command-page.tsx";
import { ConfirmBoundary, confirmHeaders } from "#app/features/admin/confirm/confirm-boundary.tsx";
import { askToConfirm } from "#app/features/session/require-confirmed-admin.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import { requireUserAsAdmin } from "./require-user.server.ts";
import { words } from "./words.ts";

export const meta = () => adminMeta(words.deleteUser);
export const links = adminLinks;
export const headers = confirmHeaders;
export { ConfirmBoundary as ErrorBoundary };

export async function loader(asked: LoaderFunctionArgs): Promise<Command> {
  const { id, name, phone, role } = await requireUserAsAdmin(asked);
  return question(
    id,
    role === "owner"
      ? { refused: words.noAdminDeleted }
      : { notes: [words.whatIsLost(name, phone)] },
  );
}

export async function action({ request, context, params: { id = "" } }: ActionFunctionArgs) {
  const outcome = await askToConfirm(request, context, () => deleteUser(context, id));
  if (outcome.ok)
    return redirectAfterPost(context, userListPath, {
      toast: { kind: "success", message: words.isDeleted },
    });
  if (outcome.reason === "not-found") throw new Response(outcome.message, { status: 404 });
  return data(question(id, { refused: outcome.message }), { status: outcome.status });
}

function question(id: string, said: Pick<Partial<Command>, "notes" | "refused">): Command {
  return {
    title: words.areYouSure,
    notes: [],
    method: "post",
    action: deleteUserPath(id),
    submit: words.delete,
    isDanger: true,
    fields: [],
    hidden: {},
    back: userListPath,
    ...said,
  };
}

export default CommandPage;
