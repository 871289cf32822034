// Paths name a product by its id or by its slug, that of its draft too; an id goes first.
import { type SQL, eq, sql } from "drizzle-orm";
import { products } from "#db/schema/products.ts";
import { idOfDraft } from "./draft.ts";
import type { Database } from "#app/platform/database.server.ts";

/** `product` is an id or a slug. */
export type DetailPlace = { product: string; detailId: string };

/** A scalar subquery: the id of the product, NULL for none. */
export function productIdOf(idOrSlug: string): SQL<string> {
  const asked = idOrSlug.toWellFormed();
  return sql`(SELECT id FROM products WHERE id = ${asked} OR slug = ${asked} OR id = ${idOfDraft(asked)} ORDER BY id <> ${asked} LIMIT 1)`;
}

/** For a batch, which tells by it whether there is such a product. */
export function selectProduct(db: Database, idOrSlug: string) {
  return db
    .select({ productId: products.id, slug: products.slug })
    .from(products)
    .where(eq(products.id, productIdOf(idOrSlug)));
}
