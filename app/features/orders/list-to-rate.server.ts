import { and, eq, gt, isNotNull, isNull } from "drizzle-orm";
import { cards } from "#db/schema/cards.ts";
import { orderLines, orders } from "#db/schema/orders.ts";
import { reviews } from "#db/schema/products.ts";
import { askingUserId } from "#app/features/audit/logged-batch.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";

/**
 * Of an order that came, by pack: under which name the shop shows goods that its customer, who asks,
 * has not reviewed.
 */
export async function listToRate(
  context: RequestContext,
  orderId: string,
): Promise<Record<string, string>> {
  const isTheirs = and(
    ...[eq(orders.id, orderLines.orderId), eq(orders.userId, askingUserId(context))],
    ...[isNotNull(orders.deliveredAt), isNull(orders.cancelledAt)],
  );
  const isOfIt = and(
    eq(reviews.productId, orderLines.productId),
    eq(reviews.userId, orders.userId),
  );
  const rows = await context.read(
    context.db
      .select({ financialId: orderLines.financialId, slug: cards.slug })
      .from(orderLines)
      .innerJoin(orders, isTheirs)
      .innerJoin(cards, and(eq(cards.id, orderLines.detailId), gt(cards.shelf, 0)))
      .leftJoin(reviews, isOfIt)
      .where(and(eq(orderLines.orderId, orderId), isNull(reviews.id))),
  );
  return Object.fromEntries(rows.map(({ financialId, slug }) => [financialId, slug]));
}
