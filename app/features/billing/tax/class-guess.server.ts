// Which class goods are likely of.
import { and, count, isNotNull } from "drizzle-orm";
import { products } from "#db/schema/products.ts";
import { taxClasses } from "#db/schema/tax.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { oneOf } from "#app/platform/statements.server.ts";
import { type NamedClass, guessClass } from "./class-meant.ts";

export function readClassNames({ db, read }: RequestContext): Promise<NamedClass[]> {
  const { id, name, nameHi } = taxClasses;
  return read(db.select({ id, name, nameHi }).from(taxClasses));
}

type Goods = { id: string; name: string; nameHi: string | null; categoryId: string };

/** The id of the class that is likely theirs, by the goods' id. */
export async function guessClasses(
  context: RequestContext,
  goods: Goods[],
): Promise<ReadonlyMap<string, string | null>> {
  if (goods.length === 0) return new Map();
  const { categoryId, taxClassId } = products;
  const [classes, used] = await Promise.all([
    readClassNames(context),
    context.read(
      context.db
        .select({ categoryId, taxClassId, times: count().as("times") })
        .from(products)
        .where(
          and(
            isNotNull(taxClassId),
            oneOf(categoryId, [...new Set(goods.map((one) => one.categoryId))]),
          ),
        )
        .groupBy(categoryId, taxClassId),
    ),
  ]);
  const usesIn = (category: string) =>
    new Map(
      used
        .filter((one) => one.categoryId === category)
        .map((one) => [one.taxClassId ?? "", one.times]),
    );
  return new Map(goods.map((one) => [one.id, guessClass(one, classes, usesIn(one.categoryId))]));
}
