// What may go in a line's place: packs of the same product first, then of other goods of its
// category the cheapest packs, where those cost about as much. They are found by their price, in few
// rows however many goods a category has.
import { type SQL, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { orderLines } from "#db/schema/orders.ts";
import { products } from "#db/schema/products.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { Pack } from "#app/values/quantity.ts";

const mostPacks = 12;
/** So many that are dearer, and as many that are cheaper. */
const mostOthers = 3;

export type SwapChoice = Pack & {
  insteadOf: string;
  financialId: string;
  name: string;
  nameHi: string | null;
  brand: string;
  dpricePaise: number;
  countInStock: number;
};
type Goods = Omit<SwapChoice, "insteadOf">;

export async function listSwapChoices(
  { db, read }: RequestContext,
  orderId: string,
): Promise<SwapChoice[]> {
  const line = alias(orderLines, "l");
  const own = alias(products, "own");
  const lines = await read(
    db
      .select({
        insteadOf: line.financialId,
        dpricePaise: line.dpricePaise,
        same: listOf(sameGoods, "same"),
        others: listOf(otherGoods, "others"),
      })
      .from(line)
      .leftJoin(own, eq(own.id, line.productId))
      .where(eq(line.orderId, orderId))
      .orderBy(line.position),
  );
  return lines.flatMap(({ insteadOf, dpricePaise, same, others }) =>
    [same, others]
      .flatMap((goods) => goods.sort(byNearness(dpricePaise)))
      .map((goods) => ({ insteadOf, ...goods })),
  );
}

function byNearness(paise: number) {
  const distance = ({ dpricePaise }: Goods) => Math.abs(dpricePaise - paise);
  return (one: Goods, other: Goods) => distance(one) - distance(other);
}

function listOf(goods: SQL, name: string) {
  return sql`(SELECT json_group_array(json(goods)) FROM (${goods}) WHERE goods IS NOT NULL)`
    .mapWith((json: string) => JSON.parse(json) as Goods[])
    .as(name);
}

const goodsOf = (product: "own" | "d") =>
  `json_object('financialId', f.id, 'name', ${product}.name, 'nameHi', ${product}.name_hi, 'brand', d.brand,
  'quantityMilli', f.quantity_milli, 'units', f.units, 'dpricePaise', f.dprice_paise, 'countInStock', f.count_in_stock)`;
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
