import * as v from "valibot";
import { mostPaise } from "#app/values/money.ts";
import { discountedPaise, priceAfter } from "#app/values/price.ts";
import type { PackToPrice } from "./pack-to-price.ts";
import type { PlannedChange } from "./plan-changes.ts";
import { words } from "./words.ts";

/** Rupees that a new MRP may be rounded to. */
export const roundings = ["1", "5", "10"] as const;

const percentMessage = words.percent;

export const RaiseSchema = v.pipe(
  v.object({
    percent: v.pipe(
      v.string(percentMessage),
      v.trim(),
      v.regex(/^[+-]?\d{1,3}(\.\d{1,2})?$/, percentMessage),
      v.transform(Number),
      v.minValue(-90, percentMessage),
      v.maxValue(500, percentMessage),
    ),
    round: v.fallback(v.picklist(["", ...roundings]), ""),
  }),
  v.transform(({ percent, round }) => ({
    basisPoints: Math.round(percent * 100),
    stepPaise: round === "" ? 1 : Number(round) * 100,
  })),
);

export type Raise = v.InferOutput<typeof RaiseSchema>;

/**
 * Every MRP by the same percentage, half up to the step, never to nothing; packs without a price
 * stay without. What is paid keeps its percent off, and is rounded too where a step is asked for.
 */
export function raisePacks(packs: PackToPrice[], raise: Raise): PlannedChange[] {
  return packs.flatMap((pack) => {
    const pricePaise = raised(pack.pricePaise, raise);
    const paid = discountedPaise(pricePaise, pack.discountBasisPoints);
    const dpricePaise = Math.min(rounded(paid, raise.stepPaise), pricePaise);
    const next = priceAfter({ pricePaise, dpricePaise }, pack);
    return pricePaise === pack.pricePaise || !next.ok
      ? []
      : [{ pack, wanted: { ...pack, ...next.price }, sinceShown: 0 }];
  });
}

function rounded(paise: number, stepPaise: number): number {
  return Math.floor(paise / stepPaise + 0.5) * stepPaise;
}

function raised(pricePaise: number, { basisPoints, stepPaise }: Raise): number {
  if (pricePaise === 0) return 0;
  const exact = (pricePaise * (10_000 + basisPoints)) / 10_000;
  return Math.min(Math.max(rounded(exact, stepPaise), stepPaise), mostPaise);
}
