// What was saved stays to be seen, newest first, by whom, and whether it was taken back.
import { and, desc, eq, exists, inArray, isNotNull, lt, min, or } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { priceChanges, priceSaves } from "#db/schema/prices.ts";
import { details, financials, products } from "#db/schema/products.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { isId } from "#app/values/identifier.ts";
import { productNames } from "#db/shown-names.ts";

const savesPerPage = 20;
/** A save of so few is told whole in a list, a larger one by its first change. */
const mostTold = 3;

export type Save = {
  id: string;
  userName: string;
  createdAt: number;
  count: number;
  isUndo: boolean;
  isUndone: boolean;
  /** Of its changes those that it is called by. */
  told: SavedChange[];
};
/** Of a pack that is gone only its id is left. */
export type SavedChange = {
  financialId: string;
  productId: string | null;
  name: string | null;
  nameHi: string | null;
  brand: string | null;
  quantityMilli: number | null;
  units: string | null;
  oldPricePaise: number;
  newPricePaise: number;
  oldDiscountBasisPoints: number;
  newDiscountBasisPoints: number;
  oldDpricePaise: number;
  newDpricePaise: number;
  stockChange: number;
  pricePaise: number | null;
  discountBasisPoints: number | null;
  dpricePaise: number | null;
  countInStock: number | null;
};

function selectSaves({ db }: RequestContext) {
  const later = alias(priceSaves, "later");
  const undoing = db.select({ id: later.id }).from(later).where(eq(later.undoes, priceSaves.id));
  return db
    .select({
      seq: priceSaves.seq,
      id: priceSaves.id,
      userName: priceSaves.userName,
      createdAt: priceSaves.createdAt,
      count: priceSaves.changeCount,
      isUndo: isNotNull(priceSaves.undoes).mapWith(Boolean).as("is_undo"),
      isUndone: exists(undoing).mapWith(Boolean).as("is_undone"),
    })
    .from(priceSaves);
}

export async function listSaves(
  context: RequestContext,
  before: number | null,
  most = savesPerPage,
): Promise<{ saves: Save[]; before: number | null }> {
  const rows = await context.read(
    selectSaves(context)
      .where(before === null ? undefined : lt(priceSaves.seq, before))
      .orderBy(desc(priceSaves.seq))
      .limit(most + 1),
  );
  const shown = rows.slice(0, most);
  const told = await toldChanges(context, shown);
  return {
    saves: shown.map(({ seq: _, ...save }) => ({ ...save, told: told.get(save.id) ?? [] })),
    before: rows.length > most ? (shown.at(-1)?.seq ?? null) : null,
  };
}

/** All changes of a small save, the first of a large one, by the save's id. */
async function toldChanges(
  context: RequestContext,
  saves: { id: string; count: number }[],
): Promise<Map<string, SavedChange[]>> {
  const [small = [], large = []] = [true, false].map((isSmall) =>
    saves.filter(({ count }) => count <= mostTold === isSmall).map(({ id }) => id),
  );
  const one = alias(priceChanges, "one");
  const first = context.db
    .select({ id: min(one.financialId) })
    .from(one)
    .where(eq(one.saveId, priceChanges.saveId));
  const rows = await context.read(
    selectChanges(context)
      .where(
        or(
          inArray(priceChanges.saveId, small),
          and(inArray(priceChanges.saveId, large), eq(priceChanges.financialId, first)),
        ),
      )
      .orderBy(priceChanges.financialId),
  );
  return Map.groupBy(rows, ({ saveId }) => saveId);
}

function selectChanges({ db }: RequestContext) {
  return db
    .select({
      saveId: priceChanges.saveId,
      financialId: priceChanges.financialId,
      productId: details.productId,
      ...productNames(),
      brand: details.brand,
      quantityMilli: financials.quantityMilli,
      units: financials.units,
      oldPricePaise: priceChanges.oldPricePaise,
      newPricePaise: priceChanges.newPricePaise,
      oldDiscountBasisPoints: priceChanges.oldDiscountBasisPoints,
      newDiscountBasisPoints: priceChanges.newDiscountBasisPoints,
      oldDpricePaise: priceChanges.oldDpricePaise,
      newDpricePaise: priceChanges.newDpricePaise,
      stockChange: priceChanges.stockChange,
      pricePaise: financials.pricePaise,
      discountBasisPoints: financials.discountBasisPoints,
      dpricePaise: financials.dpricePaise,
      countInStock: financials.countInStock,
    })
    .from(priceChanges)
    .leftJoin(financials, eq(financials.id, priceChanges.financialId))
    .leftJoin(details, eq(details.id, financials.detailId))
    .leftJoin(products, eq(products.id, details.productId));
}

/** Null for a save that never was. The changes come with what their packs hold now. */
export async function getSave(
  context: RequestContext,
  id: string,
): Promise<{ save: Save; changes: SavedChange[] } | null> {
  if (!isId(id)) return null;
  const [[row], changes] = await Promise.all([
    context.read(selectSaves(context).where(eq(priceSaves.id, id))),
    context.read(
      selectChanges(context).where(eq(priceChanges.saveId, id)).orderBy(priceChanges.financialId),
    ),
  ]);
  if (!row) return null;
  const { seq: _, ...save } = row;
  return { save: { ...save, told: changes.slice(0, mostTold) }, changes };
}
