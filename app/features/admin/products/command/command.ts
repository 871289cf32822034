import { editProductPath, productListPath } from "#app/addresses.ts";

export type CommandField = {
  name: "productId" | "detailId";
  label: string;
  value: string;
  error?: string | undefined;
};

/** A question with its answer's form, the same in a dialog and on a page of its own. */
export type Command = {
  title: string;
  notes: string[];
  method: "get" | "post";
  action: string;
  submit: string;
  isDanger: boolean;
  fields: CommandField[];
  hidden: Record<string, string>;
};

export const productList = productListPath;

const idField = {
  productId: { label: "Product ID", required: "Product ID is required." },
  detailId: { label: "Detail ID", required: "Detail ID is required." },
};

type Ids = Partial<Record<string, string>>;
export type Prompt = { title: string; action: string; names: CommandField["name"][] };

export function missingIds(names: CommandField["name"][], typed: Ids): Record<string, string> {
  return Object.fromEntries(
    names.filter((name) => !typed[name]?.trim()).map((name) => [name, idField[name].required]),
  );
}

/** Asks for ids; a row or a page fills in those it knows. Who was asked already is told so by `asked`. */
export function promptCommand(
  { title, action, names }: Prompt,
  typed: Ids,
  errors: Record<string, string> = {},
): Command {
  return {
    title,
    action,
    method: "post",
    submit: "Continue",
    isDanger: false,
    notes: ["The ids stand in the list of products."],
    fields: names.map((name) => ({
      name,
      label: idField[name].label,
      value: typed[name] ?? "",
      error: errors[name],
    })),
    hidden: Object.keys(errors).length > 0 ? { asked: "1" } : {},
  };
}

export function editPath({ slug, detailId }: { slug: string; detailId: string }): string {
  return editProductPath(slug, detailId);
}
