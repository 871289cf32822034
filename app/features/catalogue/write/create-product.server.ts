// A draft is whole from its first moment: one detail with one empty pack, in no shopper's sight.
import { details, financials, products } from "#db/schema/products.ts";
import { loggedBatch } from "#app/features/audit/logged-batch.server.ts";
import { productState } from "#app/features/audit/states.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { newCatalogueId } from "#app/values/identifier.ts";
import { slugOf } from "#app/values/text.ts";
import { draftCategory, draftName, draftSlug } from "./draft.ts";

export type CreatedProduct = {
  productId: string;
  slug: string;
  detailId: string;
  financialId: string;
};

export async function createProduct(context: RequestContext): Promise<CreatedProduct> {
  const { db, now } = context;
  const [productId, detailId, financialId] = [newCatalogueId(), newCatalogueId(), newCatalogueId()];
  const slug = draftSlug(productId);
  const categoryId = slugOf(draftCategory);
  await loggedBatch(context, { kind: "product", id: productId, state: productState }, [
    db
      .insert(products)
      .values({ id: productId, name: draftName, slug, categoryId, createdAt: now }),
    db.insert(details).values({ id: detailId, productId, categoryId }),
    db.insert(financials).values({ id: financialId, detailId }),
  ]);
  return { productId, slug, detailId, financialId };
}
