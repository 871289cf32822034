import type { Goods } from "#app/features/catalogue/samples/sample-goods.server.ts";
import type { ShopFacts } from "#app/features/shop/facts/shop-facts.server.ts";

const stepNames = ["facts", "goods", "where", "when", "tax", "upi"] as const;
export type StepName = (typeof stepNames)[number];
export type Step = { name: StepName; isDone: boolean };

/** Without it nothing may be sold: what the law asks on every page, and goods. */
export type Missing = keyof ShopFacts | "goods";

export type Setup = {
  facts: ShopFacts;
  goods: Goods;
  steps: Step[];
  missing: Missing[];
  /** Whether the owner has saved the facts, as they may come from the environment. */
  areSaved: boolean;
  isFinished: boolean;
};

export function stepsOf(done: Record<StepName, boolean>): Step[] {
  return stepNames.map((name) => ({ name, isDone: done[name] }));
}

export function missingOf(facts: ShopFacts, { ownInStock, isSold }: Goods): Missing[] {
  const empty = (Object.keys(facts) as (keyof ShopFacts)[]).filter((name) => facts[name] === "");
  return ownInStock > 0 || isSold ? empty : [...empty, "goods"];
}
