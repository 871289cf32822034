// A hidden pack has no price, as a draft has none: nobody is shown it, nobody can order it, and carts
// say that it is no longer sold. What it cost is kept beside, and is its price again when it is shown.
import { type SQL, and, eq, gt, isNotNull } from "drizzle-orm";
import { details, financials } from "#db/schema/products.ts";
import { hidingState, packState } from "#app/features/audit/states.server.ts";
import { cardsOfDetails } from "#app/features/catalogue/cards/refresh-cards.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { Database } from "#app/platform/database.server.ts";
import { type Refusal, noDetail } from "./refusal.ts";
import { writeCatalogue } from "./write-catalogue.server.ts";

/** All packs of a brand, or one of them. */
export type SomePacks = { detailId: string; financialId?: string };

export async function hidePacks(
  context: RequestContext,
  { detailId, financialId }: SomePacks,
  isHidden: boolean,
): Promise<{ ok: true } | Refusal<"no-detail">> {
  const { db } = context;
  const pack = financialId === undefined ? undefined : eq(financials.id, financialId);
  const {
    results: {
      known: [known],
    },
  } = await writeCatalogue(context, {
    subject:
      financialId === undefined
        ? { kind: "detail", id: detailId, state: hidingState }
        : { kind: "pack", id: financialId, state: packState },
    statements: {
      known: db
        .select({ productId: details.productId })
        .from(details)
        .leftJoin(financials, eq(financials.detailId, details.id))
        .where(and(eq(details.id, detailId), pack))
        .limit(1),
      packs: changePrices(db, isHidden, and(eq(financials.detailId, detailId), pack)),
    },
    cards: cardsOfDetails([detailId]),
    touched: ({ known: [brand] }) => (brand ? [brand.productId] : []),
  });
  return known ? { ok: true } : noDetail();
}

function changePrices(db: Database, isHidden: boolean, which: SQL | undefined) {
  const { pricePaise, dpricePaise, hiddenPricePaise, hiddenDpricePaise } = financials;
  return isHidden
    ? db
        .update(financials)
        .set({
          ...{ hiddenPricePaise: pricePaise, hiddenDpricePaise: dpricePaise },
          ...{ pricePaise: 0, dpricePaise: 0 },
        })
        .where(and(which, gt(pricePaise, 0)))
    : db
        .update(financials)
        .set({
          ...{ pricePaise: hiddenPricePaise, dpricePaise: hiddenDpricePaise },
          ...{ hiddenPricePaise: null, hiddenDpricePaise: null },
        })
        .where(and(which, eq(pricePaise, 0), isNotNull(hiddenPricePaise)));
}
