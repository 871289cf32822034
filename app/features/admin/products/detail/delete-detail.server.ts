import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import type { PageCommand } from "#app/features/admin/command/page-command.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { askToConfirm } from "#app/features/session/require-confirmed-admin.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import { readForm } from "#app/platform/forms.server.ts";
import { listPath } from "#app/features/admin/products/ask-again.server.ts";
import { missingIds } from "#app/features/admin/products/prompt.ts";
import { getProductAsAdmin } from "#app/features/catalogue/whole/get-product.server.ts";
import { deleteDetail } from "#app/features/catalogue/write/detail-commands.server.ts";
import { noDetail, noProduct } from "#app/features/catalogue/write/refusal.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { askForDetail, confirmDetail, detailPrompt } from "./delete-question.ts";
import { words } from "#app/features/admin/products/words.ts";

export const deletingDetail: PageCommand = { ask, take };

async function ask({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const { productId, detailId } = Object.fromEntries(new URL(request.url).searchParams);
  return productId === undefined && detailId === undefined
    ? data(askForDetail({}))
    : answerQuestion(context, { productId, detailId });
}

async function take({ request, context }: ActionFunctionArgs) {
  const { deleted, ...ids } = await askToConfirm(request, context, async (sent) => {
    const { productId = "", detailId = "" } = await readForm(sent);
    const place = { product: productId.trim(), detailId: detailId.trim() };
    return { deleted: await deleteDetail(context, place), productId, detailId };
  });
  if (!deleted.ok) return answerQuestion(context, ids);
  return redirectAfterPost(context, listPath(request), {
    toast: { kind: "success", message: words.isDeleted },
  });
}

type Ids = { productId: string | undefined; detailId: string | undefined };

async function answerQuestion(context: RequestContext, ids: Ids) {
  const missing = missingIds(detailPrompt().names, ids);
  if (Object.keys(missing).length > 0) return data(askForDetail(ids, missing), { status: 400 });
  const product = await getProductAsAdmin(context, ids.productId?.trim() ?? "");
  if (!product) return data(askForDetail(ids, { productId: noProduct().message }), { status: 404 });
  const detail = product.details.find(({ id }) => id === ids.detailId?.trim());
  return detail
    ? data(confirmDetail(product, detail))
    : data(askForDetail(ids, { detailId: noDetail().message }), { status: 404 });
}
