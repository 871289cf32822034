import { eq, sql } from "drizzle-orm";
import { documents, orderReturns } from "#db/schema/invoices.ts";
import type { RequestContext } from "#app/platform/context.server.ts";

/** How many packs of an order came back, by pack, and when they did last. */
export async function readReturned(context: RequestContext, orderId: string) {
  const rows = await context.read(
    context.db
      .select({
        at: orderReturns.createdAt,
        packs:
          sql`(SELECT json_group_array(json_array(value ->> 'financialId', value ->> 'qty')) FROM json_each(documents.lines))`
            .mapWith((json: string) => JSON.parse(json) as [string | null, number][])
            .as("packs"),
      })
      .from(orderReturns)
      .innerJoin(documents, eq(documents.number, orderReturns.number))
      .where(eq(orderReturns.orderId, orderId))
      .orderBy(orderReturns.nth),
  );
  const packs: Record<string, number> = {};
  for (const [pack, qty] of rows.flatMap((row) => row.packs))
    if (pack !== null) packs[pack] = (packs[pack] ?? 0) + qty;
  return { packs, at: rows.map(({ at }) => at) };
}
