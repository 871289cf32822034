import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare";
import type { PageCommand } from "#app/features/admin/command/page-command.ts";
import { requireAdmin } from "#app/features/session/visitor.server.ts";
import { askToConfirm } from "#app/features/session/require-confirmed-admin.server.ts";
import { redirectAfterPost } from "#app/platform/answers.server.ts";
import { readForm } from "#app/platform/forms.server.ts";
import { listPath } from "#app/features/admin/products/ask-again.server.ts";
import { getProductAsAdmin } from "#app/features/catalogue/whole/get-product.server.ts";
import { deleteProduct } from "#app/features/catalogue/write/product-commands.server.ts";
import { noProduct } from "#app/features/catalogue/write/refusal.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { askForProduct, confirmProduct } from "./delete-question.ts";
import { words } from "#app/features/admin/products/words.ts";

export const deletingProduct: PageCommand = { ask, take };

async function ask({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const id = new URL(request.url).searchParams.get("productId");
  return id === null ? data(askForProduct("")) : answerQuestion(context, id.trim());
}

async function take({ request, context }: ActionFunctionArgs) {
  const { deleted, id } = await askToConfirm(request, context, async (sent) => {
    const { productId = "" } = await readForm(sent);
    const id = productId.trim();
    return { deleted: await deleteProduct(context, id), id };
  });
  if (!deleted.ok) return answerQuestion(context, id);
  return redirectAfterPost(context, listPath(request), {
    toast: { kind: "success", message: words.isDeleted },
  });
}

async function answerQuestion(context: RequestContext, id: string) {
  if (id === "") return data(askForProduct("", words.productIdToDelete), { status: 400 });
  const product = await getProductAsAdmin(context, id);
  return product
    ? data(confirmProduct(product))
    : data(askForProduct(id, noProduct().message), { status: 404 });
}
