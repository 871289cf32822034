// What may go in a line's place: what is like its pack.
import { eq } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { type LikeGoods, likeColumns, nearestFirst } from "#db/goods-like.ts";
import { orderLines } from "#db/schema/orders.ts";
import { products } from "#db/schema/products.ts";
import type { RequestContext } from "#app/platform/context.server.ts";

export type SwapChoice = Omit<LikeGoods, "detailId" | "slug"> & { insteadOf: string };

export async function listSwapChoices(
  { db, read }: RequestContext,
  orderId: string,
): Promise<SwapChoice[]> {
  const line = alias(orderLines, "l");
  const own = alias(products, "own");
  const { financialId: insteadOf, dpricePaise } = line;
  const lines = await read(
    db
      .select({ insteadOf, dpricePaise, ...likeColumns() })
      .from(line)
      .leftJoin(own, eq(own.id, line.productId))
      .where(eq(line.orderId, orderId))
      .orderBy(line.position),
  );
  return lines.flatMap((found) =>
    nearestFirst(found).map(({ detailId: _, slug: __, ...goods }) => ({
      insteadOf: found.insteadOf,
      ...goods,
    })),
  );
}
