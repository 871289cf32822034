// However many there are, a page reads only its own: the next ones older than the last shown.
import { and, desc, eq, lt, ne, sql } from "drizzle-orm";
import type { RequestContext } from "#app/platform/context.server.ts";
import { details, products, reviews } from "#db/schema/products.ts";
import { oneOf } from "#app/platform/statements.server.ts";
import { isBoughtHere } from "./bought-here.server.ts";
import { productCalled } from "#db/shown-names.ts";

const reviewsPerPage = 50;
const place = sql<number>`${reviews}.rowid`;

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
        productId: reviews.productId,
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
  const brands = await brandsOf(context, shown);
  return {
    reviews: shown.map(({ productId, ...review }) => ({
      ...review,
      brands: (brands.get(productId) ?? []).map(({ brand }) => brand).join(", "),
    })),
    before: rows.length > reviewsPerPage ? (shown.at(-1)?.place ?? null) : null,
  };
}

/** A review is of a product, whatever its brand. */
async function brandsOf({ db, read }: RequestContext, of: { productId: string }[]) {
  const ids = of.map(({ productId }) => productId);
  const { productId, brand } = details;
  const rows = await read(
    db
      .select({ productId, brand })
      .from(details)
      .where(and(oneOf(productId, ids), ne(brand, "")))
      .orderBy(details.seq),
  );
  return Map.groupBy(rows, (row) => row.productId);
}

export type ListedReview = Awaited<ReturnType<typeof listReviews>>["reviews"][number];
