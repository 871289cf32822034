import { eq } from "drizzle-orm";
import { documents, orderReturns } from "#db/schema/invoices.ts";
import type { RequestContext } from "#app/platform/context.server.ts";

/** What of a credit note's line is read here; delivery is no pack. */
type Line = { financialId?: string | null; qty: number };

/** How many packs of an order came back, by pack, and when they did last. */
export async function readReturned(context: RequestContext, orderId: string) {
  const rows = await context.read(
    context.db
      .select({
        at: orderReturns.createdAt,
        lines: documents.lines,
      })
      .from(orderReturns)
      .innerJoin(documents, eq(documents.number, orderReturns.number))
      .where(eq(orderReturns.orderId, orderId))
      .orderBy(orderReturns.nth),
  );
  const packs: Record<string, number> = {};
  for (const { financialId, qty } of rows.flatMap(({ lines }) => JSON.parse(lines) as Line[]))
    if (financialId) packs[financialId] = (packs[financialId] ?? 0) + qty;
  return { packs, at: rows.map(({ at }) => at) };
}
