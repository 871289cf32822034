// A detail has one pack of a quantity and its units; the database's index decides, not a look before.
import { and, eq, sql } from "drizzle-orm";
import { details, financials, products } from "#db/schema/products.ts";
import { loggedBatch } from "#app/features/audit/logged-batch.server.ts";
import { packState } from "#app/features/audit/states.server.ts";
import { announceProducts } from "#app/features/catalogue/live/announce-products.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { newCatalogueId } from "#app/values/identifier.ts";
import { type Refusal, noDetail, noProduct, packExists } from "./refusal.ts";
import { type DetailPlace, isConstraintFailure, productIdOf } from "./which.server.ts";
import type { NewFinancial } from "./financial.schema.ts";

export type CreatedFinancial =
  | { ok: true; productId: string; slug: string; detailId: string; financialId: string }
  | Refusal<"no-product" | "no-detail" | "pack-exists">;

export const emptyPack: NewFinancial = {
  quantityMilli: 0,
  units: "",
  pricePaise: 0,
  discountBasisPoints: 0,
  countInStock: 0,
};

/** An empty pack where nothing is given. */
export async function createFinancial(
  context: RequestContext,
  place: DetailPlace,
  pack: NewFinancial,
): Promise<CreatedFinancial> {
  const { db } = context;
  const financialId = newCatalogueId();
  const detailId = place.detailId.toWellFormed();
  const inProduct = and(
    eq(details.id, detailId),
    eq(details.productId, productIdOf(place.product)),
  );
  try {
    const [[product], [detail]] = await loggedBatch(
      context,
      { kind: "pack", id: financialId, state: packState },
      [
        db
          .select({ productId: products.id, slug: products.slug })
          .from(products)
          .where(eq(products.id, productIdOf(place.product))),
        db.select({ id: details.id }).from(details).where(inProduct),
        db.insert(financials)
          .select(sql`SELECT NULL, ${financialId}, id, ${pack.quantityMilli}, ${pack.units}, ${pack.pricePaise},
        ${pack.discountBasisPoints}, ${pack.countInStock} FROM details WHERE id = ${detailId} AND product_id = ${productIdOf(place.product)}`),
      ],
    );
    if (!product) return noProduct;
    if (!detail) return noDetail;
    if (pack.pricePaise > 0) announceProducts(context, [product.productId]);
    return { ok: true, ...product, detailId, financialId };
  } catch (error) {
    if (isConstraintFailure(error)) return packExists;
    throw error;
  }
}
