// What a search finds is chosen from, ordered and paged here: the first of it are read in one
// statement.
import { sql } from "drizzle-orm";
import { cards } from "#db/schema/cards.ts";
import { cardColumns, parsePacks } from "#app/features/catalogue/cards/cards.server.ts";
import type { ListChoice } from "#app/features/catalogue/choosing/choice.ts";
import {
  type Facets,
  type Traits,
  countFacets,
  knownChoice,
  matches,
} from "#app/features/catalogue/choosing/facets.ts";
import { sortKeys, withBest } from "#app/features/catalogue/choosing/sort-cards.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { hitsOf } from "./hits.server.ts";
import {
  type SearchQuery,
  cardsPerSearchPage,
  lastSearchPage,
  parseSearchQuery,
} from "./search-query.ts";
import { type SearchResult, isNotSold, nothingFound, withWanted } from "./search.server.ts";

/**
 * Of a search so many cards are counted, at two rows a card; put into another order each costs a
 * third, and three hundred would be more than a page may read.
 */
const most = { counted: 300, sorted: 195 };

/** As a shopper wants it; a choice is among the first of what is found. */
export async function searchChosen(
  context: RequestContext,
  text: string,
  { page, choice }: { page: number; choice: ListChoice },
): Promise<SearchResult & { choice: ListChoice; facets: Facets }> {
  const query = parseSearchQuery(text);
  if (!query) {
    const known = knownChoice([], choice);
    return { ...nothingFound, page, choice: known, facets: countFacets([], known) };
  }
  const limit = choice.sort ? most.sorted : most.counted;
  const found = await context.read(selectFound(context, query, { choice, limit }));
  const traits = found.map((row): Traits => [row.brand, row.origin, row.shelf, 1]);
  const known = knownChoice(traits, choice);
  const isChosen = matches(known);
  const chosen = found.filter((_, place) => isChosen(traits[place]!));
  const pages = Math.max(1, Math.ceil(chosen.length / cardsPerSearchPage));
  const shown = Math.min(page, pages);
  const hasMore = shown < pages;
  const isNear = found.length > 0 && found.every(({ near }) => near === 1);
  return {
    cards: chosen
      .slice((shown - 1) * cardsPerSearchPage, shown * cardsPerSearchPage)
      .map(({ packs, origin: _, shelf: __, rank: ___, near: ____, ...card }) =>
        withWanted(withBest({ ...card, packs: parsePacks(packs) }, choice.sort), query.pack),
      ),
    hasNext: hasMore && shown < lastSearchPage,
    isCut: (hasMore && shown >= lastSearchPage) || found.length === limit,
    isNear,
    isNotSold: isNear && isNotSold(query, found),
    page: shown,
    choice: known,
    facets: countFacets(traits, known),
  };
}

/** The packs are read of those alone that are shown. */
function selectFound(
  { db }: RequestContext,
  query: SearchQuery,
  { choice: { sort }, limit }: { choice: ListChoice; limit: number },
) {
  const found = db
    .select({
      ...cardColumns,
      packs: cards.packs,
      origin: cards.originCountry,
      shelf: cards.shelf,
      rank: sql<number>`hits.rank`.as("rank"),
      near: sql<number>`hits.near`.as("near"),
    })
    .from(hitsOf(query, { limit }))
    .crossJoin(cards)
    .where(sql`${cards.seq} = hits.seq`);
  return sort ? found.orderBy(...sortKeys[sort], cards.seq) : found;
}
