import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { khataOfPath } from "#app/addresses/side-paths.ts";
import type { PageCommand } from "#app/features/admin/command/page-command.ts";
import { remindCustomer } from "#app/features/khata/remind.server.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import { words } from "./words.ts";

export const reminding: PageCommand = { ask, take };

async function ask({ params: { id = "" } }: LoaderFunctionArgs) {
  return redirect(khataOfPath(encodeURIComponent(id)));
}

/** What is logged here stands as a link on the page it leads to. */
async function take({ request, context, params: { id = "" } }: ActionFunctionArgs) {
  await requireAdmin(request, context);
  const outcome = await remindCustomer(context, id);
  if (!outcome.ok && outcome.status === 404) throw new Response(outcome.message, { status: 404 });
  const toast = outcome.ok
    ? ({ kind: "success", message: words.reminderReady } as const)
    : ({ kind: "error", message: outcome.message } as const);
  return redirectAfterPost(context, khataOfPath(id), { toast });
}
