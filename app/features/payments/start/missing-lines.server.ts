// Lines keep their names, so that what is missing can be named even when the product is gone.
import { eq, inArray } from "drizzle-orm";
import { orderLines } from "#db/schema/orders.ts";
import { financials } from "#db/schema/products.ts";
import { cardTitle } from "#app/values/card-title.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { batch } from "#app/platform/statements.server.ts";
import { formatPack } from "#app/values/quantity.ts";

export type MissingLine = { title: string; qty: number; left: number };

/** The lines of an order of which less is in stock than it needs. */
export async function listMissingLines(
  { db }: RequestContext,
  orderId: string,
): Promise<MissingLine[]> {
  const wanted = db
    .select({ id: orderLines.financialId })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId));
  const { lines, packs } = await batch(db, {
    lines: db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, orderId))
      .orderBy(orderLines.position),
    packs: db
      .select({ id: financials.id, left: financials.countInStock })
      .from(financials)
      .where(inArray(financials.id, wanted)),
  });
  const left = new Map(packs.map((pack) => [pack.id, pack.left]));
  return lines
    .map((line) => ({
      title: `${cardTitle(line)}, ${formatPack(line)}`,
      qty: line.qty,
      left: left.get(line.financialId) ?? 0,
    }))
    .filter((line) => line.left < line.qty);
}
