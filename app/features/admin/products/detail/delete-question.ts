import { productCommandPath, productListPath } from "#app/addresses/side-paths.ts";
import type { Command } from "#app/features/admin/command/command.ts";
import { type Prompt, promptCommand } from "#app/features/admin/products/prompt.ts";
import type { WholeProduct } from "#app/features/catalogue/whole/whole-products.server.ts";
import { cardTitle } from "#app/values/card-title.ts";
import { words } from "#app/features/admin/products/words.ts";

export const detailPrompt = (): Prompt => ({
  title: words.whichDetail,
  action: productCommandPath("detail/delete"),
  names: ["productId", "detailId"],
});

export function askForDetail(
  ids: Partial<Record<string, string>>,
  errors: Record<string, string> = {},
): Command {
  return { ...promptCommand(detailPrompt(), ids, errors), method: "get", hidden: {} };
}

/** What goes with a detail is said before: the last one takes its product along. */
export function confirmDetail(
  { id, name, nameHi, details }: WholeProduct,
  detail: WholeProduct["details"][number],
): Command {
  return {
    title: words.areYouSure,
    method: "post",
    action: productCommandPath("detail/delete"),
    submit: words.yesDelete,
    isDanger: true,
    fields: [],
    notes: [
      words.detailGoes(cardTitle({ brand: detail.brand, name, nameHi })),
      ...(details.length === 1 ? [words.isLastDetail] : []),
    ],
    hidden: { productId: id, detailId: detail.id },
    back: productListPath,
  };
}
