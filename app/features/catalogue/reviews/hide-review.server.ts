// What an admin hides stays, counts for nothing and can be shown again.
import { eq, sql } from "drizzle-orm";
import type { RequestContext } from "#app/platform/context.server.ts";
import { productIdOf } from "#app/features/catalogue/write/which.server.ts";
import { allOf, coalesce } from "#app/platform/statements.server.ts";
import { countReviews, productOfReview } from "./count-reviews.server.ts";
import { writeCatalogue } from "#app/features/catalogue/write/write-catalogue.server.ts";
import { reviews } from "#db/schema/products.ts";
import { words } from "./words.ts";

export const noReviewMessage = () => words.noReview;

/**
 * `product` is an id or a slug. False where there is no such review, or it is another product's.
 */
export async function hideReview(
  context: RequestContext,
  { product, reviewId, isHidden }: { product?: string; reviewId: string; isHidden: boolean },
): Promise<boolean> {
  const { db } = context;
  const isThis = eq(reviews.id, reviewId);
  const isMeant =
    product === undefined ? isThis : allOf(isThis, eq(reviews.productId, productIdOf(product)));
  const written = await writeCatalogue(context, {
    subject: { kind: "review", id: reviewId, state },
    statements: {
      hidden: db
        .update(reviews)
        .set({ hiddenAt: isHidden ? coalesce(reviews.hiddenAt, context.now) : null })
        .where(isMeant)
        .returning({ id: reviews.id }),
      counted: countReviews(db, productOfReview(db, isMeant)),
    },
    cards: null,
    touched: () => [],
  });
  return written.ok && written.results.hidden.length > 0;
}

/** Nothing of who wrote it, nor what. */
const state = sql`(SELECT json_object('name', p.name, 'slug', p.slug, 'isHidden', r.hidden_at IS NOT NULL)
  FROM reviews AS r JOIN products AS p ON p.id = r.product_id WHERE r.id = subject_id)`;
