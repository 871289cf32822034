// A draft's address follows its first real name and then stays; two products never share one.
import { type SQL, eq, sql } from "drizzle-orm";
import { products } from "#db/schema/products.ts";
import { findCategory } from "#app/features/catalogue/listing/names/find-category.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { type Database, statementsOf } from "#app/platform/database.server.ts";
import type { Statements } from "#app/platform/statements.server.ts";
import { rememberNames, rememberWords } from "./remember-words.server.ts";
import { kindsOf } from "#app/features/catalogue/search/words/kinds.ts";
import { slugOf } from "#app/values/text.ts";
import { slugChoices } from "./draft.ts";
import { draftName } from "#app/values/draft.ts";
import type { ProductChange } from "./catalogue.schema.ts";

/** As it was read, for what its names tell together. */
type NamedProduct = { id: string; name: string; nameHi: string | null };

/** With the category it names, once that is looked up. */
export type KnownChange = Omit<ProductChange, "category"> & {
  categoryId?: string | undefined;
  taxClassId?: string | undefined;
};

/** Null where it names no category of the shop. */
export async function lookUpCategory<Change extends ProductChange>(
  context: RequestContext,
  { category, ...change }: Change,
): Promise<(Omit<Change, "category"> & { categoryId?: string }) | null> {
  if (category === undefined) return change;
  const found = await findCategory(context, category);
  return found && { ...change, categoryId: found.id };
}

/** For a batch: what changes of a product, and the words it can be found by. */
export function productChangeStatements(
  db: Database,
  product: NamedProduct,
  { name, nameHi, alsoKnownAs, categoryId, taxClassId }: KnownChange,
): Statements {
  const changes = [name, nameHi, categoryId, alsoKnownAs, taxClassId];
  if (changes.every((change) => change === undefined)) return {};
  const productId = product.id;
  return {
    product: db
      .update(products)
      .set({
        ...(name === undefined ? {} : { name, slug: slugAfter(productId, name) }),
        nameHi,
        kinds: kindsOf(name ?? product.name, nameHi === undefined ? product.nameHi : nameHi),
        categoryId,
        alsoKnownAs,
        taxClassId,
      })
      .where(eq(products.id, productId)),
    words: statementsOf(db, [
      ...rememberNames([name, nameHi]),
      ...rememberWords([alsoKnownAs ?? ""]),
    ]),
  };
}

function slugAfter(productId: string, name: string): SQL | undefined {
  const choices = name === draftName ? [] : slugChoices(slugOf(name), productId);
  if (choices.length === 0) return undefined;
  return sql`CASE WHEN slug = 'draft-' || id THEN (SELECT choice.value FROM json_each(${JSON.stringify(choices)}) choice
    WHERE NOT EXISTS (SELECT 1 FROM products taken WHERE taken.slug = choice.value OR taken.id = choice.value)
    ORDER BY choice.key LIMIT 1) ELSE slug END`;
}
