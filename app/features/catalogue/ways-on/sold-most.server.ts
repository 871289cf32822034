// What the shop really sells most: what stood in most of its latest orders, and can be had now.
import { and, count, desc, eq, isNull, ne, notInArray } from "drizzle-orm";
import { cards } from "#db/schema/cards.ts";
import { orderLines, orders } from "#db/schema/orders.ts";
import { cardColumns } from "#app/features/catalogue/cards/cards.server.ts";
import { type SentCard, readCard, sendCards } from "#app/features/catalogue/cards/sent-card.ts";
import { inStockShelf } from "#app/features/catalogue/choosing/facets.ts";
import { budgetCategoryId } from "#app/features/catalogue/listing/category-names.ts";
import type { RequestContext } from "#app/platform/context.server.ts";

const latestOrders = 100;
export const mostCards = 6;

/** Without what the page shows already; empty in a shop that has sold nothing yet. */
export async function getSoldMost(
  context: RequestContext,
  shown: SentCard[] = [],
): Promise<SentCard[]> {
  const { db } = context;
  const latest = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isNull(orders.cancelledAt), isNull(orders.resendOf)))
    .orderBy(desc(orders.seq))
    .limit(latestOrders)
    .as("latest");
  const sold = db
    .select({ detailId: orderLines.detailId, times: count().as("times") })
    .from(latest)
    .innerJoin(orderLines, eq(orderLines.orderId, latest.id))
    .groupBy(orderLines.detailId)
    .as("sold");
  return sendCards(
    await context.read(
      db
        .select(cardColumns())
        .from(sold)
        .innerJoin(cards, eq(cards.id, sold.detailId))
        .where(
          and(
            eq(cards.shelf, inStockShelf),
            ne(cards.categoryId, budgetCategoryId),
            notInArray(
              cards.id,
              shown.map((card) => readCard(card).detailId),
            ),
          ),
        )
        .orderBy(desc(sold.times), cards.seq)
        .limit(mostCards),
    ),
  );
}
