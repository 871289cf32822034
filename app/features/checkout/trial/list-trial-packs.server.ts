import { and, asc, desc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { Named } from "#app/values/card-title.ts";
import type { Paise } from "#app/values/money.ts";
import type { Pack } from "#app/values/quantity.ts";
import { adminLog } from "#db/schema/admin-log.ts";
import { cards } from "#db/schema/cards.ts";
import { financials } from "#db/schema/products.ts";
import { cardNames } from "#db/shown-names.ts";

export type TrialPack = Named &
  Pack & { financialId: string; dpricePaise: Paise; countInStock: number };

const mostPacks = 30;

/** What is in stock, of the shop's own goods the newest first. */
export function listTrialPacks({ db, read }: RequestContext): Promise<TrialPack[]> {
  const own = db
    .select({ id: adminLog.subjectId })
    .from(adminLog)
    .where(and(eq(adminLog.kind, "product"), isNull(adminLog.before)));
  return read(
    db
      .select({
        financialId: financials.id,
        ...cardNames(),
        brand: cards.brand,
        quantityMilli: financials.quantityMilli,
        units: financials.units,
        dpricePaise: financials.dpricePaise,
        countInStock: financials.countInStock,
      })
      .from(cards)
      .innerJoin(financials, eq(financials.detailId, cards.id))
      .where(and(eq(cards.shelf, 1), gt(financials.countInStock, 0), gt(financials.pricePaise, 0)))
      .orderBy(desc(sql`${inArray(cards.productId, own)}`), desc(cards.seq), asc(financials.seq))
      .limit(mostPacks),
  );
}
