// What is like a pack: packs of the same product, and of other goods of its category the cheapest packs, where those cost
// about as much. They are found by their price, in few rows however many goods a category has.
import { type SQL, sql } from "drizzle-orm";
import type { Pack } from "#app/values/quantity.ts";

const mostPacks = 12;
/** So many that are dearer, and as many that are cheaper. */
const mostOthers = 3;

export type LikeGoods = Pack & {
  financialId: string;
  detailId: string;
  slug: string;
  name: string;
  nameHi: string | null;
  brand: string;
  dpricePaise: number;
  countInStock: number;
};

const goodsOf = (product: "own" | "d") =>
  `json_object('financialId', f.id, 'detailId', d.id, 'slug', ${product}.slug, 'name', ${product}.name, 'nameHi', ${product}.name_hi,
  'brand', d.brand, 'quantityMilli', f.quantity_milli, 'units', f.units, 'dpricePaise', f.dprice_paise, 'countInStock', f.count_in_stock)`;
const packs = "f.detail_id = d.id AND f.dprice_paise > 0 AND f.count_in_stock > 0";

const sameGoods =
  sql.raw(`SELECT ${goodsOf("own")} AS goods FROM details AS d CROSS JOIN financials AS f ON ${packs}
  WHERE d.product_id = own.id AND f.id <> l.financial_id LIMIT ${mostPacks}`);

const otherGoods = sql.raw(`SELECT * FROM (${nearestTo(">=", "ASC")}) UNION ALL
  SELECT * FROM (${nearestTo("<", "DESC")})`);

function nearestTo(side: string, order: string): string {
  return `SELECT (SELECT ${goodsOf("d")} FROM financials AS f WHERE ${packs} AND f.dprice_paise = d.price_from LIMIT 1) AS goods
    FROM cards AS d WHERE d.category_id = own.category_id AND d.shelf = 1
      AND d.price_from ${side} l.dprice_paise AND d.product_id <> own.id ORDER BY d.price_from ${order} LIMIT ${mostOthers}`;
}

/** Columns of a query in which `l` has `financial_id` and `dprice_paise`, and `own` is its product. */
export const likeColumns = () => ({
  same: listOf(sameGoods, "same"),
  others: listOf(otherGoods, "others"),
});

function listOf(goods: SQL, name: string) {
  return sql`(SELECT json_group_array(json(goods)) FROM (${goods}) WHERE goods IS NOT NULL)`
    .mapWith((json: string) => JSON.parse(json) as LikeGoods[])
    .as(name);
}

type Found = { dpricePaise: number; same: LikeGoods[]; others: LikeGoods[] };

/** The same product's before others, of either those first that cost about as much. */
export function nearestFirst({ dpricePaise, same, others }: Found): LikeGoods[] {
  const distance = (goods: LikeGoods) => Math.abs(goods.dpricePaise - dpricePaise);
  return [same, others].flatMap((goods) =>
    goods.toSorted((one, other) => distance(one) - distance(other)),
  );
}
