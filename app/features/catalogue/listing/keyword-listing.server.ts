// The home page's search pages: the same search, in pages that leave room for the tiles.
import type { RequestContext } from "#app/platform/context.server.ts";
import type { Card } from "#app/features/catalogue/cards/card.ts";
import { searchCards } from "#app/features/catalogue/search/search.server.ts";
import { queryText } from "#app/features/catalogue/search-box/suggestion.ts";

export type KeywordListing = { keyword: string; cards: Card[]; page: number; hasNext: boolean };

/** A page beyond the last is the last. */
export async function getKeywordListing(
  context: RequestContext,
  text: string,
  wanted: number,
): Promise<KeywordListing> {
  const keyword = queryText(text);
  const { cards, page, hasNext } = await searchCards(context, keyword, wanted);
  return { keyword, cards, page, hasNext };
}
