// A product page asks for everything it shows in one turn: its brands, what is similar, its
// reviews.
import { type SQLWrapper, and, desc, eq, gt, isNull, ne, sql } from "drizzle-orm";
import { cards } from "#db/schema/cards.ts";
import { products, reviews } from "#db/schema/products.ts";
import { inStockShelf } from "#app/features/catalogue/choosing/facets.ts";
import { idOfDraft } from "#app/features/catalogue/write/draft.ts";
import type { Label } from "#app/values/label.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { isBoughtHere } from "#app/features/catalogue/reviews/bought-here.server.ts";
import { selectLabels } from "#app/features/catalogue/labels/list-lacking.server.ts";
import type { Card } from "#app/features/catalogue/cards/card.ts";
import { type SentCard, sendCards } from "#app/features/catalogue/cards/sent-card.ts";
import { selectCards } from "#app/features/catalogue/cards/cards.server.ts";
import { calledOf } from "#app/features/catalogue/listing/names/called.ts";
import { readCategory } from "#app/features/catalogue/listing/names/find-category.server.ts";

export type ProductReview = {
  name: string;
  rating: number;
  comment: string;
  createdAt: number;
  isBoughtHere: boolean;
};
export type Product = {
  name: string;
  slug: string;
  ratingSum: number;
  reviewCount: number;
  brands: Card[];
  labels: (Label & { detailId: string })[];
  similar: SentCard[];
  reviews: ProductReview[];
  /** Where no page leads to its category. */
  isUnlisted?: true;
  categoryCalled: string;
};

const mostBrands = 12;
/** With the other brands of the product. */
const similarCards = 6;
const shownReviews = 10;

const productColumns = {
  name: products.name,
  slug: products.slug,
  ratingSum: products.ratingSum,
  reviewCount: products.reviewCount,
};
const reviewColumns = {
  name: reviews.name,
  rating: reviews.rating,
  comment: reviews.comment,
  createdAt: reviews.createdAt,
  isBoughtHere,
};

/** Where a draft went when it got its name; null for any other address. */
export async function getNamedSlug(context: RequestContext, slug: string): Promise<string | null> {
  const id = idOfDraft(slug);
  if (id === null) return null;
  const [product] = await context.read(
    context.db
      .select({ slug: products.slug })
      .from(products)
      .where(and(eq(products.id, id), ne(products.slug, slug))),
  );
  return product?.slug ?? null;
}

/** Null for an unknown product and for a draft, which no shopper sees. */
export async function getProduct(context: RequestContext, slug: string): Promise<Product | null> {
  const { db } = context;
  const isMeant = eq(products.slug, slug);
  const productId = db.select({ id: products.id }).from(products).where(isMeant);
  const onShow = and(eq(cards.productId, productId), gt(cards.shelf, 0));
  const categoryId = db.select({ id: products.categoryId }).from(products).where(isMeant);
  const [[product], brands, labels, similar, written, category] = await Promise.all([
    context.read(db.select(productColumns).from(products).where(isMeant)),
    context.read(selectCards(context, { where: onShow, limit: mostBrands })),
    context.read(selectLabels(context, onShow, mostBrands)),
    context.read(
      selectCards(context, {
        where: and(
          eq(cards.categoryId, categoryId),
          eq(cards.shelf, inStockShelf),
          ne(cards.productId, productId),
        ),
        limit: similarCards,
      }),
    ),
    context.read(selectReviews(context, productId)),
    readCategory(context, sql`${categoryId}`),
  ]);
  if (!product || !category || brands.length === 0) return null;
  const shown = similar.slice(0, Math.max(0, similarCards - (brands.length - 1)));
  return {
    ...product,
    brands,
    labels,
    similar: sendCards(shown),
    reviews: written,
    ...(category.isHidden && { isUnlisted: true }),
    categoryCalled: calledOf(category),
  };
}

function selectReviews({ db }: RequestContext, productId: SQLWrapper) {
  return db
    .select(reviewColumns)
    .from(reviews)
    .where(and(eq(reviews.productId, productId), isNull(reviews.hiddenAt)))
    .orderBy(desc(reviews.createdAt))
    .limit(shownReviews);
}
