import { expressionsOf, without } from "./expressions.ts";
import type { Ranks } from "./ranks.ts";
import { type Term, brandTermOf } from "./terms.ts";

const mostBrandWords = 6;

/** Brands that have every word, typed, begun or near. */
export function brandRanks({ plain }: { plain: string }): Ranks & { terms: Term[]; pack: null } {
  const terms = plain.split(" ").slice(0, mostBrandWords).map(brandTermOf);
  const { every } = expressionsOf(terms, [[...terms.keys()]]);
  const [called, begun, near] = [every("brand", "s"), every("brand", "b"), every("brand", "n")];
  const ranks = [
    { match: called },
    { match: without(begun, called) },
    { match: near, near: { unless: "" }, isNear: true as const },
  ];
  return { terms, ranks, found: begun, typed: called, pack: null };
}
