import { type SQL, type SQLWrapper, and, eq, isNull, sql } from "drizzle-orm";
import { raiseVersion } from "#app/platform/edge/raise-version.server.ts";
import type { Database } from "#app/platform/database.server.ts";
import { products, reviews } from "#db/schema/products.ts";

/** For a batch, behind what changed its reviews: what a product's stars are now. */
export function countReviews(db: Database, productId: SQLWrapper) {
  const isShown = and(eq(reviews.productId, products.id), isNull(reviews.hiddenAt));
  return {
    stars: db
      .update(products)
      .set({
        ratingSum: sql`(SELECT coalesce(sum(rating), 0) FROM ${reviews} WHERE ${isShown})`,
        reviewCount: db.$count(reviews, isShown),
      })
      .where(eq(products.id, productId)),
    version: raiseVersion(db),
  };
}

/** The id of the product that a review is about. */
export function productOfReview(db: Database, which: SQL) {
  return db.select({ id: reviews.productId }).from(reviews).where(which);
}
