// What goes with a detail is said before: the last one takes its product along.
import { deleteDetailPath } from "#app/addresses.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { titleCase } from "#app/values/text.ts";
import {
  type Command,
  missingIds,
  promptCommand,
} from "#app/features/admin/products/command/command.ts";
import { noDetail, noProduct } from "#app/features/catalogue/write/refusal.ts";
import { getProductAsAdmin } from "#app/features/catalogue/whole/get-product.server.ts";

const action = deleteDetailPath;
const prompt = {
  title: "Which detail is to be deleted?",
  action,
  names: ["productId" as const, "detailId" as const],
};

type Ids = { productId?: string; detailId?: string };

export async function deleteDetailQuestion(
  context: RequestContext,
  ids: Ids,
): Promise<{ status: number; command: Command }> {
  const ask = (errors: Record<string, string>): Command => ({
    ...promptCommand(prompt, ids, errors),
    method: "get",
    hidden: {},
  });
  if (ids.productId === undefined && ids.detailId === undefined)
    return { status: 200, command: ask({}) };
  const missing = missingIds(prompt.names, ids);
  if (Object.keys(missing).length > 0) return { status: 400, command: ask(missing) };
  const product = await getProductAsAdmin(context, ids.productId?.trim() ?? "");
  if (!product) return { status: 404, command: ask({ productId: noProduct.message }) };
  const detail = product.details.find(({ id }) => id === ids.detailId?.trim());
  if (!detail) return { status: 404, command: ask({ detailId: noDetail.message }) };
  const last =
    product.details.length === 1
      ? ["It is this product's last detail: the product is deleted with it."]
      : [];
  return {
    status: 200,
    command: {
      title: "Are you sure",
      method: "post",
      action,
      submit: "Yes, delete",
      isDanger: true,
      fields: [],
      notes: [
        `${titleCase(`${detail.brand} ${product.name}`.trim())} is deleted with all its packs. Carts that hold it say so, placed orders keep it.`,
        ...last,
      ],
      hidden: { productId: product.id, detailId: detail.id },
    },
  };
}
