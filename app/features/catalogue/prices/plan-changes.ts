import { formatPaise, formatPercent } from "#app/values/money.ts";
import { type Price, type PriceValues, losesPrice } from "#app/values/pack.ts";
import { isSamePrice, priceAfter } from "#app/values/price.ts";
import type { PackToPrice, Problems } from "./pack-to-price.ts";
import { type PriceEntry, changedPrice } from "./prices.schema.ts";
import { words } from "./words.ts";

/** `sinceShown` is by how much the stock moved, by sales above all, since the admin saw it. */
export type PlannedChange = { pack: PackToPrice; wanted: PriceValues; sinceShown: number };
export type ChangePlan = { changes: PlannedChange[]; problems: Problems };

/**
 * What a form would change now. Stock counts as the difference to what was shown, so that sales
 * made meanwhile are kept; a price or discount that someone else changed meanwhile is not
 * overwritten unseen.
 */
export function planChanges(entries: PriceEntry[], packs: PackToPrice[]): ChangePlan {
  const byId = new Map(packs.map((pack) => [pack.financialId, pack]));
  const plan: ChangePlan = { changes: [], problems: {} };
  for (const entry of entries) {
    const pack = byId.get(entry.financialId);
    const problems = pack ? problemsOf(entry, pack) : { price: words.packGone };
    if (!pack || Object.keys(problems).length > 0) plan.problems[entry.financialId] = problems;
    else addChange(plan, entry, pack);
  }
  return plan;
}

function addChange(plan: ChangePlan, entry: PriceEntry, pack: PackToPrice): void {
  const next = priceAfter(changedPrice(entry), pack);
  if (!next.ok) {
    plan.problems[entry.financialId] = { dprice: next.message };
    return;
  }
  const { was, typed } = entry;
  const countInStock = pack.countInStock + typed.countInStock - was.countInStock;
  if (isSamePrice(next.price, pack) && countInStock === pack.countInStock) return;
  const sinceShown = pack.countInStock - was.countInStock;
  plan.changes.push({ pack, wanted: { ...next.price, countInStock }, sinceShown });
}

function problemsOf(entry: PriceEntry, pack: PackToPrice): Problems[string] {
  const { was, typed } = entry;
  const changed = changedPrice(entry);
  const isOvertaken = (name: keyof Price) =>
    changed[name] !== undefined && pack[name] !== was[name] && pack[name] !== changed[name];
  const problems: Problems[string] = {};
  if (losesPrice(was.pricePaise, typed.pricePaise)) problems.price = words.noPriceAgain;
  else if (isOvertaken("pricePaise"))
    problems.price = words.meanwhile(formatPaise(pack.pricePaise));
  if (isOvertaken("discountBasisPoints"))
    problems.discount = words.meanwhile(formatPercent(pack.discountBasisPoints));
  if (isOvertaken("dpricePaise")) problems.dprice = words.meanwhile(formatPaise(pack.dpricePaise));
  if (pack.countInStock + typed.countInStock - was.countInStock < 0) {
    problems.stock = words.stockFell(pack.countInStock, was.countInStock - pack.countInStock);
  }
  return problems;
}
