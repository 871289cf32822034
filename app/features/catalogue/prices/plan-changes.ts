import { formatPaise, formatPercent } from "#app/values/money.ts";
import { type PriceValues, losesPrice } from "#app/values/pack.ts";
import type { PackToPrice, Problems } from "./pack-to-price.ts";
import type { PriceEntry } from "./prices.schema.ts";

/** `sinceShown` is by how much the stock moved, by sales above all, since the admin saw it. */
export type PlannedChange = { pack: PackToPrice; wanted: PriceValues; sinceShown: number };
export type ChangePlan = { changes: PlannedChange[]; problems: Problems };

/**
 * What a form would change now. Stock counts as the difference to what was shown, so that sales
 * made meanwhile
 * are kept; a price or discount that someone else changed meanwhile is not overwritten unseen.
 */
export function planChanges(entries: PriceEntry[], packs: PackToPrice[]): ChangePlan {
  const byId = new Map(packs.map((pack) => [pack.financialId, pack]));
  const plan: ChangePlan = { changes: [], problems: {} };
  for (const entry of entries) {
    const pack = byId.get(entry.financialId);
    const problems = pack ? problemsOf(entry, pack) : { price: "This pack is no longer there." };
    if (!pack || Object.keys(problems).length > 0) plan.problems[entry.financialId] = problems;
    else plan.changes.push(...changeOf(entry, pack));
  }
  return plan;
}

function changeOf({ was, wanted }: PriceEntry, pack: PackToPrice): PlannedChange[] {
  const next: PriceValues = {
    pricePaise: wanted.pricePaise === was.pricePaise ? pack.pricePaise : wanted.pricePaise,
    discountBasisPoints:
      wanted.discountBasisPoints === was.discountBasisPoints
        ? pack.discountBasisPoints
        : wanted.discountBasisPoints,
    countInStock: pack.countInStock + wanted.countInStock - was.countInStock,
  };
  const isSame =
    next.pricePaise === pack.pricePaise &&
    next.discountBasisPoints === pack.discountBasisPoints &&
    next.countInStock === pack.countInStock;
  return isSame ? [] : [{ pack, wanted: next, sinceShown: pack.countInStock - was.countInStock }];
}

function problemsOf({ was, wanted }: PriceEntry, pack: PackToPrice): Problems[string] {
  const problems: Problems[string] = {};
  if (losesPrice(was.pricePaise, wanted.pricePaise))
    problems.price = "A price can't be set back to 0.";
  else if (isOvertaken("pricePaise"))
    problems.price = `Someone changed it to ${formatPaise(pack.pricePaise)} meanwhile.`;
  if (isOvertaken("discountBasisPoints"))
    problems.discount = `Someone changed it to ${formatPercent(pack.discountBasisPoints)} meanwhile.`;
  if (pack.countInStock + wanted.countInStock - was.countInStock < 0) {
    problems.stock = `Only ${pack.countInStock} left now: the stock fell by ${was.countInStock - pack.countInStock} meanwhile.`;
  }
  return problems;

  function isOvertaken(name: "pricePaise" | "discountBasisPoints"): boolean {
    return wanted[name] !== was[name] && pack[name] !== was[name] && pack[name] !== wanted[name];
  }
}
