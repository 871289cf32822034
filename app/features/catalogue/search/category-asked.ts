import { categoryNames } from "#app/features/catalogue/listing/category-names.ts";
import { categoryToken } from "./terms.ts";
import { isKnownKind, numbersOf } from "./words/grocery-words.ts";
import { goodsWordsOf, joiningWords } from "./words/search-words.ts";
import { hindiCategoryNames } from "#app/features/catalogue/listing/names/category-names-hi.ts";

/** What each category is called, and which are. */
const byCall = Map.groupBy(
  categoryNames.flatMap((name) =>
    [name, hindiCategoryNames[name]]
      .flatMap(callsOf)
      .flatMap((call) => [call, ...numbersOf(call)])
      .map((call) => ({ call, token: categoryToken(name) })),
  ),
  ({ call }) => call,
);

/**
 * The categories that are called so, whole ("oral care") or by a side that names no kind of goods
 * ("snacks"), as the index names them.
 */
export function categoryAsked(words: string[]): string[] {
  const called = byCall.get(words.join("")) ?? [];
  return [...new Set(called.map(({ token }) => token))];
}

function callsOf(name: string): string[] {
  const sides = name.split(/&| और |, /).map(glued);
  return [glued(name), ...sides.filter((side) => !isKnownKind(side))];
}

function glued(text: string): string {
  return goodsWordsOf(text)
    .filter((word) => !joiningWords.has(word))
    .join("");
}
