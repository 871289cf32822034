// Name and category are the product's; its cards, the search and the shelves follow by themselves.
import { eq } from "drizzle-orm";
import { products } from "#db/schema/products.ts";
import { loggedBatch } from "#app/features/audit/logged-batch.server.ts";
import { productState } from "#app/features/audit/states.server.ts";
import { announceProducts } from "#app/features/catalogue/live/announce-products.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { type Refusal, noProduct } from "./refusal.ts";
import { productIdOf } from "./which.server.ts";
import { productChangeStatements } from "./change-statements.server.ts";
import type { ProductChange } from "./product.schema.ts";

export type UpdatedProduct = { ok: true; productId: string; slug: string } | Refusal<"no-product">;

export async function updateProduct(
  context: RequestContext,
  idOrSlug: string,
  change: ProductChange,
): Promise<UpdatedProduct> {
  const { db } = context;
  const [known] = await db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.id, productIdOf(idOrSlug)));
  if (!known) return noProduct;
  const [first, ...others] = productChangeStatements(db, known.id, change);
  if (first)
    await loggedBatch(context, { kind: "product", id: known.id, state: productState }, [
      first,
      ...others,
    ]);
  const [product] = await db
    .select({ slug: products.slug })
    .from(products)
    .where(eq(products.id, known.id));
  if (!product) return noProduct;
  announceProducts(context, [known.id]);
  return { ok: true, productId: known.id, slug: product.slug };
}
