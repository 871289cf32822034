// What a search finds is chosen from, ordered and paged here.
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
import { cardOf, findHits, withWanted } from "#app/features/catalogue/search/hits.server.ts";
import {
  cardsPerSearchPage,
  lastSearchPage,
  parseSearchQuery,
} from "#app/features/catalogue/search/search-query.ts";
import { type SearchResult, nearnessOf } from "#app/features/catalogue/search/search.server.ts";

const mostCounted = 300;

/**
 * As a shopper wants it; a choice is among the first of what is found. `count` is null where they
 * may be more.
 */
export async function searchChosen(
  context: RequestContext,
  text: string,
  { page, choice }: { page: number; choice: ListChoice },
): Promise<SearchResult & { count: number | null; choice: ListChoice; facets: Facets }> {
  const query = parseSearchQuery(text);
  const orderBy = choice.sort ? sortKeys()[choice.sort] : undefined;
  const hits = query ? await findHits(context, query, { limit: mostCounted, orderBy }) : [];
  const traits = hits.map(({ brand, origin, shelf }): Traits => [brand, origin, shelf, 1]);
  const known = knownChoice(traits, choice);
  const isChosen = matches(known);
  const chosen = hits.filter((_, place) => isChosen(traits[place]!));
  const pages = Math.max(1, Math.ceil(chosen.length / cardsPerSearchPage));
  const shown = Math.min(page, pages);
  const hasMore = shown < pages;
  return {
    cards: chosen
      .slice((shown - 1) * cardsPerSearchPage, shown * cardsPerSearchPage)
      .map((hit) => withWanted(withBest(cardOf(hit, null), choice.sort), query?.pack ?? null)),
    hasNext: hasMore && shown < lastSearchPage,
    isCut: (hasMore && shown >= lastSearchPage) || hits.length === mostCounted,
    count: hits.length === mostCounted ? null : chosen.length,
    ...nearnessOf(query, hits),
    page: shown,
    choice: known,
    facets: countFacets(traits, known),
  };
}
