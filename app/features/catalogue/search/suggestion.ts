import { searchResultsPath } from "#app/addresses.ts";
import { countCharacters } from "#app/values/text.ts";
import type { Card } from "#app/features/catalogue/cards/card.ts";
import { productLink } from "#app/features/catalogue/cards/product-link.ts";

const longestText = 200;
const leastCharacters = 3;
const mostOptions = 8;
const mostBrandOptions = 3;

/** What a text finds while it is typed: the first page of its search, and brands of that name. */
export type Suggestion = { query: string; products: Card[]; brands: string[]; hasNext: boolean };

export type SuggestionOption =
  | { kind: "brand"; key: string; to: string; state?: undefined; name: string }
  | { kind: "product"; key: string; to: string; state: unknown; card: Card };

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
  return countCharacters(query) >= leastCharacters;
}

/** Brands first, as there are few; at most eight in all. */
export function optionsOf({ products, brands }: Suggestion): SuggestionOption[] {
  const brandOptions = brands.slice(0, mostBrandOptions).map((name): SuggestionOption => ({
    kind: "brand",
    key: `brand ${name}`,
    to: searchResultsPath(name),
    name,
  }));
  const productOptions = products.flatMap((card): SuggestionOption[] => {
    const pack = card.packs[0];
    return pack
      ? [{ kind: "product", key: card.detailId, card, ...productLink(card, pack, 1) }]
      : [];
  });
  return [...brandOptions, ...productOptions].slice(0, mostOptions);
}
