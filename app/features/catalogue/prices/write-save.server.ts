// A save is written whole or not at all, in one batch: a pack whose price is no longer what the change began
// with, or that vanished, breaks `price_saves_whole`; one that would have less than nothing left `financials_stock`.
import { eq, sql } from "drizzle-orm";
import { priceChanges, priceSaves } from "#db/schema/prices.ts";
import { financials } from "#db/schema/products.ts";
import type { Customer } from "#app/features/session/visitor.server.ts";
import { logEntry } from "#app/features/audit/logged-batch.server.ts";
import { announceProducts } from "#app/features/catalogue/live/announce-products.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { PriceValues } from "./pack-to-price.ts";

/** `stockChange` is a difference. */
export type PriceChange = {
  financialId: string;
  productId: string;
  stockChange: number;
  before: Omit<PriceValues, "countInStock">;
  next: Omit<PriceValues, "countInStock">;
};
export type NewSave = { id: string; undoes: string | null; changes: PriceChange[] };

/** False when the batch was refused: something changed since it was planned, or the save is already there. */
export async function writeSave(
  context: RequestContext,
  admin: Customer,
  save: NewSave,
): Promise<boolean> {
  try {
    await context.db.batch(saveStatements(context, admin, save));
  } catch (error) {
    if (isConstraintFailure(error)) return false;
    throw error;
  }
  announceProducts(context, [...new Set(save.changes.map((change) => change.productId))]);
  return true;
}

function saveStatements(
  context: RequestContext,
  admin: Customer,
  { id, undoes, changes }: NewSave,
) {
  const { db, now } = context;
  const wanted = JSON.stringify(
    changes.map(({ financialId, before, next, stockChange }) => [
      financialId,
      before.pricePaise,
      before.discountBasisPoints,
      next.pricePaise,
      next.discountBasisPoints,
      stockChange,
    ]),
  );
  return [
    db.insert(priceSaves).values({
      id,
      userId: admin.id,
      userName: admin.name,
      undoes,
      changeCount: changes.length,
      createdAt: now,
    }),
    db.insert(priceChanges)
      .select(sql`SELECT ${id}, f.id, f.price_paise, wanted.value ->> 3, f.discount_basis_points, wanted.value ->> 4,
        wanted.value ->> 5
      FROM json_each(${wanted}) AS wanted CROSS JOIN financials AS f ON f.id = wanted.value ->> 0
      WHERE f.price_paise = wanted.value ->> 1 AND f.discount_basis_points = wanted.value ->> 2`),
    db
      .update(priceSaves)
      .set({ changesWritten: sql`(SELECT count(*) FROM price_changes WHERE save_id = ${id})` })
      .where(eq(priceSaves.id, id)),
    db
      .update(financials)
      .set({
        pricePaise: sql`c.new_price_paise`,
        discountBasisPoints: sql`c.new_discount_basis_points`,
        countInStock: sql`count_in_stock + c.stock_change`,
      })
      .from(sql`(SELECT * FROM price_changes WHERE save_id = ${id}) AS c`)
      .where(sql`${financials.id} = c.financial_id`),
    logEntry(context, {
      kind: "prices",
      id,
      after: { packs: changes.length, isUndo: Number(undoes !== null) },
    }),
  ] as const;
}

function isConstraintFailure(error: unknown): boolean {
  return (
    error instanceof Error && /SQLITE_CONSTRAINT/.test(`${error.message} ${String(error.cause)}`)
  );
}
