import { editProductPath, productListPath } from "#app/addresses/side-paths.ts";
import type { Command } from "#app/features/admin/command/command.ts";
import { words } from "./words.ts";

type IdName = "productId" | "detailId";
type Ids = Partial<Record<string, string>>;

/** A command on a product or detail that is named by its id. */
export type Prompt = { title: string; action: string; names: IdName[] };

const idField = () => ({
  productId: { label: words.productId, required: words.productIdRequired },
  detailId: { label: words.detailId, required: words.detailIdRequired },
});

export function missingIds(names: IdName[], typed: Ids): Record<string, string> {
  return Object.fromEntries(
    names.filter((name) => !typed[name]?.trim()).map((name) => [name, idField()[name].required]),
  );
}

/**
 * Asks for ids; a row or a page fills in those it knows. Who was asked already is told so by
 * `asked`.
 */
export function promptCommand(
  { title, action, names }: Prompt,
  typed: Ids,
  errors: Record<string, string> = {},
): Command {
  return {
    title,
    action,
    method: "post",
    submit: words.continue,
    isDanger: false,
    notes: [words.whereIdsStand],
    fields: names.map((name) => ({
      name,
      label: idField()[name].label,
      value: typed[name] ?? "",
      error: errors[name],
    })),
    hidden: Object.keys(errors).length > 0 ? { asked: "1" } : {},
    back: productListPath,
  };
}

export function editPath({ slug, detailId }: { slug: string; detailId: string }): string {
  return editProductPath(slug, detailId);
}
