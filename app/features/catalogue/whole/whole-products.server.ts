// A product whole, in one row: details, pictures and packs in order of creation. Drafts and
// unpriced packs are the admin's alone.
import { type SQL, and, eq, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { labelJson } from "#db/label-sql.ts";
import { cards } from "#db/schema/cards.ts";
import { products } from "#db/schema/products.ts";
import { isAnyShown } from "#app/features/catalogue/cards/cards.server.ts";
import { isBoughtHere } from "#app/features/catalogue/reviews/bought-here.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { oneOf } from "#app/platform/statements.server.ts";
import type { Label } from "#app/values/label.ts";
import type { PricedPack } from "#app/values/pack.ts";

export type Audience = "shopper" | "admin";
/** From how many on it is low, and what it cost before it was hidden, is the admin's alone to know. */
export type WholePack = PricedPack & { lowStockAt?: number | null; hiddenPaise?: number | null };
export type WholeDetail = {
  id: string;
  brand: string;
  images: string[];
  financials: WholePack[];
  label: Label;
};
export type WholeReview = {
  id: string;
  name: string;
  rating: number;
  comment: string;
  createdAt: number;
  isBoughtHere: 0 | 1;
};
export type WholeProduct = {
  id: string;
  name: string;
  nameHi: string | null;
  slug: string;
  category: string;
  alsoKnownAs: string;
  ratingSum: number;
  reviewCount: number;
  reviews: WholeReview[];
  details: WholeDetail[];
};

const shownReviews = 10;

/**
 * A page that is cut before drafts are left out has them without details: they keep their place,
 * and no product stands on two pages.
 */
type Wanted = { where?: SQL; orderBy: SQL | SQLiteColumn; isCutFirst?: boolean };

/** Give it a limit or a `where` that names few products. */
export function selectWhole(
  { db }: RequestContext,
  audience: Audience,
  { where, orderBy, isCutFirst = false }: Wanted,
) {
  const isAll = audience === "admin" || isCutFirst;
  const isShown = isAll ? undefined : isAnyShown(db, eq(cards.productId, products.id));
  return db
    .select({
      id: products.id,
      name: products.name,
      nameHi: products.nameHi,
      slug: products.slug,
      category: sql<string>`(SELECT name FROM categories WHERE id = products.category_id)`.as(
        "category",
      ),
      alsoKnownAs: products.alsoKnownAs,
      ratingSum: products.ratingSum,
      reviewCount: products.reviewCount,
      reviews: reviews(),
      details: details(audience),
    })
    .from(products)
    .where(and(where, isShown))
    .orderBy(orderBy);
}

/** In the order of the ids; what is unknown or not for the audience is left out. */
export function selectWholeByIds(context: RequestContext, audience: Audience, ids: string[]) {
  return selectWhole(context, audience, {
    where: oneOf(products.id, ids),
    orderBy: sql`(SELECT key FROM json_each(${JSON.stringify(ids)}) WHERE value = products.id)`,
  });
}

function details(audience: Audience) {
  const [shown, priced, low] =
    audience === "admin"
      ? ["", "", ", 'lowStockAt', low_stock_at, 'hiddenPaise', hidden_dprice_paise"]
      : [
          "AND id IN (SELECT id FROM cards WHERE product_id = products.id AND shelf > 0)",
          "AND price_paise > 0",
          "",
        ];
  return sql`(SELECT json_group_array(json_object('id', d.id, 'brand', d.brand, 'label', ${labelJson},
      'images', json((SELECT json_group_array(image) FROM (SELECT image FROM pictures WHERE detail_id = d.id ORDER BY position))),
      'financials', json((SELECT json_group_array(json_object('financialId', id, 'quantityMilli', quantity_milli, 'units', units,
        'pricePaise', price_paise, 'dpricePaise', dprice_paise, 'discountBasisPoints', discount_basis_points, 'countInStock', count_in_stock${sql.raw(low)}))
        FROM (SELECT * FROM financials WHERE detail_id = d.id ${sql.raw(priced)} ORDER BY seq)))))
    FROM (SELECT * FROM details WHERE product_id = products.id ${sql.raw(shown)} ORDER BY seq) d)`
    .mapWith((json: string) => JSON.parse(json) as WholeDetail[])
    .as("details");
}

function reviews() {
  return sql`(SELECT json_group_array(json_object('id', id, 'name', name, 'rating', rating, 'comment', comment, 'createdAt', created_at, 'isBoughtHere', is_bought_here))
    FROM (SELECT *, ${isBoughtHere} AS is_bought_here FROM reviews WHERE product_id = products.id AND hidden_at IS NULL ORDER BY created_at DESC LIMIT ${sql.raw(String(shownReviews))}))`
    .mapWith((json: string) => JSON.parse(json) as WholeReview[])
    .as("reviews");
}
