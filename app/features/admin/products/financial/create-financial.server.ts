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
import {
  createFinancial,
  emptyPack,
} from "#app/features/catalogue/write/create-financial.server.ts";
import { words } from "#app/features/admin/products/words.ts";

const prompt = (): Prompt => ({
  title: words.whichGetsPack,
  action: productCommandPath("financial/create"),
  names: ["productId", "detailId"],
});

export const creatingFinancial: PageCommand = { ask, take };

async function ask({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return promptCommand(prompt(), Object.fromEntries(new URL(request.url).searchParams));
}

async function take({ request, context }: ActionFunctionArgs) {
  await requireAdmin(request, context);
  const typed = await readForm(request);
  const missing = missingIds(prompt().names, typed);
  if (Object.keys(missing).length > 0) return askAgain(request, prompt(), { typed, missing });
  const made = await createFinancial(
    context,
    { product: typed.productId?.trim() ?? "", detailId: typed.detailId?.trim() ?? "" },
    emptyPack,
  );
  if (!made.ok) return askRefused(prompt(), typed, made);
  return redirectAfterPost(context, editPath(made));
}
