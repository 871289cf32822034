// What comes back stands in its fields, and what is wrong beside it.
import { getPacksToPrice } from "#app/features/catalogue/prices/list-packs.server.ts";
import {
  type PackToPrice,
  type Problems,
  type TypedPack,
  typedOf,
} from "#app/features/catalogue/prices/pack-to-price.ts";
import type { HeldAtMrp } from "#app/features/catalogue/prices/raise.ts";
import type { PlannedChange } from "#app/features/catalogue/prices/plan-changes.ts";
import type { SentPrices } from "#app/features/catalogue/prices/prices.schema.ts";
import type { RequestContext } from "#app/platform/context.server.ts";

/** The form again, with what was typed. `packs` are those that were changed. */
export type Editing = {
  kind: "editing";
  typed: Record<string, TypedPack>;
  problems: Problems;
  packs: PackToPrice[];
};
export type Preview = {
  kind: "preview";
  saveId: string;
  changes: PlannedChange[];
  /** Where all were changed alike. */
  held?: HeldAtMrp;
};
/** What was typed to change all prices by, and what is wrong with it. */
export type RaiseRefused = {
  kind: "raise-refused";
  raise: { percent: string; of: string; unit: string; round: string; problem: string };
};
export type PriceOutcome = Editing | Preview | RaiseRefused;

/**
 * A price or discount that was overtaken shows what it is now, so that typing over it is meant; so
 * does stock that ran short.
 */
export async function showAgain(
  context: RequestContext,
  { typed, entries }: SentPrices,
  problems: Problems,
): Promise<Editing> {
  const packs = await getPacksToPrice(context, Object.keys(typed));
  const wasOf = new Map(entries.map((entry) => [entry.financialId, entry.was]));
  const rebased = packs.flatMap((pack) => {
    const [was, wrong] = [wasOf.get(pack.financialId), problems[pack.financialId]];
    if (!was || !wrong) return [];
    const countInStock = wrong.stock ? pack.countInStock : was.countInStock;
    return [
      [
        pack.financialId,
        { ...typed[pack.financialId], was: typedOf({ ...pack, countInStock }).was },
      ],
    ];
  });
  return {
    kind: "editing",
    typed: { ...typed, ...Object.fromEntries(rebased) },
    problems,
    packs,
  };
}

export function isAny(problems: Problems): boolean {
  return Object.keys(problems).length > 0;
}
