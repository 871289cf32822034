import { deleteDetailPath, productListPath } from "#app/admin-addresses.ts";
import type { Command } from "#app/features/admin/command/command.ts";
import { type Prompt, promptCommand } from "#app/features/admin/products/prompt.ts";
import type { WholeProduct } from "#app/features/catalogue/whole/whole-products.server.ts";
import { titleCase } from "#app/values/text.ts";

export const detailPrompt: Prompt = {
  title: "Which detail is to be deleted?",
  action: deleteDetailPath,
  names: ["productId", "detailId"],
};

export function askForDetail(
  ids: Partial<Record<string, string>>,
  errors: Record<string, string> = {},
): Command {
  return { ...promptCommand(detailPrompt, ids, errors), method: "get", hidden: {} };
}

/** What goes with a detail is said before: the last one takes its product along. */
export function confirmDetail(
  { id, name, details }: WholeProduct,
  detail: WholeProduct["details"][number],
): Command {
  const last = "It is this product's last detail: the product is deleted with it.";
  return {
    title: "Are you sure",
    method: "post",
    action: deleteDetailPath,
    submit: "Yes, delete",
    isDanger: true,
    fields: [],
    notes: [
      `${titleCase(`${detail.brand} ${name}`.trim())} is deleted with all its packs. Carts that hold it say so, placed orders keep it.`,
      ...(details.length === 1 ? [last] : []),
    ],
    hidden: { productId: id, detailId: detail.id },
    back: productListPath,
  };
}
