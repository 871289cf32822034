import type { Goods } from "#app/features/catalogue/samples/sample-goods.server.ts";
import type { TrialPack } from "#app/features/checkout/trial/list-trial-packs.server.ts";
import type { SellerFacts } from "#app/features/shop/facts/shop-facts.server.ts";
import { maxQty } from "#app/values/limits.ts";
import type { Paise } from "#app/values/money.ts";

const stepNames = ["facts", "logo", "goods", "where", "when", "tax", "upi", "trial"] as const;
export type StepName = (typeof stepNames)[number];
export type MorningStep = { name: StepName; isDone: boolean };

/** Without it nothing may be sold: what the law asks on every page, and goods. */
export type Missing = keyof SellerFacts | "goods";

export type Setup = {
  facts: SellerFacts;
  logo: string | null;
  goods: Goods;
  /** What may be ordered for a try, and to which PIN code. */
  trial: { packs: TrialPack[]; postalCode: string; first: FirstTrial };
  steps: MorningStep[];
  missing: Missing[];
  /** Whether the owner has saved the facts, as they may come from the environment. */
  areSaved: boolean;
  isFinished: boolean;
};

export type FirstTrial = { financialId: string; qty: number };

/** What is tried unless something else is chosen: the first goods that reach the smallest order. */
export function firstTrial(packs: TrialPack[], minimumPaise: Paise): FirstTrial {
  const enough = packs.map(({ financialId, dpricePaise, countInStock }) => ({
    financialId,
    qty: Math.max(1, Math.ceil(minimumPaise / Math.max(1, dpricePaise))),
    most: Math.min(maxQty, countInStock),
  }));
  const { financialId = "", qty = 1 } = enough.find((one) => one.qty <= one.most) ?? {};
  return { financialId: financialId || (packs[0]?.financialId ?? ""), qty };
}

export function stepsOf(done: Record<StepName, boolean>): MorningStep[] {
  return stepNames.map((name) => ({ name, isDone: done[name] }));
}

export function missingOf(facts: SellerFacts, { ownInStock, isSold }: Goods): Missing[] {
  const empty = (Object.keys(facts) as (keyof SellerFacts)[]).filter((name) => facts[name] === "");
  return ownInStock > 0 || isSold ? empty : [...empty, "goods"];
}
