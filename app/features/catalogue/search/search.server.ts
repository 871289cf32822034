import type { SearchedCard } from "#app/features/catalogue/cards/card.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { every } from "./expressions.ts";
import { type Hit, cardOf, findHits, readHits } from "./hits.server.ts";
import { readKnownWords } from "./known-words.server.ts";
import {
  type SearchQuery,
  cardsPerSearchPage,
  lastSearchPage,
  parseSearchQuery,
} from "./search-query.ts";
import { brandTermOf } from "./terms.ts";

/**
 * `isCut` where there are more matches than the pages show; `isNear` where nothing is called so,
 * only near to it, `isNotSold` where that is a kind of goods and what is near is of another.
 */
export type SearchResult = {
  cards: SearchedCard[];
  hasNext: boolean;
  isCut: boolean;
  isNear: boolean;
  isNotSold: boolean;
  page: number;
};

const mostBrandWords = 6;
const brandHits = 16;

/** A page beyond the last is the last. */
export async function searchCards(
  context: RequestContext,
  text: string,
  wanted: number,
): Promise<SearchResult> {
  const query = parseSearchQuery(text);
  const last = wanted === 1 ? 1 : lastSearchPage;
  const hits = query
    ? await findHits(context, query, { limit: last * cardsPerSearchPage + 1 })
    : [];
  const pages = Math.max(1, Math.ceil(hits.length / cardsPerSearchPage));
  const page = Math.min(wanted, pages, lastSearchPage);
  const before = (page - 1) * cardsPerSearchPage;
  const hasMore = hits.length > before + cardsPerSearchPage;
  return {
    cards: hits
      .slice(before, before + cardsPerSearchPage)
      .map((hit) => cardOf(hit, query?.pack ?? null)),
    hasNext: hasMore && page < lastSearchPage,
    isCut: hasMore && page >= lastSearchPage,
    ...nearnessOf(query, hits),
    page,
  };
}

/** Not sold is a kind of goods that is named, where what is found is of another. */
export function nearnessOf(query: SearchQuery | null, hits: Hit[]) {
  const isNear = hits.length > 0 && hits.every(({ rank }) => rank.isNear);
  const isNotSold =
    query?.isNamed === true && isNear && hits.every(({ rank }) => rank.isNear !== "kind");
  return { isNear, isNotSold };
}

/**
 * The lower its rank the better it answers the name; it is sure where that names the goods or their
 * kind.
 */
export type Candidate = SearchedCard & { rank: number; isSure: boolean; isNear: boolean };

/** Of each name the first cards; all names are two round trips. */
export function findCandidates(
  context: RequestContext,
  names: string[],
  limit: number,
): Promise<Candidate[][]> {
  return Promise.all(
    names.map(async (name) => {
      const query = parseSearchQuery(name);
      const hits = query ? await findHits(context, query, { limit }) : [];
      return hits.map((hit) => ({
        ...cardOf(hit, query?.pack ?? null),
        rank: hit.place,
        isSure: hit.rank.isSure === true,
        isNear: Boolean(hit.rank.isNear),
      }));
    }),
  );
}

export type FoundBrands = { names: string[]; isNear: boolean };

/** Brands whose name has every word, the shortest first; near spellings where there is none. */
export async function searchBrands(context: RequestContext, text: string): Promise<FoundBrands> {
  const query = parseSearchQuery(text);
  if (!query) return { names: [], isNear: false };
  const terms = query.words.slice(0, mostBrandWords).map(brandTermOf);
  // What the owner taught means goods, and no brand.
  const known = [(await readKnownWords(context, terms)).map((one) => ({ ...one, taught: [] }))];
  const called = (["heard", "begun", "near"] as const).map((level) => ({
    match: every(known, { columns: "brand", level }),
    isNear: level === "near",
  }));
  const hits = await readHits(context, [called.slice(0, 2), called.slice(2)], {
    pack: null,
    limit: brandHits,
  });
  const inOrder = hits.toSorted(
    (one, other) => one.place - other.place || one.brand.length - other.brand.length,
  );
  return {
    names: [...new Set(inOrder.map(({ brand }) => brand))],
    isNear: hits.length > 0 && hits.every(({ rank }) => rank.isNear),
  };
}

/** Products by the cards that are found, each once. */
export async function searchProducts(context: RequestContext, text: string): Promise<string[]> {
  const query = parseSearchQuery(text);
  const hits = query
    ? await findHits(context, query, { limit: lastSearchPage * cardsPerSearchPage })
    : [];
  return [...new Set(hits.map(({ productId }) => productId))];
}
