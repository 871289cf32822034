// A card shows only packs with a price, in order of creation; sold-out cards stand last.
import { type SQL, eq, sql } from "drizzle-orm";
import { details, products } from "#db/schema/products.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { categoryNameOf } from "#app/features/catalogue/listing/category-names.ts";
import type { PricedPack } from "#app/values/pack.ts";
import { type AnsweredPack, readPack } from "./sent-card.ts";
import { productNames } from "#db/shown-names.ts";

const packs =
  sql`(SELECT json_group_array(json_array(id, quantity_milli, units, price_paise, dprice_paise,
  discount_basis_points, count_in_stock)) FROM (SELECT * FROM financials
  WHERE detail_id = ${details.id} AND price_paise > 0 ORDER BY seq))`
    .mapWith(parsePacks)
    .as("packs");

/** One row a card: give it a `from` that joins details, a where, an order and a limit. */
export const cardColumns = {
  detailId: details.id,
  productId: details.productId,
  slug: products.slug,
  ...productNames,
  brand: details.brand,
  category: sql`${details.categoryId}`.mapWith(categoryNameOf).as("category"),
  vegMark: details.vegMark,
  image: details.image,
  packs,
};

export function selectCards(
  context: RequestContext,
  { where, limit, offset = 0 }: { where: SQL | undefined; limit: number; offset?: number },
) {
  return context.db
    .select(cardColumns)
    .from(details)
    .innerJoin(products, eq(products.id, details.productId))
    .where(where)
    .orderBy(details.shelf, details.seq)
    .limit(limit)
    .offset(offset);
}

function parsePacks(json: string): PricedPack[] {
  return (JSON.parse(json) as AnsweredPack[]).map(readPack);
}
