import { readAskedClass } from "#app/features/billing/tax/asked-class.server.ts";
import type { Classed } from "#app/features/billing/tax/class-products.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { FormFailure } from "#app/platform/forms.server.ts";
import { classField, productField } from "./product-field.ts";
import { words } from "./words.ts";

type TickedClasses = { classed: Classed[]; errors: FormFailure["errors"] };

/** Each ticked product with the class in its row, or where that is empty with the class for all such. */
export async function readTickedClasses(
  context: RequestContext,
  fields: Record<string, string>,
): Promise<TickedClasses> {
  const ids = Object.keys(fields).flatMap((name) => productField.idOf(name) ?? []);
  const errors: FormFailure["errors"] = ids.length === 0 ? { products: words.tickProducts } : {};
  // Where every row has a likely class there is no field for all.
  const fieldOf = (id: string) =>
    fields[classField.of(id)]?.trim() || fields.taxClass === undefined
      ? classField.of(id)
      : "taxClass";
  const texts = new Set(ids.map((id) => fields[fieldOf(id)] ?? ""));
  const asked = new Map(
    await Promise.all(
      [...texts].map(async (text) => [text, await readAskedClass(context, text)] as const),
    ),
  );
  const classed = ids.flatMap((productId) => {
    const field = fieldOf(productId);
    const { id: taxClassId, error } = asked.get(fields[field] ?? "") ?? {};
    if (error) errors[field] = error;
    return taxClassId === undefined ? [] : [{ productId, taxClassId }];
  });
  return { classed, errors };
}
