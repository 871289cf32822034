import { count, gt } from "drizzle-orm";
import { cards } from "#db/schema/cards.ts";
import type { RequestContext } from "#app/platform/context.server.ts";

/** How many goods of each category are sold, by its id; those that are sold out count. */
export async function countByCategory({ db, read }: RequestContext): Promise<Map<string, number>> {
  const rows = await read(
    db
      .select({ id: cards.categoryId, goods: count() })
      .from(cards)
      .where(gt(cards.shelf, 0))
      .groupBy(cards.categoryId),
  );
  return new Map(rows.map(({ id, goods }) => [id, goods]));
}
