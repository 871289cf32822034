// Product, brand, picture and pack change together or not at all. A stock counted against an older
// one is refused, as packs were sold meanwhile; a price never goes back to 0.
import { and, eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { details, financials, pictures } from "#db/schema/products.ts";
import { detailState } from "#app/features/audit/states.server.ts";
import { cardsOfProducts } from "#app/features/catalogue/cards/refresh-cards.server.ts";
import { raiseVersion } from "#app/platform/edge/raise-version.server.ts";
import { rememberWords } from "./remember-words.server.ts";
import { getProductAsAdmin } from "#app/features/catalogue/whole/get-product.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { type Database, statementsOf } from "#app/platform/database.server.ts";
import { type Statements, insertFrom } from "#app/platform/statements.server.ts";
import { newCatalogueId } from "#app/values/identifier.ts";
import { type Price, type PricedPack, type PriceValues, losesPrice } from "#app/values/pack.ts";
import type { Pack } from "#app/values/quantity.ts";
import { aboveMrp, priceAfter } from "#app/values/price.ts";
import { labelOf } from "#app/values/label.ts";
import type { DetailChange } from "./catalogue.schema.ts";
import { insertPacks } from "./insert-rows.server.ts";
import { lookUpCategory, productChangeStatements } from "./change-statements.server.ts";
import { choosePack } from "./choose-pack.ts";
import {
  type Refusal,
  noCategory,
  noDetail,
  noProduct,
  packExists,
  wrongPrice,
} from "./refusal.ts";
import { writtenPrice } from "./written-price.server.ts";
import type { DetailPlace } from "./which.server.ts";
import { writeCatalogue } from "./write-catalogue.server.ts";
import { words } from "./words.ts";

/** `countInStockWas` is what a form showed; without it the stock is set whatever it is. */
export type Change = DetailChange & {
  countInStockWas?: number;
  morePacks?: MorePack[];
  taxClassId?: string | undefined;
};
/** Of a brand, made along with the one that is changed. */
export type MorePack = Pack & PriceValues;
export type UpdatedDetail =
  | { ok: true; productId: string; slug: string; detailId: string; financialId: string }
  | Refusal<
      | "no-product"
      | "no-detail"
      | "no-category"
      | "no-weight"
      | "no-pack"
      | "two-packs"
      | "no-price"
      | "wrong-price"
      | "pack-exists"
      | "stock-changed"
    >;

const noPrice = (): Refusal<"no-price"> => ({
  ok: false,
  reason: "no-price",
  status: 400,
  message: words.noPriceAgain,
  field: "price",
});
const stockChanged = (): Refusal<"stock-changed"> => ({
  ok: false,
  reason: "stock-changed",
  status: 409,
  message: words.stockChanged,
  field: "countInStock",
});

/** What each rule of the database says to whoever broke it. */
const refusals = {
  stock: stockChanged,
  price: noPrice,
  paid: () => wrongPrice(aboveMrp()),
  pack: packExists,
};

export async function updateDetail(
  context: RequestContext,
  { product: idOrSlug, detailId }: DetailPlace,
  asked: Change,
): Promise<UpdatedDetail> {
  const [product, change] = await Promise.all([
    getProductAsAdmin(context, idOrSlug),
    lookUpCategory(context, asked),
  ]);
  if (!product) return noProduct();
  const detail = product.details.find(({ id }) => id === detailId);
  if (!detail) return noDetail();
  if (!change) return noCategory();
  const chosen = choosePack(detail.financials, change);
  if (!chosen.ok) return chosen;
  if (chosen.known && losesPrice(chosen.known.pricePaise, change.pricePaise)) return noPrice();
  const priced = priceAfter(change, chosen.known ?? undefined);
  if (!priced.ok) return wrongPrice(priced.message);
  const financialId = chosen.known?.financialId ?? newCatalogueId();
  const written = await writeCatalogue(context, {
    subject: { kind: "detail", id: detailId, state: detailState(financialId) },
    statements: {
      pack: packStatement(context.db, { ...change, ...chosen, ...priced, financialId, detailId }),
      morePacks: morePackStatements(context.db, detailId, change),
      detail: detailStatements(context.db, detailId, change),
      product: productChangeStatements(context.db, product, change),
    },
    cards: cardsOfProducts([product.id]),
    touched: () => [product.id],
    mayBreak: ["stock", "price", "paid", "pack"],
  });
  if (!written.ok) return refusals[written.rule]();
  const after = change.name === undefined ? product : await getProductAsAdmin(context, product.id);
  return after
    ? { ok: true, productId: product.id, slug: after.slug, detailId, financialId }
    : noProduct();
}

type PackChange = Change & {
  known: PricedPack | null;
  /** Of a pack that is new. */
  price: Price;
  quantityMilli: number;
  units: string;
  financialId: string;
  detailId: string;
};

function packStatement(
  db: Database,
  { known, price, financialId, detailId, quantityMilli, units, ...change }: PackChange,
): BatchItem<"sqlite"> {
  if (known) {
    return db
      .update(financials)
      .set({
        quantityMilli,
        units,
        ...writtenPrice(change),
        countInStock: stockAfter(change),
        lowStockAt: change.lowStockAt,
      })
      .where(and(eq(financials.id, financialId), eq(financials.detailId, detailId)));
  }
  const { countInStock, lowStockAt } = change;
  return insertFrom(db, financials, {
    columns: {
      ...{ id: financialId, detailId: details.id, quantityMilli, units, countInStock, lowStockAt },
      ...price,
    },
    from: (row) => row.from(details).where(eq(details.id, detailId)),
  });
}

function morePackStatements(db: Database, detailId: string, { morePacks = [] }: Change) {
  return statementsOf(
    db,
    insertPacks(morePacks.map((pack) => ({ ...pack, id: newCatalogueId(), detailId }))),
  );
}

/** Another stock than the form showed breaks `financials_stock`, and with it the batch. */
function stockAfter({ countInStock, countInStockWas }: Change) {
  if (countInStock === undefined || countInStockWas === undefined) return countInStock;
  return sql`CASE WHEN count_in_stock = ${countInStockWas} THEN ${countInStock} ELSE -1 END`;
}

export function detailStatements(
  db: Database,
  detailId: string,
  { brand, image, ...change }: Change,
): Statements {
  const isFirst = and(eq(pictures.detailId, detailId), eq(pictures.position, 0));
  const said = { brand, ...labelOf(change) };
  return {
    said: Object.values(said).every((value) => value === undefined)
      ? []
      : [db.update(details).set(said).where(eq(details.id, detailId)), raiseVersion(db)],
    words: brand === undefined ? [] : statementsOf(db, rememberWords([brand])),
    noPicture: image === "" ? [db.delete(pictures).where(isFirst)] : [],
    picture: image
      ? [
          insertFrom(db, pictures, {
            columns: { detailId: details.id, position: 0, image },
            from: (row) => row.from(details).where(eq(details.id, detailId)),
          }).onConflictDoUpdate({
            target: [pictures.detailId, pictures.position],
            set: { image },
          }),
        ]
      : [],
  };
}
