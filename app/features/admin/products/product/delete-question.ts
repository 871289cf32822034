import { productCommandPath, productListPath } from "#app/addresses/side-paths.ts";
import type { Command } from "#app/features/admin/command/command.ts";
import type { WholeProduct } from "#app/features/catalogue/whole/whole-products.server.ts";
import { words } from "#app/features/admin/products/words.ts";
import { words as shopWords } from "#app/values/words.ts";

export function askForProduct(value: string, error?: string): Command {
  return {
    title: words.whichProduct,
    method: "get",
    action: productCommandPath("product/delete"),
    submit: words.continue,
    isDanger: false,
    hidden: {},
    notes: [words.whereIdsStand],
    fields: [{ name: "productId", label: words.productId, value, error }],
    back: productListPath,
  };
}

/** Nothing is deleted before its name was shown. */
export function confirmProduct({ id, name, nameHi, details }: WholeProduct): Command {
  const called = (shopWords.showsHindiNames && nameHi) || name;
  const packs = details.reduce((sum, { financials }) => sum + financials.length, 0);
  return {
    title: words.sureProduct,
    method: "post",
    action: productCommandPath("product/delete"),
    submit: words.yesDelete,
    isDanger: true,
    hidden: { productId: id },
    fields: [],
    notes: [words.productGoes(called, details.length, packs)],
    back: productListPath,
  };
}
