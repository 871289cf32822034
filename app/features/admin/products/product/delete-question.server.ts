// Nothing is deleted before its name was shown.
import { deleteProductPath } from "#app/addresses.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { Command } from "#app/features/admin/products/command/command.ts";
import { noProduct } from "#app/features/catalogue/write/refusal.ts";
import { getProductAsAdmin } from "#app/features/catalogue/whole/get-product.server.ts";
import type { WholeProduct } from "#app/features/catalogue/whole/whole-products.server.ts";

const action = deleteProductPath;
const title = "Are you sure you want to delete this product?";

/** `asked` is null where no id was asked for yet. */
export async function deleteQuestion(
  context: RequestContext,
  asked: string | null,
): Promise<{ status: number; command: Command }> {
  const id = asked?.trim() ?? "";
  if (id === "") {
    return asked === null
      ? { status: 200, command: askForId("") }
      : { status: 400, command: askForId("", "Product ID is required for deletion.") };
  }
  const product = await getProductAsAdmin(context, id);
  return product
    ? { status: 200, command: confirmDeletion(product) }
    : { status: 404, command: askForId(id, noProduct.message) };
}

function askForId(value: string, error?: string): Command {
  return {
    title: "Which product is to be deleted?",
    method: "get",
    action,
    submit: "Continue",
    isDanger: false,
    hidden: {},
    notes: ["The ids stand in the list of products."],
    fields: [{ name: "productId", label: "Product ID", value, error }],
  };
}

function confirmDeletion({ id, name, details }: WholeProduct): Command {
  const packs = details.reduce((sum, { financials }) => sum + financials.length, 0);
  return {
    title,
    method: "post",
    action,
    submit: "Yes, delete",
    isDanger: true,
    hidden: { productId: id },
    fields: [],
    notes: [
      `${name}: its ${count(details.length, "detail")} and ${count(packs, "pack")} go with it. Carts that hold it say so, placed orders keep it.`,
    ],
  };
}

function count(number: number, noun: string): string {
  return number === 1 ? noun : `${number} ${noun}s`;
}
