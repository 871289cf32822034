import { readAskedClass } from "#app/features/billing/tax/asked-class.server.ts";
import { guessClasses } from "#app/features/billing/tax/class-guess.server.ts";
import { readClassOfGoods } from "#app/features/billing/tax/class-of-goods.server.ts";
import { findCategory } from "#app/features/catalogue/listing/names/find-category.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { EditedDetail } from "./edited-detail.ts";

type ClassOfForm = { taxClassId?: string | undefined; error?: string | undefined };

/** What was typed; where nothing was, goods that have no class get the one that is likely theirs. */
export async function readClassOfForm(
  context: RequestContext,
  { productId }: Pick<EditedDetail, "productId">,
  { taxClass, name = "", nameHi = "", category = "" }: Record<string, string>,
): Promise<ClassOfForm> {
  if (taxClass === undefined) return {};
  if (taxClass.trim() !== "") {
    const { id, error } = await readAskedClass(context, taxClass);
    return { taxClassId: id, error };
  }
  const [kept, found] = await Promise.all([
    readClassOfGoods(context, { productId, isNamed: false }),
    findCategory(context, category),
  ]);
  if (kept?.stand === "kept" || !found) return {};
  const goods = { id: productId, name, nameHi, categoryId: found.id };
  return { taxClassId: (await guessClasses(context, [goods])).get(productId) ?? undefined };
}
