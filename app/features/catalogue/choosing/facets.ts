import { homeCountry } from "#app/values/label.ts";
import type { ListChoice } from "./choice.ts";

/**
 * Of a card: brand, country of origin ("" where it is not known), and whether it is in stock; and
 * how many cards share them.
 */
export type Traits = [brand: string, origin: string, shelf: number, cards: number];

type Counts = [name: string, cards: number][];

/** What can be chosen, each with how many cards the rest of the choice would leave. */
export type Facets = {
  brands: Counts;
  /** Empty while all that is known to come from anywhere comes from here. */
  origins: Counts;
  /** Null where all of them are. */
  inStock: number | null;
};

type Wanted = Pick<ListChoice, "brand" | "origin" | "inStock">;

/** Of a card that can be had now. */
export const inStockShelf = 1;
/** The others are found by their names: a longer list weighs more than its cards. */
const mostListed = 100;

/** The choice without what nothing in the list is called. */
export function knownChoice(traits: Traits[], choice: ListChoice): ListChoice {
  return {
    ...choice,
    brand: traits.some(([brand]) => brand === choice.brand) ? choice.brand : null,
    origin: traits.some(([, origin]) => origin === choice.origin) ? choice.origin : null,
  };
}

export function countFacets(traits: Traits[], wanted: Wanted): Facets {
  const left = (ignored: Partial<Wanted>) => traits.filter(matches({ ...wanted, ...ignored }));
  const inStock = sumOf(left({ inStock: true }));
  const leavesOut = wanted.inStock || inStock < sumOf(left({}));
  const hasForeign = traits.some(([, origin]) => origin !== "" && origin !== homeCountry);
  return {
    brands: counted(traits, left({ brand: null }), 0),
    origins: hasForeign ? counted(traits, left({ origin: null }), 1) : [],
    inStock: leavesOut ? inStock : null,
  };
}

/** How many cards are chosen. */
export function countChosen(traits: Traits[], wanted: Wanted): number {
  return sumOf(traits.filter(matches(wanted)));
}

function sumOf(traits: Traits[]): number {
  return traits.reduce((sum, [, , , cards]) => sum + cards, 0);
}

export function matches({ brand, origin, inStock }: Wanted) {
  return ([cardBrand, cardOrigin, shelf]: Traits) =>
    (brand === null || cardBrand === brand) &&
    (origin === null || cardOrigin === origin) &&
    (!inStock || shelf === inStockShelf);
}

/** By name; those that nothing is left of stay, so that a choice can be changed. */
function counted(all: Traits[], left: Traits[], at: 0 | 1): Counts {
  const counts = new Map<string, number>();
  for (const traits of all) counts.set(traits[at], 0);
  for (const traits of left) counts.set(traits[at], (counts.get(traits[at]) ?? 0) + traits[3]);
  counts.delete("");
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, mostListed)
    .sort(([one], [other]) => one.localeCompare(other, "en"));
}
