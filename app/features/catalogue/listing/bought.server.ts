// What a customer bought last, as it can be bought again: in stock, in the pack of that time.
import { and, count, desc, eq, gt, isNull, max, ne } from "drizzle-orm";
import { financials } from "#db/schema/products.ts";
import { cards } from "#db/schema/cards.ts";
import { orderLines, orders } from "#db/schema/orders.ts";
import { askingUserId } from "#app/features/audit/logged-batch.server.ts";
import { cardColumns } from "#app/features/catalogue/cards/cards.server.ts";
import { type SentCard, sendCards } from "#app/features/catalogue/cards/sent-card.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { budgetCategoryId } from "./category-names.ts";

export type Bought = { cards: SentCard[]; lastOrder: string };

const mostOrders = 10;
const mostCards = 6;

/** Null for who has bought nothing; budget packages have their own place on the page. */
export async function getBought(context: RequestContext): Promise<Bought | null> {
  if (!context.sessionHash) return null;
  const { db } = context;
  const bought = lastBuys(context);
  const rows = await context.read(
    db
      .select({
        ...cardColumns(),
        wanted: bought.financialId,
        orderId: bought.orderId,
        last: bought.last,
      })
      .from(bought)
      .innerJoin(cards, eq(cards.id, bought.detailId))
      .innerJoin(financials, eq(financials.id, bought.financialId))
      .where(
        and(
          gt(cards.shelf, 0),
          gt(financials.countInStock, 0),
          ne(cards.categoryId, budgetCategoryId),
        ),
      )
      .orderBy(desc(bought.times), desc(bought.last))
      .limit(mostCards),
  );
  const [newest] = rows.toSorted((one, other) => (other.last ?? 0) - (one.last ?? 0));
  return newest ? { cards: sendCards(rows), lastOrder: newest.orderId } : null;
}

/** Each product of the customer's last orders, with how often and what of it was bought last. */
function lastBuys(context: RequestContext) {
  const { db } = context;
  const recent = db
    .select({ id: orders.id, seq: orders.seq })
    .from(orders)
    .where(and(eq(orders.userId, askingUserId(context)), isNull(orders.cancelledAt)))
    .orderBy(desc(orders.seq))
    .limit(mostOrders)
    .as("recent");
  return db
    .select({
      detailId: orderLines.detailId,
      times: count().as("times"),
      // SQLite takes the columns beside it from the row of the newest.
      last: max(recent.seq).as("last"),
      financialId: orderLines.financialId,
      orderId: orderLines.orderId,
    })
    .from(recent)
    .innerJoin(orderLines, eq(orderLines.orderId, recent.id))
    .groupBy(orderLines.detailId)
    .as("bought");
}
