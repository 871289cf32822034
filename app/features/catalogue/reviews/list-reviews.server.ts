// However many there are, a page reads only its own: the next ones older than the last shown.
import { desc, eq, lt, sql } from "drizzle-orm";
import type { RequestContext } from "#app/platform/context.server.ts";
import { products, reviews } from "#db/schema/products.ts";
import { isBoughtHere } from "./bought-here.server.ts";
import { productCalled } from "#db/shown-names.ts";

const reviewsPerPage = 50;
const place = sql<number>`${reviews}.rowid`;

/** A review is of a product, whatever its brand. */
const brandsOf =
  sql<string>`(SELECT coalesce(group_concat(d.brand, ', '), '') FROM details AS d WHERE d.product_id = ${products.id} AND d.brand <> '')`.as(
    "brands",
  );

/** Newest first, hidden ones too; `before` leads to the older ones, null at the end. */
export async function listReviews(context: RequestContext, before: number | null) {
  const rows = await context.read(
    context.db
      .select({
        place,
        id: reviews.id,
        // Two columns of one name would arrive as one.
        product: productCalled().as("product"),
        slug: products.slug,
        brands: brandsOf,
        name: reviews.name,
        rating: reviews.rating,
        comment: reviews.comment,
        createdAt: reviews.createdAt,
        hiddenAt: reviews.hiddenAt,
        isBoughtHere,
      })
      .from(reviews)
      .innerJoin(products, eq(products.id, reviews.productId))
      .where(before === null ? undefined : lt(place, before))
      .orderBy(desc(place))
      .limit(reviewsPerPage + 1),
  );
  const shown = rows.slice(0, reviewsPerPage);
  return {
    reviews: shown,
    before: rows.length > reviewsPerPage ? (shown.at(-1)?.place ?? null) : null,
  };
}

export type ListedReview = Awaited<ReturnType<typeof listReviews>>["reviews"][number];
