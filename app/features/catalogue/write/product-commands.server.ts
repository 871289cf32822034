// Drafts begin whole and in no shopper's sight. Name and category are the product's: its cards, the
// search and the shelves follow by themselves. What belongs to a product goes with it; placed
// orders keep their own copy.
import { type SQL, eq } from "drizzle-orm";
import { details, financials, products } from "#db/schema/products.ts";
import { productState } from "#app/features/audit/states.server.ts";
import {
  cardsOfDetails,
  cardsOfProducts,
} from "#app/features/catalogue/cards/refresh-cards.server.ts";
import { requireConfirmed } from "#app/features/session/confirmed.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { newCatalogueId } from "#app/values/identifier.ts";
import { slugOf } from "#app/values/text.ts";
import type { ProductChange } from "./catalogue.schema.ts";
import { lookUpCategory, productChangeStatements } from "./change-statements.server.ts";
import { draftCategory, draftSlug } from "./draft.ts";
import { draftName } from "#app/values/draft.ts";
import { type Refusal, noCategory, noProduct } from "./refusal.ts";
import { productIdOf, selectProduct } from "./which.server.ts";
import { writeCatalogue } from "./write-catalogue.server.ts";

export type CreatedProduct = {
  productId: string;
  slug: string;
  detailId: string;
  financialId: string;
};
export type UpdatedProduct =
  { ok: true; productId: string; slug: string } | Refusal<"no-product" | "no-category">;
export type DeletedProduct = { ok: true; productId: string } | Refusal<"no-product">;

/** A draft with one detail and one empty pack. */
export async function createProduct(context: RequestContext): Promise<CreatedProduct> {
  const { db, now } = context;
  const [productId, detailId, financialId] = [newCatalogueId(), newCatalogueId(), newCatalogueId()];
  const slug = draftSlug(productId);
  const categoryId = slugOf(draftCategory);
  await writeCatalogue(context, {
    subject: { kind: "product", id: productId, state: productState },
    statements: {
      product: db
        .insert(products)
        .values({ id: productId, name: draftName, slug, categoryId, createdAt: now }),
      detail: db.insert(details).values({ id: detailId, productId, categoryId }),
      pack: db.insert(financials).values({ id: financialId, detailId }),
    },
    cards: cardsOfDetails([detailId]),
    touched: () => [],
  });
  return { productId, slug, detailId, financialId };
}

/** What is absent from the change stays. */
export async function updateProduct(
  context: RequestContext,
  idOrSlug: string,
  change: ProductChange,
): Promise<UpdatedProduct> {
  const { db } = context;
  const { id, slug, name, nameHi } = products;
  const select = (where: SQL) => db.select({ id, slug, name, nameHi }).from(products).where(where);
  const [[known], looked] = await Promise.all([
    context.read(select(eq(products.id, productIdOf(idOrSlug)))),
    lookUpCategory(context, change),
  ]);
  if (!known) return noProduct();
  if (!looked) return noCategory();
  const statements = productChangeStatements(db, known, looked);
  if (Object.keys(statements).length > 0)
    await writeCatalogue(context, {
      subject: { kind: "product", id: known.id, state: productState },
      statements,
      cards: cardsOfProducts([known.id]),
      touched: () => [known.id],
    });
  const [product] = await select(eq(products.id, known.id));
  return product ? { ok: true, productId: product.id, slug: product.slug } : noProduct();
}

export async function deleteProduct(
  context: RequestContext,
  idOrSlug: string,
): Promise<DeletedProduct> {
  await requireConfirmed(context);
  const [known] = await selectProduct(context.db, idOrSlug);
  if (!known) return noProduct();
  const id = known.productId;
  const {
    results: {
      gone: [gone],
    },
  } = await writeCatalogue(context, {
    subject: { kind: "product", id, state: productState },
    statements: {
      gone: context.db.delete(products).where(eq(products.id, id)).returning({ id: products.id }),
    },
    cards: cardsOfProducts([id]),
    touched: (results) => results.gone.map((product) => product.id),
  });
  return gone ? { ok: true, productId: gone.id } : noProduct();
}
