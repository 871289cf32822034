import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { createDetailPath } from "#app/admin-addresses.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import { readForm } from "#app/platform/forms.server.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { adminLinks, adminMeta } from "#app/features/admin/admin-links.ts";
import { CommandPage } from "#app/features/admin/command/command-page.tsx";
import { askAgain, askRefused } from "#app/features/admin/products/ask-again.server.ts";
import {
  type Prompt,
  editPath,
  missingIds,
  promptCommand,
} from "#app/features/admin/products/prompt.ts";
import { createDetail } from "#app/features/catalogue/write/detail-commands.server.ts";
import { words } from "#app/features/admin/products/words.ts";

export const meta = () => adminMeta(words.createDetail);
export const links = adminLinks;

const prompt: Prompt = {
  title: words.whichGetsDetail,
  action: createDetailPath,
  names: ["productId"],
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return promptCommand(prompt, Object.fromEntries(new URL(request.url).searchParams));
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireAdmin(request, context);
  const typed = await readForm(request);
  const missing = missingIds(prompt.names, typed);
  if (Object.keys(missing).length > 0) return askAgain(request, prompt, { typed, missing });
  const made = await createDetail(context, typed.productId?.trim() ?? "", {
    brand: "",
    images: [],
  });
  if (!made.ok) return askRefused(prompt, typed, made);
  return redirectAfterPost(context, editPath(made));
}

export default CommandPage;
