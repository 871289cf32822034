// An empty id is asked for once more, a second time it ends quietly.
import { data, redirect } from "@remix-run/cloudflare";
import { redirectAfterPost, refererPath } from "#app/platform/answers.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { readForm } from "#app/platform/forms.server.ts";
import type { Refusal } from "#app/features/catalogue/write/refusal.ts";
import { type Prompt, editPath, missingIds, productList, promptCommand } from "./command.ts";

type Made = { ok: true; slug: string; detailId: string } | Refusal<string>;
type Asked = { request: Request; context: RequestContext };

export async function answerPrompt(
  { request, context }: Asked,
  prompt: Prompt,
  make: (ids: { product: string; detailId: string }) => Promise<Made>,
) {
  const typed = await readForm(request);
  const missing = missingIds(prompt.names, typed);
  if (Object.keys(missing).length > 0) {
    return typed.asked
      ? redirect(listPath(request), 303)
      : data(promptCommand(prompt, typed, missing), { status: 400 });
  }
  const made = await make({
    product: typed.productId?.trim() ?? "",
    detailId: typed.detailId?.trim() ?? "",
  });
  if (made.ok) return redirectAfterPost(context, editPath(made));
  return data(promptCommand(prompt, typed, { [made.field ?? "productId"]: made.message }), {
    status: made.status,
  });
}

/** The page of the list a dialog stood over. */
export function listPath(request: Request): string {
  const path = refererPath(request, productList);
  return path.startsWith(productList) ? path : productList;
}
