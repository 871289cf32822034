// One review a customer and product, ten a customer and day; the index and the insert decide, and
// only what is for sale can be reviewed.
import { and, desc, eq, gt, lt } from "drizzle-orm";
import { cards } from "#db/schema/cards.ts";
import { products, reviews } from "#db/schema/products.ts";
import type { Customer } from "#app/features/session/visitor.server.ts";
import { isAnyShown } from "#app/features/catalogue/cards/cards.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { insertFrom } from "#app/platform/statements.server.ts";
import { newId } from "#app/values/identifier.ts";
import { type Refusal, noProduct } from "#app/features/catalogue/write/refusal.ts";
import { productIdOf } from "#app/features/catalogue/write/which.server.ts";
import { countReviews, productOfReview } from "./count-reviews.server.ts";
import { writeCatalogue } from "#app/features/catalogue/write/write-catalogue.server.ts";
import type { NewReview } from "./review.schema.ts";
import { words } from "./words.ts";

export type AddedReview =
  | { ok: true; reviewId: string }
  | Refusal<"no-product" | "already-reviewed">
  | { ok: false; reason: "too-many"; waitSeconds: number; message: string };

const mostADay = 10;
const dayMs = 24 * 60 * 60 * 1000;

const alreadyReviewed = (): Refusal<"already-reviewed"> => ({
  ok: false,
  reason: "already-reviewed",
  status: 409,
  message: words.alreadyReviewed,
});

/** `product` is an id or a slug. */
export async function addReview(
  context: RequestContext,
  customer: Customer,
  { product, rating, comment }: NewReview & { product: string },
): Promise<AddedReview> {
  const { db } = context;
  const reviewId = newId();
  const written = await writeCatalogue(context, {
    subject: null,
    statements: {
      added: insertFrom(db, reviews, {
        columns: {
          ...{ id: reviewId, productId: products.id, rating, comment, createdAt: context.now },
          ...{ userId: customer.id, name: customer.name },
        },
        from: (row) =>
          row
            .from(products)
            .where(
              and(
                eq(products.id, productIdOf(product)),
                isAnyShown(db, eq(cards.productId, products.id)),
                lt(db.$count(reviews, isOfToday(context, customer)), mostADay),
              ),
            ),
      }).returning({ id: reviews.id }),
      counted: countReviews(db, productOfReview(db, eq(reviews.id, reviewId))),
    },
    cards: null,
    touched: () => [],
    mayBreak: ["review-once"],
  });
  if (!written.ok) return alreadyReviewed();
  if (written.results.added.length > 0) return { ok: true, reviewId };
  return (await findTooMany(context, customer)) ?? noProduct();
}

function isOfToday({ now }: RequestContext, { id }: Customer) {
  return and(eq(reviews.userId, id), gt(reviews.createdAt, now - dayMs));
}

/** Null while there are fewer. */
async function findTooMany(
  context: RequestContext,
  customer: Customer,
): Promise<Extract<AddedReview, { reason: "too-many" }> | null> {
  const [first] = await context.db
    .select({ at: reviews.createdAt })
    .from(reviews)
    .where(isOfToday(context, customer))
    .orderBy(desc(reviews.createdAt))
    .limit(1)
    .offset(mostADay - 1);
  if (!first) return null;
  const waitSeconds = Math.max(1, Math.ceil((first.at + dayMs - context.now) / 1000));
  const message = words.enoughToday(mostADay);
  return { ok: false, reason: "too-many", waitSeconds, message };
}
