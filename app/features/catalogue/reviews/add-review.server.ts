// One review a customer and product; the index decides, and only what is for sale can be reviewed.
import { sql } from "drizzle-orm";
import { reviews } from "#db/schema/products.ts";
import type { Customer } from "#app/features/session/visitor.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { newId } from "#app/values/identifier.ts";
import { type Refusal, noProduct } from "#app/features/catalogue/write/refusal.ts";
import { productIdOf } from "#app/features/catalogue/write/which.server.ts";
import { writeCatalogue } from "#app/features/catalogue/write/write-catalogue.server.ts";
import type { NewReview } from "./review.schema.ts";

export type AddedReview =
  { ok: true; reviewId: string } | Refusal<"no-product" | "already-reviewed">;

const alreadyReviewed: Refusal<"already-reviewed"> = {
  ok: false,
  reason: "already-reviewed",
  status: 409,
  message: "You have already reviewed this product.",
};

/** `product` is an id or a slug. */
export async function addReview(
  context: RequestContext,
  customer: Customer,
  { product, rating, comment }: NewReview & { product: string },
): Promise<AddedReview> {
  const reviewId = newId();
  const written = await writeCatalogue(context, {
    subject: null,
    statements: [
      context.db
        .insert(reviews)
        .select(
          sql`SELECT ${reviewId}, id, ${customer.id}, ${customer.name}, ${rating}, ${comment}, ${context.now} FROM products
          WHERE id = ${productIdOf(product)} AND EXISTS (SELECT 1 FROM details WHERE product_id = products.id AND shelf > 0)`,
        )
        .returning({ id: reviews.id }),
    ],
    touched: () => [],
    mayBreak: ["review-once"],
  });
  if (!written.ok) return alreadyReviewed;
  return written.results[0].length > 0 ? { ok: true, reviewId } : noProduct;
}
