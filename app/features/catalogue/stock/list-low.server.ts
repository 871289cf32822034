// What runs out: packs of which there are few, and packs that sell faster than what is left of them.
import { and, count, desc, eq, gt, gte, isNull, lte, sql, sum } from "drizzle-orm";
import { coalesce } from "#app/platform/statements.server.ts";
import { catalogue } from "#db/schema/catalogue.ts";
import { orderLines, orders } from "#db/schema/orders.ts";
import { details, financials, isLow, mayBeLow, products } from "#db/schema/products.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { Database } from "#app/platform/database.server.ts";
import { lowStock } from "#app/values/limits.ts";
import { packColumns } from "#app/features/catalogue/whole/pack-columns.server.ts";
import { productNames } from "#db/shown-names.ts";
import { soonDays } from "./soon.ts";

const day = 24 * 60 * 60 * 1000;
const salesDays = 30;
const mostPacks = 200;

/** Packs for sale that are as few as the owner wants to be told of, each read from its index. */
export function lowPacks(db: Database) {
  const { id, countInStock } = financials;
  const usual = db
    .select({ lowStock: catalogue.lowStock })
    .from(catalogue)
    .where(eq(catalogue.id, 1));
  const asFewAsUsual = db
    .select({ id })
    .from(financials)
    .where(and(mayBeLow, lte(countInStock, usual)));
  return db.select({ id }).from(financials).where(isLow).unionAll(asFewAsUsual);
}

export async function countLow({ db, read }: RequestContext): Promise<number> {
  const [counted] = await read(db.select({ low: count() }).from(lowPacks(db).as("low")));
  return counted?.low ?? 0;
}

/** From how many on a pack is low that has no number of its own. */
export async function getLowStock({ db, read }: RequestContext): Promise<number> {
  const rows = await read(db.select({ lowStock: catalogue.lowStock }).from(catalogue));
  return rows[0]?.lowStock ?? lowStock;
}

/** Of orders that stand, by pack; what was swapped in is not known as a sale. */
const soldSince = (db: Database, since: number) =>
  db
    .select({
      financialId: orderLines.financialId,
      packs: sum(orderLines.qty).mapWith(Number).as("packs"),
    })
    .from(orders)
    .crossJoin(orderLines)
    .where(
      and(
        eq(orderLines.orderId, orders.id),
        gte(orders.createdAt, since),
        isNull(orders.cancelledAt),
        isNull(orders.stockReturnedAt),
      ),
    )
    .groupBy(orderLines.financialId);

/** Also those of which as many as are left are sold soon. */
function packsRunningOut(db: Database, since: number) {
  const sold = db.$with("sold").as(soldSince(db, since));
  const { id, pricePaise, countInStock } = financials;
  const soonSold = db
    .select({ id })
    .from(sold)
    .crossJoin(financials)
    .where(
      and(
        eq(id, sold.financialId),
        gt(pricePaise, 0),
        sql`${countInStock} * ${salesDays} <= ${sold.packs} * ${soonDays}`,
      ),
    );
  return { sold, low: lowPacks(db).union(soonSold).as("low") };
}

/** What runs out first stands first; `daysLeft` is null for what nobody bought. */
export async function listLow(context: RequestContext) {
  const { sold, low } = packsRunningOut(context.db, context.now - salesDays * day);
  const soldPacks = coalesce<number>(sold.packs, 0);
  const { countInStock } = financials;
  const daysLeft = sql<number | null>`CASE WHEN ${countInStock} = 0 THEN 0
    ELSE ${countInStock} * cast(${salesDays} AS INTEGER) / ${sold.packs} END`;
  const rows = await context.read(
    context.db
      .with(sold)
      .select({
        ...packColumns,
        detailId: details.id,
        slug: products.slug,
        ...productNames(),
        brand: details.brand,
        lowStockAt: financials.lowStockAt,
        sold: soldPacks.as("sold"),
        daysLeft: daysLeft.as("days_left"),
      })
      .from(low)
      .leftJoin(sold, eq(sold.financialId, low.id))
      .innerJoin(financials, eq(financials.id, low.id))
      .innerJoin(details, eq(details.id, financials.detailId))
      .innerJoin(products, eq(products.id, details.productId))
      .orderBy(isNull(daysLeft), daysLeft, desc(soldPacks), countInStock, financials.seq)
      .limit(mostPacks + 1),
  );
  return { packs: rows.slice(0, mostPacks), isCut: rows.length > mostPacks };
}

export type LowPack = Awaited<ReturnType<typeof listLow>>["packs"][number];
