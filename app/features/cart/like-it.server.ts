// What is like packs that can't be had.
import { eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { type LikeGoods, likeColumns, nearestFirst } from "#db/goods-like.ts";
import { details, financials, products } from "#db/schema/products.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { coalesce, jsonRows } from "#app/platform/statements.server.ts";
import { slugOf } from "#app/values/text.ts";

/** Of a pack that is gone its product is known by the name alone. */
export type Lacking = { financialId: string; name?: string };

/** Of so many; the others stand without. */
const mostAsked = 12;
const mostLike = 3;

/** By the pack that can't be had; one that nothing is like is left out. */
export async function findLike(
  { db, read }: RequestContext,
  lacking: readonly Lacking[],
): Promise<Map<string, LikeGoods[]>> {
  const asked = new Map(lacking.slice(0, mostAsked).map((one) => [one.financialId, one]));
  if (asked.size === 0) return new Map();
  const wanted = jsonRows(
    "wanted",
    [...asked.values()].map(({ financialId, name = "" }) => ({ financialId, slug: slugOf(name) })),
  );
  const line = db
    .select({
      financialId: wanted.of("financialId").as("financial_id"),
      dpricePaise: coalesce<number>(financials.dpricePaise, 0).as("dprice_paise"),
      productId: details.productId,
      slug: wanted.of("slug").as("wanted_slug"),
    })
    .from(wanted.from)
    .leftJoin(financials, eq(financials.id, wanted.of("financialId")))
    .leftJoin(details, eq(details.id, financials.detailId))
    .as("l");
  const own = alias(products, "own");
  const { financialId, dpricePaise, productId, slug } = line;
  const found = await read(
    db
      .select({ financialId, dpricePaise, ...likeColumns() })
      .from(line)
      .innerJoin(
        own,
        eq(own.id, coalesce(productId, sql`(SELECT id FROM products WHERE slug = ${slug})`)),
      ),
  );
  return new Map(
    found
      .map((one) => [one.financialId, nearestFirst(one).slice(0, mostLike)] as const)
      .filter(([, like]) => like.length > 0),
  );
}
