// A save is written whole or not at all, in one batch: a pack whose price is no longer what the
// change began with, or that vanished, breaks `price_saves_whole`; one that would have less than
// nothing left `financials_stock`.
import { type SQL, sql } from "drizzle-orm";
import type { Customer } from "#app/features/session/visitor.server.ts";
import { type Writer, savedEntry } from "#app/features/audit/log-rows.server.ts";
import { cardsOfPacks } from "#app/features/catalogue/cards/refresh-cards.server.ts";
import { writeCatalogue } from "#app/features/catalogue/write/write-catalogue.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { statementsOf } from "#app/platform/database.server.ts";
import { overRows } from "#app/platform/over-rows.ts";
import type { Price } from "#app/values/pack.ts";

/** `stockChange` is a difference. */
export type PriceChange = {
  financialId: string;
  productId: string;
  stockChange: number;
  before: Price;
  next: Price;
};
export type NewSave = { id: string; undoes: string | null; changes: PriceChange[] };

/**
 * False when the batch was refused: something changed since it was planned, or the save is already
 * there.
 */
export async function writeSave(
  context: RequestContext,
  admin: Customer,
  save: NewSave,
): Promise<boolean> {
  const by = { id: admin.id, name: admin.name, now: context.now };
  const { ok } = await writeCatalogue(context, {
    subject: null,
    statements: { save: statementsOf(context.db, saveStatements(save, by)) },
    cards: cardsOfPacks(save.changes.map((change) => change.financialId)),
    touched: () => save.changes.map((change) => change.productId),
    mayBreak: ["stock", "whole-save", "save-once", "undo-once"],
  });
  return ok;
}

/** For a batch: the save, its changes, the packs as they become, and the entry in the log. */
export function saveStatements({ id, undoes, changes }: NewSave, by: Writer): SQL[] {
  const rows = changes.map(({ financialId, before, next, stockChange }) => [
    financialId,
    before.pricePaise,
    before.discountBasisPoints,
    before.dpricePaise,
    next.pricePaise,
    next.discountBasisPoints,
    next.dpricePaise,
    stockChange,
  ]);
  return [
    sql`INSERT INTO price_saves (id, user_id, user_name, undoes, change_count, created_at)
      VALUES (${id}, ${by.id ?? ""}, ${by.name || "Command line"}, ${undoes}, ${changes.length}, ${by.now})`,
    ...overRows(
      rows,
      (json) => sql`INSERT INTO price_changes
      (save_id, financial_id, old_price_paise, new_price_paise, old_discount_basis_points, new_discount_basis_points,
        old_dprice_paise, new_dprice_paise, stock_change)
      SELECT ${id}, f.id, f.price_paise, w.value ->> 4, f.discount_basis_points, w.value ->> 5, f.dprice_paise, w.value ->> 6, w.value ->> 7
      FROM json_each(${json}) AS w CROSS JOIN financials AS f ON f.id = w.value ->> 0
      WHERE f.price_paise = w.value ->> 1 AND f.discount_basis_points = w.value ->> 2 AND f.dprice_paise = w.value ->> 3`,
    ),
    sql`UPDATE price_saves SET changes_written = (SELECT count(*) FROM price_changes WHERE save_id = ${id}) WHERE id = ${id}`,
    sql`UPDATE financials SET price_paise = c.new_price_paise, discount_basis_points = c.new_discount_basis_points, dprice_paise = c.new_dprice_paise,
      count_in_stock = count_in_stock + c.stock_change
      FROM (SELECT * FROM price_changes WHERE save_id = ${id}) AS c WHERE financials.id = c.financial_id`,
    savedEntry(by, "prices", {
      id,
      after: { packs: changes.length, isUndo: Number(undoes !== null) },
    }),
  ];
}
