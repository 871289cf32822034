import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { PageCommand } from "#app/features/admin/command/page-command.ts";
import { productCommandPath } from "#app/addresses/side-paths.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import { readForm } from "#app/platform/forms.server.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { askAgain, askRefused } from "#app/features/admin/products/ask-again.server.ts";
import {
  type Prompt,
  editPath,
  missingIds,
  promptCommand,
} from "#app/features/admin/products/prompt.ts";
import { createDetail } from "#app/features/catalogue/write/detail-commands.server.ts";
import { words } from "#app/features/admin/products/words.ts";

const prompt = (): Prompt => ({
  title: words.whichGetsDetail,
  action: productCommandPath("detail/create"),
  names: ["productId"],
});

export const creatingDetail: PageCommand = { ask, take };

async function ask({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return promptCommand(prompt(), Object.fromEntries(new URL(request.url).searchParams));
}

async function take({ request, context }: ActionFunctionArgs) {
  await requireAdmin(request, context);
  const typed = await readForm(request);
  const missing = missingIds(prompt().names, typed);
  if (Object.keys(missing).length > 0) return askAgain(request, prompt(), { typed, missing });
  const made = await createDetail(context, typed.productId?.trim() ?? "", {
    brand: "",
    images: [],
  });
  if (!made.ok) return askRefused(prompt(), typed, made);
  return redirectAfterPost(context, editPath(made));
}
