// Packs as the till shows them, with prices and stock of now.
import { type SQL, and, desc, eq, gt, inArray, count } from "drizzle-orm";
import { cards } from "#db/schema/cards.ts";
import { orderLines, orders } from "#db/schema/orders.ts";
import { financials } from "#db/schema/products.ts";
import { cardNames } from "#db/shown-names.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { oneOf } from "#app/platform/statements.server.ts";
import type { HeldLine, TillLine, TillPack } from "./till.ts";

function selectPacks({ db }: RequestContext, which: SQL) {
  return db
    .select({
      financialId: financials.id,
      ...cardNames(),
      brand: cards.brand,
      image: cards.image,
      quantityMilli: financials.quantityMilli,
      units: financials.units,
      pricePaise: financials.pricePaise,
      dpricePaise: financials.dpricePaise,
      countInStock: financials.countInStock,
    })
    .from(financials)
    .innerJoin(cards, eq(cards.id, financials.detailId))
    .where(and(which, gt(financials.dpricePaise, 0)));
}

/** In the order of their ids; what is no longer sold is left out. */
export async function getTillPacks(context: RequestContext, ids: string[]): Promise<TillPack[]> {
  if (ids.length === 0) return [];
  const packs = await context.read(selectPacks(context, oneOf(financials.id, ids)));
  const byId = new Map(packs.map((pack) => [pack.financialId, pack]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function getTillLines(context: RequestContext, held: HeldLine[]): Promise<TillLine[]> {
  const packs = await getTillPacks(
    context,
    held.map(({ financialId }) => financialId),
  );
  const counts = new Map(held.map(({ financialId, qty }) => [financialId, qty]));
  return packs.map((pack) => ({ pack, qty: counts.get(pack.financialId) ?? 1 }));
}

const latestOrders = 200;
const mostOften = 12;

/** What the latest orders had in them most often, for a tap each. */
export function getOftenSold(context: RequestContext): Promise<TillPack[]> {
  const { db } = context;
  const latest = db
    .select({ id: orders.id })
    .from(orders)
    .orderBy(desc(orders.seq))
    .limit(latestOrders);
  const often = db
    .select({ id: orderLines.financialId })
    .from(orderLines)
    .where(inArray(orderLines.orderId, latest))
    .groupBy(orderLines.financialId)
    .orderBy(desc(count()), orderLines.financialId)
    .limit(mostOften);
  return context.read(
    selectPacks(context, inArray(financials.id, often)).orderBy(cards.brand, financials.seq),
  );
}
