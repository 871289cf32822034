// Details, packs, pictures and reviews go with their product; placed orders keep their own copy of it.
import { eq } from "drizzle-orm";
import { products } from "#db/schema/products.ts";
import { loggedBatch } from "#app/features/audit/logged-batch.server.ts";
import { productState } from "#app/features/audit/states.server.ts";
import { announceProducts } from "#app/features/catalogue/live/announce-products.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { type Refusal, noProduct } from "./refusal.ts";
import { productIdOf } from "./which.server.ts";

export type DeletedProduct = { ok: true; productId: string } | Refusal<"no-product">;

export async function deleteProduct(
  context: RequestContext,
  idOrSlug: string,
): Promise<DeletedProduct> {
  const id = productIdOf(idOrSlug);
  const [[gone]] = await loggedBatch(context, { kind: "product", id, state: productState }, [
    context.db.delete(products).where(eq(products.id, id)).returning({ id: products.id }),
  ]);
  if (!gone) return noProduct;
  announceProducts(context, [gone.id]);
  return { ok: true, productId: gone.id };
}
