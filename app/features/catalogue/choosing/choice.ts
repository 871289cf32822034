import type { PricedPack } from "#app/values/pack.ts";
import { unitPrice } from "#app/values/quantity.ts";

/** In the order they stand in the form; what is out of stock is last in each. */
export const sorts = ["price", "unit", "discount", "name", "origin"] as const;
export type Sort = (typeof sorts)[number];

/** What a shopper wants of a list; null for no matter which. */
export type ListChoice = {
  brand: string | null;
  origin: string | null;
  inStock: boolean;
  sort: Sort | null;
};

export const nothingChosen: ListChoice = { brand: null, origin: null, inStock: false, sort: null };

const longestValue = 200;
const choiceNames = ["brand", "origin", "instock", "sort"];

/** Anything that is no choice is left out; whether a brand is known only the list can tell. */
export function parseChoice(params: URLSearchParams): ListChoice {
  const sort = params.get("sort");
  return {
    brand: textOf(params.get("brand")),
    origin: textOf(params.get("origin")),
    inStock: params.get("instock") === "1",
    sort: sorts.find((known) => known === sort) ?? null,
  };
}

function textOf(given: string | null): string | null {
  return given && given.length <= longestValue ? given.toWellFormed() : null;
}

export function isChosen({ brand, origin, inStock, sort }: ListChoice): boolean {
  return inStock || [brand, origin, sort].some((value) => value !== null);
}

/** As the address has it, in one order. */
export function choiceParams({ brand, origin, inStock, sort }: ListChoice): [string, string][] {
  const all = { brand, origin, instock: inStock ? "1" : null, sort };
  return Object.entries(all).flatMap(([name, value]) =>
    value === null ? [] : [[name, value] as [string, string]],
  );
}

/** What an address asks for beside a choice, and of the choice what the page's list knows. */
export function keepChoice(params: URLSearchParams, data: unknown): URLSearchParams {
  const { choice } = data as { choice: ListChoice };
  const others = [...params].filter(([name]) => !choiceNames.includes(name));
  return new URLSearchParams([...choiceParams(choice), ...others]);
}

const keys: Partial<Record<Sort, (pack: PricedPack) => number>> = {
  price: ({ dpricePaise }) => dpricePaise,
  unit: (pack) => unitPrice(pack.dpricePaise, pack)?.paise ?? Infinity,
  discount: ({ discountBasisPoints }) => -discountBasisPoints,
};

/** The pack for which a card stands where it stands: the first of the best that can be had. */
export function bestPack(packs: PricedPack[], sort: Sort | null): PricedPack | undefined {
  const key = sort && keys[sort];
  const inStock = packs.filter(({ countInStock }) => countInStock > 0);
  const some = inStock.length > 0 ? inStock : packs;
  if (!key || some.length === 0) return undefined;
  return some.reduce((best, pack) => (key(pack) < key(best) ? pack : best));
}
