// What waits for the owner, in few rows however long the shop is open and however much it sells: it
// is counted no further than is shown.
import { count, sql } from "drizzle-orm";
import { lowPacks } from "#app/features/catalogue/stock/list-low.server.ts";
import { draftName } from "#app/values/draft.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { mostCounted } from "./waiting.ts";

export type Waiting = {
  toPack: number;
  complaints?: number;
  low?: number;
  toClass?: number;
};

/**
 * Orders to be packed, complaints nobody answered, packs that are low or sold out, and, where papers
 * need one, products without a tax class, or in one without the HSN code that bills have to say.
 */
export async function countWaiting(
  { db, read }: RequestContext,
  most = mostCounted + 1,
): Promise<Required<Waiting>> {
  const unpacked = sql`(SELECT 1 FROM orders INDEXED BY orders_unpacked
    WHERE packed_at IS NULL AND cancelled_at IS NULL AND stock_returned_at IS NULL
      AND (paid_at IS NOT NULL OR payment_method <> 'Online') LIMIT ${most})`;
  const toClass = sql`(SELECT 1 FROM shop_tax AS t CROSS JOIN products AS p
    WHERE t.id = 1 AND t.regime = 'regular' AND p.tax_class_id IS NULL AND p.name <> ${draftName}
    UNION ALL SELECT 1 FROM shop_tax AS t CROSS JOIN tax_classes AS c CROSS JOIN products AS p
    WHERE t.id = 1 AND t.regime = 'regular' AND t.hsn_digits > 0 AND c.hsn = ''
      AND p.tax_class_id = c.id AND p.name <> ${draftName} LIMIT ${most})`;
  const unanswered = sql`(SELECT 1 FROM complaints AS c INDEXED BY complaints_unanswered
    WHERE c.acknowledged_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM complaint_settlements AS s WHERE s.number = c.number) LIMIT ${most})`;
  const [toPack, complaints, low, goods] = await Promise.all([
    read(db.select({ count: count() }).from(unpacked)),
    read(db.select({ count: count() }).from(unanswered)),
    read(db.select({ count: count() }).from(lowPacks(db).limit(most).as("low"))),
    read(db.select({ count: count() }).from(toClass)),
  ]);
  return {
    toPack: toPack[0]?.count ?? 0,
    complaints: complaints[0]?.count ?? 0,
    low: low[0]?.count ?? 0,
    toClass: goods[0]?.count ?? 0,
  };
}
