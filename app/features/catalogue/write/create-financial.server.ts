// A detail has one pack of a quantity and its units; the database's index decides, not a look
// before.
import * as v from "valibot";
import { and, eq } from "drizzle-orm";
import { details, financials } from "#db/schema/products.ts";
import { packState } from "#app/features/audit/states.server.ts";
import { cardsOfDetails } from "#app/features/catalogue/cards/refresh-cards.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { insertFrom } from "#app/platform/statements.server.ts";
import { newCatalogueId } from "#app/values/identifier.ts";
import { priceAfter } from "#app/values/price.ts";
import { CreateFinancialSchema, type NewFinancial } from "./catalogue.schema.ts";
import { type Refusal, noDetail, noProduct, packExists, wrongPrice } from "./refusal.ts";
import { type DetailPlace, productIdOf, selectProduct } from "./which.server.ts";
import { writeCatalogue } from "./write-catalogue.server.ts";

export type CreatedFinancial =
  | { ok: true; productId: string; slug: string; detailId: string; financialId: string }
  | Refusal<"no-product" | "no-detail" | "pack-exists" | "wrong-price">;

export const emptyPack: NewFinancial = v.parse(CreateFinancialSchema, {});

export async function createFinancial(
  context: RequestContext,
  place: DetailPlace,
  { quantityMilli, units, countInStock, ...given }: NewFinancial,
): Promise<CreatedFinancial> {
  const made = priceAfter(given);
  if (!made.ok) return wrongPrice(made.message);
  const pack = { quantityMilli, units, countInStock, ...made.price };
  const { db } = context;
  const financialId = newCatalogueId();
  const detailId = place.detailId.toWellFormed();
  const inProduct = and(
    eq(details.id, detailId),
    eq(details.productId, productIdOf(place.product)),
  );
  const written = await writeCatalogue(context, {
    subject: { kind: "pack", id: financialId, state: packState },
    statements: {
      product: selectProduct(db, place.product),
      detail: db
        .select({ id: details.id, productId: details.productId })
        .from(details)
        .where(inProduct),
      pack: insertFrom(db, financials, {
        columns: { id: financialId, detailId: details.id, ...pack },
        from: (row) => row.from(details).where(inProduct),
      }),
    },
    cards: cardsOfDetails([detailId]),
    touched: ({ detail }) => (pack.pricePaise > 0 ? detail.map(({ productId }) => productId) : []),
    mayBreak: ["pack"],
  });
  if (!written.ok) return packExists();
  const {
    product: [product],
    detail: [detail],
  } = written.results;
  if (!product) return noProduct();
  return detail ? { ok: true, ...product, detailId, financialId } : noDetail();
}
