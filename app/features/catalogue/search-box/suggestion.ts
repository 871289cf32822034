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

export type SuggestionOption =
  | { kind: "brand"; key: string; to: string; state?: undefined; name: string }
  | { kind: "product"; key: string; to: string; state: unknown; card: SuggestedCard };

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

/** Brands first, as there are few; at most eight in all. */
export function optionsOf({ products, brands }: Suggestion): SuggestionOption[] {
  const brandOptions = brands.slice(0, mostBrandOptions).map((name): SuggestionOption => ({
    kind: "brand",
    key: `brand ${name}`,
    to: searchResultsPath(name),
    name,
  }));
  const productOptions = products.flatMap((card): SuggestionOption[] => {
    const pack = wantedPack(card);
    return pack
      ? [{ kind: "product", key: card.detailId, card, ...productLink(card, pack, 1) }]
      : [];
  });
  return [...brandOptions, ...productOptions].slice(0, mostOptions);
}
