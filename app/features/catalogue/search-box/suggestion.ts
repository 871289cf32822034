import { searchResultsPath } from "#app/addresses/paths.ts";
import { countCharacters } from "#app/values/text.ts";
import type { SearchedCard } from "#app/features/catalogue/cards/card.ts";
import { wantedPack } from "#app/features/catalogue/cards/card.ts";
import { productLink } from "#app/features/catalogue/cards/product-link.ts";

const longestText = 200;
const leastCharacters = 3;
/** A word of two says as much there: आटा, घी. */
const leastIndicCharacters = 2;
const mostOptions = 8;
const mostBrandOptions = 3;

/** With what its category is called where that is not its name. */
export type SuggestedCard = SearchedCard & { called?: string };

/** What a text finds while it is typed: the first page of its search, and brands of that name. */
export type Suggestion = {
  query: string;
  products: SuggestedCard[];
  brands: string[];
  hasNext: boolean;
  isNear: boolean;
};

/** `typed` is what it was found by. */
export type SuggestionOption = { key: string; to: string; typed: string } & (
  | { kind: "all"; state?: undefined }
  | { kind: "brand"; state?: undefined; name: string }
  | { kind: "product"; state: unknown; card: SuggestedCard }
);

/** The text as both sides compare it: trimmed, no control characters, at most 200 letters long. */
export function queryText(text: string): string {
  return [
    ...text
      .slice(0, 4 * longestText)
      .toWellFormed()
      .replace(/\p{Cc}+/gu, " ")
      .trim(),
  ]
    .slice(0, longestText)
    .join("")
    .trim();
}

export function isLongEnough(query: string): boolean {
  return (
    countCharacters(query) >=
    (/[\u0900-\u0dff]/.test(query) ? leastIndicCharacters : leastCharacters)
  );
}

/**
 * Brands that are called so, goods, the brands that only sound so, at most eight in all; and last
 * the page of all that was found.
 */
export function optionsOf({ query: typed, products, brands }: Suggestion): SuggestionOption[] {
  const brandOptions = brands.slice(0, mostBrandOptions).map((name): SuggestionOption => {
    return { kind: "brand", key: `brand ${name}`, to: searchResultsPath(name), typed, name };
  });
  const called = brandOptions.filter((option) => isCalled(option, typed));
  const heard = brandOptions.filter((option) => !called.includes(option));
  const productOptions = products.flatMap((card): SuggestionOption[] => {
    const pack = wantedPack(card);
    return pack
      ? [{ kind: "product", key: card.detailId, typed, card, ...productLink(card, pack, 1) }]
      : [];
  });
  const goods = productOptions.slice(0, mostOptions - brandOptions.length);
  const found = [...called, ...goods, ...heard];
  return found.length > 0
    ? [...found, { kind: "all", key: "all", to: searchResultsPath(typed), typed }]
    : found;
}

const wordsOf = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, " ")
    .trim()}`;

/** Whether one of the name's words begins as it was typed. */
const isCalled = (option: SuggestionOption, query: string) =>
  option.kind === "brand" && wordsOf(option.name).includes(wordsOf(query));

/** The text in pieces: every second one begins a word as it was typed. */
export function markTyped(text: string, query: string): string[] {
  const typed = wordsOf(query).split(" ").filter(Boolean);
  if (typed.length === 0) return [text];
  return text.split(new RegExp(`(?<![\\p{L}\\p{N}\\p{M}])(${typed.join("|")})`, "giu"));
}
