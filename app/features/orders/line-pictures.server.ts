import { eq } from "drizzle-orm";
import { cards } from "#db/schema/cards.ts";
import { orderChangeLines, orderChanges } from "#db/schema/order-changes.ts";
import { orderLines } from "#db/schema/orders.ts";
import { financials } from "#db/schema/products.ts";
import type { RequestContext } from "#app/platform/context.server.ts";

/**
 * By pack, as the shop shows it now, of what was ordered and of what was sent in its place; what has
 * no picture, or is no longer there, has none here.
 */
export async function linePictures(
  context: RequestContext,
  orderId: string,
): Promise<Record<string, string>> {
  const { db, read } = context;
  const rows = await Promise.all([
    read(
      db
        .select({ financialId: orderLines.financialId, image: cards.image })
        .from(orderLines)
        .innerJoin(cards, eq(cards.id, orderLines.detailId))
        .where(eq(orderLines.orderId, orderId)),
    ),
    read(
      db
        .select({ financialId: financials.id, image: cards.image })
        .from(orderChanges)
        .innerJoin(orderChangeLines, eq(orderChangeLines.changeId, orderChanges.id))
        .innerJoin(financials, eq(financials.id, orderChangeLines.swapFinancialId))
        .innerJoin(cards, eq(cards.id, financials.detailId))
        .where(eq(orderChanges.orderId, orderId)),
    ),
  ]);
  return Object.fromEntries(rows.flat().map(({ financialId, image }) => [financialId, image]));
}
