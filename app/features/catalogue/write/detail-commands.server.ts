// A detail comes with its pictures and one empty pack, and shows in no shopper's sight until a pack
// has a price. A product without a detail can't be: the last one takes the product along, in the
// same batch.
import { type SQL, and, eq, sql } from "drizzle-orm";
import { labelColumns } from "#db/label-sql.ts";
import { details, financials, pictures, products } from "#db/schema/products.ts";
import { detailState } from "#app/features/audit/states.server.ts";
import { cardsOfDetails } from "#app/features/catalogue/cards/refresh-cards.server.ts";
import { rememberWords } from "./remember-words.server.ts";
import { requireConfirmed } from "#app/features/session/confirmed.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { statementsOf } from "#app/platform/database.server.ts";
import { insertFrom } from "#app/platform/statements.server.ts";
import { type Label, emptyLabel, labelNames } from "#app/values/label.ts";
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
  const shown = JSON.stringify(images.filter((image) => image !== ""));
  const {
    results: {
      product: [product],
    },
  } = await writeCatalogue(context, {
    subject: { kind: "detail", id: detailId, state: detailState(null) },
    statements: {
      product: selectProduct(db, idOrSlug),
      detail: statementsOf(db, [
        sql`INSERT INTO details (id, product_id, category_id, brand, ${labelColumns})
          SELECT ${detailId}, id, category_id, ${brand}, ${labelValues(rest)} FROM products WHERE id = ${productIdOf(idOrSlug)}`,
      ]),
      pictures: insertFrom(db, pictures, {
        columns: { detailId: details.id, position: sql`shown.key`, image: sql`shown.value` },
        from: sql`FROM details, json_each(${shown}) shown WHERE details.id = ${detailId}`,
      }),
      pack: insertFrom(db, financials, {
        columns: { id: financialId, detailId: details.id },
        from: sql`FROM details WHERE id = ${detailId}`,
      }),
      words: statementsOf(db, rememberWords([brand])),
    },
    cards: cardsOfDetails([detailId]),
    touched: () => [],
  });
  return product ? { ok: true, ...product, detailId, financialId } : noProduct;
}

export async function deleteDetail(
  context: RequestContext,
  place: DetailPlace,
): Promise<DeletedDetail> {
  await requireConfirmed(context);
  const { db } = context;
  const detailId = place.detailId.toWellFormed();
  const isOfProduct = and(
    eq(details.id, detailId),
    eq(details.productId, productIdOf(place.product)),
  );
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
        .where(
          and(
            sql`${products.id} = (SELECT product_id FROM details WHERE ${isOfProduct})`,
            sql`(SELECT count(*) FROM details WHERE product_id = products.id) = 1`,
          ),
        )
        .returning({ id: products.id }),
      detail: db.delete(details).where(isOfProduct).returning({ id: details.productId }),
    },
    cards: cardsOfDetails([detailId]),
    touched: ({ product, detail }) => [...product, ...detail].map(({ id }) => id),
  });
  if (!known) return noProduct;
  if (!goneProduct && !goneDetail) return noDetail;
  return { ok: true, productId: known.productId, isProductGone: Boolean(goneProduct) };
}

function labelValues(label: Partial<Label>): SQL {
  return sql.join(
    labelNames.map((name) => sql`${label[name] ?? emptyLabel[name]}`),
    sql`, `,
  );
}
