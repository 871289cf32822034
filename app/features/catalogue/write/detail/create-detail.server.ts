// A new detail has one empty pack, and shows in no shopper's sight until a pack has a price.
import { eq, sql } from "drizzle-orm";
import { details, financials, pictures, products } from "#db/schema/products.ts";
import { loggedBatch } from "#app/features/audit/logged-batch.server.ts";
import { detailState } from "#app/features/audit/states.server.ts";
import { rememberWords } from "#app/features/catalogue/search/remember-words.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { newCatalogueId } from "#app/values/identifier.ts";
import { type Refusal, noProduct } from "#app/features/catalogue/write/refusal.ts";
import { productIdOf } from "#app/features/catalogue/write/which.server.ts";
import type { NewDetail } from "./detail.schema.ts";

export type CreatedDetail =
  | { ok: true; productId: string; slug: string; detailId: string; financialId: string }
  | Refusal<"no-product">;

export async function createDetail(
  context: RequestContext,
  idOrSlug: string,
  { brand, images }: NewDetail,
): Promise<CreatedDetail> {
  const { db } = context;
  const [detailId, financialId] = [newCatalogueId(), newCatalogueId()];
  const shown = JSON.stringify(images.filter((image) => image !== ""));
  const [[product]] = await loggedBatch(
    context,
    { kind: "detail", id: detailId, state: detailState(null) },
    [
      db
        .select({ productId: products.id, slug: products.slug })
        .from(products)
        .where(eq(products.id, productIdOf(idOrSlug))),
      db
        .insert(details)
        .select(
          sql`SELECT NULL, ${detailId}, id, category_id, ${brand}, 0, '' FROM products WHERE id = ${productIdOf(idOrSlug)}`,
        ),
      db
        .insert(pictures)
        .select(
          sql`SELECT details.id, shown.key, shown.value FROM details, json_each(${shown}) shown WHERE details.id = ${detailId}`,
        ),
      db
        .insert(financials)
        .select(
          sql`SELECT NULL, ${financialId}, id, 0, '', 0, 0, 0 FROM details WHERE id = ${detailId}`,
        ),
      rememberWords(db, brand),
    ],
  );
  return product ? { ok: true, ...product, detailId, financialId } : noProduct;
}
