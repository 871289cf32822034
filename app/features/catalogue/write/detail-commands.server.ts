// A detail comes with its pictures and one empty pack, and shows in no shopper's sight until a pack
// has a price. A product without a detail can't be: the last one takes the product along, in the
// same batch.
import { and, eq } from "drizzle-orm";
import { details, financials, pictures, products } from "#db/schema/products.ts";
import { detailState } from "#app/features/audit/states.server.ts";
import { cardsOfDetails } from "#app/features/catalogue/cards/refresh-cards.server.ts";
import { rememberWords } from "./remember-words.server.ts";
import { requireConfirmed } from "#app/features/session/confirmed.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { type Database, statementsOf } from "#app/platform/database.server.ts";
import { insertFrom, jsonRows } from "#app/platform/statements.server.ts";
import { labelOf } from "#app/values/label.ts";
import { newCatalogueId } from "#app/values/identifier.ts";
import type { NewDetail } from "./catalogue.schema.ts";
import { type Refusal, noDetail, noProduct } from "./refusal.ts";
import { type DetailPlace, productIdOf, selectProduct } from "./which.server.ts";
import { writeCatalogue } from "./write-catalogue.server.ts";

export type CreatedDetail =
  | { ok: true; productId: string; slug: string; detailId: string; financialId: string }
  | Refusal<"no-product">;
export type DeletedDetail =
  { ok: true; productId: string; isProductGone: boolean } | Refusal<"no-product" | "no-detail">;

export async function createDetail(
  context: RequestContext,
  idOrSlug: string,
  { brand, images, ...rest }: NewDetail,
): Promise<CreatedDetail> {
  const { db } = context;
  const [detailId, financialId] = [newCatalogueId(), newCatalogueId()];
  const {
    results: {
      product: [product],
    },
  } = await writeCatalogue(context, {
    subject: { kind: "detail", id: detailId, state: detailState(null) },
    statements: {
      product: selectProduct(db, idOrSlug),
      detail: insertFrom(db, details, {
        columns: {
          ...{ id: detailId, productId: products.id, categoryId: products.categoryId, brand },
          ...labelOf(rest),
        },
        from: (row) => row.from(products).where(eq(products.id, productIdOf(idOrSlug))),
      }),
      pictures: insertPictures(db, detailId, images),
      pack: insertFrom(db, financials, {
        columns: { id: financialId, detailId: details.id },
        from: (row) => row.from(details).where(eq(details.id, detailId)),
      }),
      words: statementsOf(db, rememberWords([brand])),
    },
    cards: cardsOfDetails([detailId]),
    touched: () => [],
  });
  return product ? { ok: true, ...product, detailId, financialId } : noProduct();
}

function insertPictures(db: Database, detailId: string, images: string[]) {
  const shown = images.filter((image) => image !== "");
  const rows = jsonRows(
    "shown",
    shown.map((image, position) => ({ image, position })),
  );
  return insertFrom(db, pictures, {
    columns: { detailId: details.id, position: rows.of("position"), image: rows.of("image") },
    from: (row) => row.from(details).innerJoin(rows.from, eq(details.id, detailId)),
  });
}

export async function deleteDetail(
  context: RequestContext,
  place: DetailPlace,
): Promise<DeletedDetail> {
  await requireConfirmed(context);
  const { db } = context;
  const detailId = place.detailId.toWellFormed();
  const ofDetail = and(eq(details.id, detailId), eq(details.productId, productIdOf(place.product)));
  const itsProduct = db.select({ id: details.productId }).from(details).where(ofDetail);
  const brands = db.$count(details, eq(details.productId, products.id));
  const {
    results: {
      known: [known],
      product: [goneProduct],
      detail: [goneDetail],
    },
  } = await writeCatalogue(context, {
    subject: { kind: "detail", id: detailId, state: detailState(null) },
    statements: {
      known: selectProduct(db, place.product),
      product: db
        .delete(products)
        .where(and(eq(products.id, itsProduct), eq(brands, 1)))
        .returning({ id: products.id }),
      detail: db.delete(details).where(ofDetail).returning({ id: details.productId }),
    },
    cards: cardsOfDetails([detailId]),
    touched: ({ product, detail }) => [...product, ...detail].map(({ id }) => id),
  });
  if (!known) return noProduct();
  if (!goneProduct && !goneDetail) return noDetail();
  return { ok: true, productId: known.productId, isProductGone: Boolean(goneProduct) };
}
