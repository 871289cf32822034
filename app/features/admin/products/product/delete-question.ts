import { deleteProductPath, productListPath } from "#app/admin-addresses.ts";
import type { Command } from "#app/features/admin/command/command.ts";
import type { WholeProduct } from "#app/features/catalogue/whole/whole-products.server.ts";

export function askForProduct(value: string, error?: string): Command {
  return {
    title: "Which product is to be deleted?",
    method: "get",
    action: deleteProductPath,
    submit: "Continue",
    isDanger: false,
    hidden: {},
    notes: ["The ids stand in the list of products."],
    fields: [{ name: "productId", label: "Product ID", value, error }],
    back: productListPath,
  };
}

/** Nothing is deleted before its name was shown. */
export function confirmProduct({ id, name, details }: WholeProduct): Command {
  const packs = details.reduce((sum, { financials }) => sum + financials.length, 0);
  return {
    title: "Are you sure you want to delete this product?",
    method: "post",
    action: deleteProductPath,
    submit: "Yes, delete",
    isDanger: true,
    hidden: { productId: id },
    fields: [],
    notes: [
      `${name}: its ${count(details.length, "detail")} and ${count(packs, "pack")} go with it. Carts that hold it say so, placed orders keep it.`,
    ],
    back: productListPath,
  };
}

function count(number: number, noun: string): string {
  return number === 1 ? noun : `${number} ${noun}s`;
}
