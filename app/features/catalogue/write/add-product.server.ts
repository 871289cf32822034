// A product with its name, picture and packs comes whole or not at all; of one form it comes once.
import { details, products } from "#db/schema/products.ts";
import { productState } from "#app/features/audit/states.server.ts";
import { cardsOfProducts } from "#app/features/catalogue/cards/refresh-cards.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { statementsOf } from "#app/platform/database.server.ts";
import { draftName } from "#app/values/draft.ts";
import { newCatalogueId } from "#app/values/identifier.ts";
import type { DetailChange } from "./catalogue.schema.ts";
import { lookUpCategory, productChangeStatements } from "./change-statements.server.ts";
import { draftSlug } from "./draft.ts";
import { insertPacks } from "./insert-rows.server.ts";
import { type Refusal, noCategory, packExists } from "./refusal.ts";
import { type MorePack, detailStatements } from "./update-detail.server.ts";
import { writeCatalogue } from "./write-catalogue.server.ts";

/** The ids are the form's, so that it may be sent twice. */
export type NewProduct = {
  productId: string;
  detailId: string;
  facts: DetailChange & { taxClassId?: string | undefined };
  packs: MorePack[];
};
export type AddedProduct = { ok: true; isNew: boolean } | Refusal<"no-category" | "pack-exists">;

export async function addProduct(
  context: RequestContext,
  { productId, detailId, facts, packs }: NewProduct,
): Promise<AddedProduct> {
  const change = await lookUpCategory(context, facts);
  if (!change?.categoryId) return noCategory();
  const { db, now } = context;
  const { categoryId } = change;
  const rows = packs.map((pack) => ({ ...pack, id: newCatalogueId(), detailId }));
  const named = { id: productId, name: draftName, nameHi: null };
  const written = await writeCatalogue(context, {
    subject: { kind: "product", id: productId, state: productState },
    statements: {
      begun: db
        .insert(products)
        .values({ ...named, slug: draftSlug(productId), categoryId, createdAt: now }),
      brand: db.insert(details).values({ id: detailId, productId, categoryId }),
      packs: statementsOf(db, insertPacks(rows)),
      detail: detailStatements(db, detailId, change),
      product: productChangeStatements(db, named, change),
    },
    cards: cardsOfProducts([productId]),
    touched: () => [],
    mayBreak: ["pack", "product"],
  });
  if (written.ok) return { ok: true, isNew: true };
  return written.rule === "pack" ? packExists() : { ok: true, isNew: false };
}
