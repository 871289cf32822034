// A product without a detail can't be: the last one takes the product along, in the same batch.
import { and, eq, sql } from "drizzle-orm";
import { details, products } from "#db/schema/products.ts";
import { loggedBatch } from "#app/features/audit/logged-batch.server.ts";
import { detailState } from "#app/features/audit/states.server.ts";
import { announceProducts } from "#app/features/catalogue/live/announce-products.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { type Refusal, noDetail, noProduct } from "#app/features/catalogue/write/refusal.ts";
import { type DetailPlace, productIdOf } from "#app/features/catalogue/write/which.server.ts";

export type DeletedDetail =
  { ok: true; productId: string; isProductGone: boolean } | Refusal<"no-product" | "no-detail">;

export async function deleteDetail(
  context: RequestContext,
  { product, detailId }: DetailPlace,
): Promise<DeletedDetail> {
  const { db } = context;
  const [[known], [goneProduct], [goneDetail]] = await loggedBatch(
    context,
    { kind: "detail", id: detailId.toWellFormed(), state: detailState(null) },
    [
      db
        .select({ id: products.id })
        .from(products)
        .where(eq(products.id, productIdOf(product))),
      db
        .delete(products)
        .where(
          and(
            eq(products.id, productIdOf(product)),
            sql`EXISTS (SELECT 1 FROM details WHERE id = ${detailId.toWellFormed()} AND product_id = products.id)`,
            sql`(SELECT count(*) FROM details WHERE product_id = products.id) = 1`,
          ),
        )
        .returning({ id: products.id }),
      db
        .delete(details)
        .where(
          and(eq(details.id, detailId.toWellFormed()), eq(details.productId, productIdOf(product))),
        )
        .returning({ id: details.id }),
    ],
  );
  if (!known) return noProduct;
  if (!goneProduct && !goneDetail) return noDetail;
  announceProducts(context, [known.id]);
  return { ok: true, productId: known.id, isProductGone: Boolean(goneProduct) };
}
