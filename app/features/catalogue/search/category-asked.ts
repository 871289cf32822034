import { categoryNames } from "#app/features/catalogue/listing/category-names.ts";
import { categoryToken } from "./terms.ts";
import { isKnownKind, numbersOf } from "./words/grocery-words.ts";
import { goodsWordsOf } from "./words/search-words.ts";

/**
 * The categories that are called so, whole ("oral care") or by a side that names no kind of goods
 * ("snacks"), as the index names them.
 */
export function categoryAsked(words: string[]): string[] {
  const typed = words.join("");
  return categoryNames
    .filter((name) => callsOf(name).some((call) => [call, ...numbersOf(call)].includes(typed)))
    .map(categoryToken);
}

function callsOf(name: string): string[] {
  const sides = name.split("&").map((side) => goodsWordsOf(side).join(""));
  return [goodsWordsOf(name).join(""), ...sides.filter((side) => !isKnownKind(side))];
}
