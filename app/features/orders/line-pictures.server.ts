import { eq } from "drizzle-orm";
import { cards } from "#db/schema/cards.ts";
import { orderLines } from "#db/schema/orders.ts";
import type { RequestContext } from "#app/platform/context.server.ts";

/** By pack, as the shop shows it now; what has no picture, or is no longer there, has none here. */
export async function linePictures(
  context: RequestContext,
  orderId: string,
): Promise<Record<string, string>> {
  const rows = await context.read(
    context.db
      .select({ financialId: orderLines.financialId, image: cards.image })
      .from(orderLines)
      .innerJoin(cards, eq(cards.id, orderLines.detailId))
      .where(eq(orderLines.orderId, orderId)),
  );
  return Object.fromEntries(rows.map(({ financialId, image }) => [financialId, image]));
}
