// Paths name a product by its id or by its slug; an id goes first.
import { type SQL, sql } from "drizzle-orm";

/** `product` is an id or a slug. */
export type DetailPlace = { product: string; detailId: string };

/** A scalar subquery: the id of the product, NULL for none. */
export function productIdOf(idOrSlug: string): SQL<string> {
  const asked = idOrSlug.toWellFormed();
  return sql`(SELECT id FROM products WHERE id = ${asked} OR slug = ${asked} ORDER BY id <> ${asked} LIMIT 1)`;
}

export function isConstraintFailure(error: unknown): boolean {
  return (
    error instanceof Error && /SQLITE_CONSTRAINT/.test(`${error.message} ${String(error.cause)}`)
  );
}
