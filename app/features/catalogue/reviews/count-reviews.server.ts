import { type SQL, eq, sql } from "drizzle-orm";
import { raiseVersion } from "#app/platform/edge/raise-version.server.ts";
import type { Database } from "#app/platform/database.server.ts";
import { products } from "#db/schema/products.ts";

/** For a batch, behind what changed its reviews: what a product's stars are now. */
export function countReviews(db: Database, productId: SQL) {
  const shown = sql`FROM reviews WHERE product_id = products.id AND hidden_at IS NULL`;
  return {
    stars: db
      .update(products)
      .set({
        ratingSum: sql`(SELECT coalesce(sum(rating), 0) ${shown})`,
        reviewCount: sql`(SELECT count(*) ${shown})`,
      })
      .where(eq(products.id, productId)),
    version: raiseVersion(db),
  };
}
