// An undo takes a save back whole: a pack that was changed since is never overwritten, it is named,
// and only then may the rest be taken back without it. It is itself a save, and a save is undone
// once.
import type { Customer } from "#app/features/session/visitor.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { newId } from "#app/values/identifier.ts";
import { losesPrice } from "#app/values/pack.ts";
import { type PriceChange, writeSave } from "./write-save.server.ts";
import { type SavedChange, getSave } from "./list-saves.server.ts";
import { words } from "./words.ts";

export type UndoProblem = { change: SavedChange; message: string };
export type UndoOutcome =
  | { ok: true; count: number }
  | { ok: false; reason: "not-found" }
  | { ok: false; reason: "refused"; saveId: string; problems: UndoProblem[]; others: number };

const mostTries = 3;

/** `leaveOut` are packs that stay as they are. */
export async function undoSave(
  context: RequestContext,
  admin: Customer,
  { saveId, leaveOut }: { saveId: string; leaveOut: string[] },
): Promise<UndoOutcome> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const found = await getSave(context, saveId);
    if (!found) return { ok: false, reason: "not-found" };
    if (found.save.isUndone) return { ok: true, count: 0 };
    const meant = found.changes.filter((change) => !leaveOut.includes(change.financialId));
    const problems = meant.flatMap(problemOf);
    if (problems.length > 0)
      return {
        ok: false,
        reason: "refused",
        saveId,
        problems,
        others: meant.length - problems.length,
      };
    if (meant.length === 0) return { ok: true, count: 0 };
    if (
      await writeSave(context, admin, { id: newId(), undoes: saveId, changes: meant.map(reverse) })
    )
      return { ok: true, count: meant.length };
  }
  return { ok: false, reason: "refused", saveId, problems: [], others: 0 };
}

function problemOf(change: SavedChange): UndoProblem[] {
  const message = refusalOf(change);
  return message ? [{ change, message }] : [];
}

function refusalOf(change: SavedChange): string | null {
  if (change.productId === null) return words.packGone;
  if (
    change.pricePaise !== change.newPricePaise ||
    change.discountBasisPoints !== change.newDiscountBasisPoints ||
    change.dpricePaise !== change.newDpricePaise
  )
    return words.changedSince;
  if (losesPrice(change.newPricePaise, change.oldPricePaise)) return words.hadNoPrice;
  const left = change.countInStock ?? 0;
  return left - change.stockChange < 0 ? words.fewerLeft(left, change.stockChange) : null;
}

function reverse(change: SavedChange): PriceChange {
  return {
    financialId: change.financialId,
    productId: change.productId ?? "",
    stockChange: -change.stockChange,
    before: {
      pricePaise: change.newPricePaise,
      discountBasisPoints: change.newDiscountBasisPoints,
      dpricePaise: change.newDpricePaise,
    },
    next: {
      pricePaise: change.oldPricePaise,
      discountBasisPoints: change.oldDiscountBasisPoints,
      dpricePaise: change.oldDpricePaise,
    },
  };
}
