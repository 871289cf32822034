import { and, eq, gt, isNotNull, isNull } from "drizzle-orm";
import { cards } from "#db/schema/cards.ts";
import { orderChangeLines, orderChanges } from "#db/schema/order-changes.ts";
import { orderLines, orders } from "#db/schema/orders.ts";
import { financials, reviews } from "#db/schema/products.ts";
import { askingUserId } from "#app/features/audit/logged-batch.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";

/** Under which name the shop shows goods, and how many stars its customer gave them, if any. */
export type ToRate = { slug: string; stars: number | null };

/**
 * Of an order that came, by pack of what was ordered and of what was sent in its place: what its
 * customer, who asks, may rate.
 */
export async function listToRate(
  context: RequestContext,
  orderId: string,
): Promise<Record<string, ToRate>> {
  const { db, read } = context;
  const isTheirs = and(
    ...[eq(orders.id, orderId), eq(orders.userId, askingUserId(context))],
    ...[isNotNull(orders.deliveredAt), isNull(orders.cancelledAt)],
  );
  const isOwn = and(eq(reviews.productId, cards.productId), eq(reviews.userId, orders.userId));
  const isOnShelf = gt(cards.shelf, 0);
  const rated = { slug: cards.slug, stars: reviews.rating };
  const rows = await Promise.all([
    read(
      db
        .select({ financialId: orderLines.financialId, ...rated })
        .from(orders)
        .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
        .innerJoin(cards, and(eq(cards.id, orderLines.detailId), isOnShelf))
        .leftJoin(reviews, isOwn)
        .where(isTheirs),
    ),
    read(
      db
        .select({ financialId: financials.id, ...rated })
        .from(orders)
        .innerJoin(orderChanges, eq(orderChanges.orderId, orders.id))
        .innerJoin(orderChangeLines, eq(orderChangeLines.changeId, orderChanges.id))
        .innerJoin(financials, eq(financials.id, orderChangeLines.swapFinancialId))
        .innerJoin(cards, and(eq(cards.id, financials.detailId), isOnShelf))
        .leftJoin(reviews, isOwn)
        .where(isTheirs),
    ),
  ]);
  return Object.fromEntries(rows.flat().map(({ financialId, ...its }) => [financialId, its]));
}
