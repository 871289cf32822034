// What runs out: packs of which there are few, and packs that sell faster than what is left of them.
import { count, eq, sql } from "drizzle-orm";
import { catalogue } from "#db/schema/catalogue.ts";
import { details, financials, isLow, mayBeLow, products } from "#db/schema/products.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { lowStock } from "#app/values/limits.ts";
import { packColumns } from "#app/features/catalogue/whole/pack-columns.server.ts";
import { productNames } from "#db/shown-names.ts";

const day = 24 * 60 * 60 * 1000;
const salesDays = 30;
/** Whoever looks once a week is told in time. */
const soonDays = 7;
const mostPacks = 200;

/** Packs for sale that are as few as the owner wants to be told of, each read from its index. */
export const lowPacks = sql`(SELECT id FROM financials WHERE ${isLow} UNION ALL SELECT id FROM financials
    WHERE ${mayBeLow} AND count_in_stock <= (SELECT low_stock FROM catalogue WHERE id = 1))`;

export async function countLow({ db, read }: RequestContext): Promise<number> {
  const [counted] = await read(db.select({ low: count() }).from(sql`${lowPacks} AS low`));
  return counted?.low ?? 0;
}

/** From how many on a pack is low that has no number of its own. */
export async function getLowStock({ db, read }: RequestContext): Promise<number> {
  const rows = await read(db.select({ lowStock: catalogue.lowStock }).from(catalogue));
  return rows[0]?.lowStock ?? lowStock;
}

/** Of orders that stand, by pack; what was swapped in is not known as a sale. */
const sold = (since: number) => sql`(SELECT l.financial_id, sum(l.qty) AS packs
    FROM orders AS o CROSS JOIN order_lines AS l ON l.order_id = o.id
    WHERE o.created_at >= ${since} AND o.cancelled_at IS NULL AND o.stock_returned_at IS NULL GROUP BY 1)`;

/** What runs out first stands first; `daysLeft` is null for what nobody bought. */
export async function listLow(context: RequestContext) {
  const low = sql`(WITH sold AS MATERIALIZED ${sold(context.now - salesDays * day)}
    SELECT id, coalesce(sold.packs, 0) AS packs FROM (
        SELECT id FROM ${lowPacks}
        UNION SELECT f.id FROM sold CROSS JOIN financials AS f ON f.id = sold.financial_id
          WHERE f.price_paise > 0 AND f.count_in_stock * ${salesDays} <= sold.packs * ${soonDays})
      LEFT JOIN sold ON sold.financial_id = id) AS low`;
  const soldPacks = sql<number>`low.packs`;
  const daysLeft = sql<number | null>`CASE WHEN ${financials.countInStock} = 0 THEN 0
    ELSE ${financials.countInStock} * ${salesDays} / nullif(low.packs, 0) END`;
  const rows = await context.read(
    context.db
      .select({
        ...packColumns,
        detailId: details.id,
        slug: products.slug,
        ...productNames,
        brand: details.brand,
        lowStockAt: financials.lowStockAt,
        sold: soldPacks.as("sold"),
        daysLeft: daysLeft.as("days_left"),
      })
      .from(low)
      .innerJoin(financials, sql`${financials.id} = low.id`)
      .innerJoin(details, eq(details.id, financials.detailId))
      .innerJoin(products, eq(products.id, details.productId))
      .orderBy(
        sql`coalesce(${daysLeft}, 1000000), low.packs DESC, ${financials.countInStock}, ${financials.seq}`,
      )
      .limit(mostPacks + 1),
  );
  return { packs: rows.slice(0, mostPacks), isCut: rows.length > mostPacks, at: context.now };
}

export type LowPack = Awaited<ReturnType<typeof listLow>>["packs"][number];
