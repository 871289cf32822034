import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import { khataCommandPath, khataOfPath } from "#app/addresses/side-paths.ts";
import type { Command } from "#app/features/admin/command/command.ts";
import type { PageCommand } from "#app/features/admin/command/page-command.ts";
import { takeEntryBack } from "#app/features/khata/take-back.server.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import { readForm } from "#app/platform/forms.server.ts";
import { words } from "./take-back.words.ts";

export const takingBack: PageCommand = { ask, take };

async function ask({ request, context, params: { id = "" } }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return question(encodeURIComponent(id), new URL(request.url).searchParams.get("entry") ?? "");
}

/** A second tap finds it done. */
async function take({ request, context, params: { id = "" } }: ActionFunctionArgs) {
  await requireAdmin(request, context);
  const { entry = "" } = await readForm(request);
  const outcome = await takeEntryBack(context, id, entry);
  if (outcome.ok || outcome.reason === "taken-back")
    return redirectAfterPost(context, khataOfPath(id), {
      toast: { kind: "success", message: words.takenBack },
    });
  if (outcome.status === 404) throw new Response(outcome.message, { status: 404 });
  return data(question(id, entry, outcome.message), { status: outcome.status });
}

function question(userId: string, entry: string, refused?: string): Command {
  return {
    title: words.question,
    notes: [words.bothStay],
    method: "post",
    action: khataCommandPath(userId, "reverse"),
    submit: words.takeBack,
    isDanger: true,
    fields: [],
    hidden: { entry },
    back: khataOfPath(userId),
    refused,
  };
}
