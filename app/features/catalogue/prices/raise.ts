import * as v from "valibot";
import { mostPaise } from "#app/values/money.ts";
import { type GivenPrice, discountedPaise, isSamePrice, priceAfter } from "#app/values/price.ts";
import type { PackToPrice } from "./pack-to-price.ts";
import type { PlannedChange } from "./plan-changes.ts";
import { words } from "./words.ts";

/** Rupees that a new price may be rounded to. */
export const roundings = ["1", "5", "10"] as const;
/** What is changed: the selling price, or the MRP; a form of before names none, and means the MRP. */
export const raisedFacts = ["dprice", "price"] as const;
export const raiseUnits = ["percent", "rupees"] as const;

/** So much at once is a slip of the finger. */
const mostRupees = 10_000;

export const RaiseSchema = v.pipe(
  v.object({
    percent: v.fallback(v.pipe(v.string(), v.trim()), ""),
    of: v.fallback(v.picklist(raisedFacts), "price"),
    unit: v.fallback(v.picklist(raiseUnits), "percent"),
    round: v.fallback(v.picklist(["", ...roundings]), ""),
  }),
  v.check(
    ({ percent, unit }) => unit !== "percent" || isWithin(percent, -90, 500),
    () => words.percent,
  ),
  v.check(
    ({ percent, unit }) => unit !== "rupees" || isWithin(percent, -mostRupees, mostRupees),
    () => words.rupees,
  ),
  v.transform(({ percent, of, unit, round }) => ({
    of,
    hundredths: Math.round(Number(percent) * 100),
    unit,
    stepPaise: round === "" ? 1 : Number(round) * 100,
  })),
);

export type Raise = v.InferOutput<typeof RaiseSchema>;

function isWithin(text: string, least: number, most: number): boolean {
  return /^[+-]?\d{1,5}(\.\d{1,2})?$/.test(text) && Number(text) >= least && Number(text) <= most;
}

/**
 * Every price by as much, half up to the step, never to nothing; packs without a price stay without.
 */
export function raisePacks(packs: PackToPrice[], raise: Raise): PlannedChange[] {
  return packs.flatMap((pack) => {
    if (pack.pricePaise === 0) return [];
    const given = raise.of === "price" ? raisedMrp(pack, raise) : raisedSelling(pack, raise);
    const next = priceAfter(given, pack);
    return !next.ok || isSamePrice(next.price, pack)
      ? []
      : [{ pack, wanted: { ...pack, ...next.price }, sinceShown: 0 }];
  });
}

/** How many would go above their MRP: those that are at it stay, the others stop there. */
export function heldAtMrp(packs: PackToPrice[], raise: Raise): HeldAtMrp {
  const held = packs.filter(
    ({ pricePaise, dpricePaise }) =>
      raise.of === "dprice" && pricePaise > 0 && raised(dpricePaise, raise) > pricePaise,
  );
  const stay = held.filter(({ pricePaise, dpricePaise }) => dpricePaise === pricePaise).length;
  return { stay, stop: held.length - stay };
}

export type HeldAtMrp = { stay: number; stop: number };

/** What is paid keeps its percent off, and is rounded too where a step is asked for. */
function raisedMrp(pack: PackToPrice, raise: Raise): GivenPrice {
  const pricePaise = raised(pack.pricePaise, raise);
  if (pricePaise === pack.pricePaise) return {};
  const paid = discountedPaise(pricePaise, pack.discountBasisPoints);
  return { pricePaise, dpricePaise: Math.min(rounded(paid, raise.stepPaise), pricePaise) };
}

/** The MRP is printed on the pack: nobody sells above it. */
function raisedSelling({ pricePaise, dpricePaise }: PackToPrice, raise: Raise): GivenPrice {
  return { dpricePaise: Math.min(raised(dpricePaise, raise), pricePaise) };
}

function rounded(paise: number, stepPaise: number): number {
  return Math.floor(paise / stepPaise + 0.5) * stepPaise;
}

function raised(paise: number, { hundredths, unit, stepPaise }: Raise): number {
  const exact = unit === "rupees" ? paise + hundredths : (paise * (10_000 + hundredths)) / 10_000;
  return Math.min(Math.max(rounded(exact, stepPaise), stepPaise), mostPaise);
}
