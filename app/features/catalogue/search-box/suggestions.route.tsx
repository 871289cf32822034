import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { searchBrands, searchCards } from "#app/features/catalogue/search/search.server.ts";
import { parseSearchRequest } from "#app/features/catalogue/search-results/search.schema.ts";
import { type OwnCalls, callIn } from "#app/features/catalogue/listing/names/called.ts";
import { getOwnCalls } from "#app/features/catalogue/listing/names/own-calls.server.ts";
import type { SearchedCard } from "#app/features/catalogue/cards/card.ts";
import { type SuggestedCard, type Suggestion, isLongEnough } from "./suggestion.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { query } = parseSearchRequest(request);
  const suggestion: Suggestion = { query, products: [], brands: [], hasNext: false, isNear: false };
  if (isLongEnough(query)) {
    const [{ cards, hasNext, isNear }, brands, calls] = await Promise.all([
      searchCards(context, query, 1),
      searchBrands(context, query),
      getOwnCalls(context),
    ]);
    const isMeant = !brands.isNear || isNear || cards.length === 0;
    Object.assign(suggestion, {
      products: cards.map((card) => withCategory(card, calls)),
      brands: isMeant ? brands.names : [],
      ...{ hasNext, isNear },
    });
  }
  return Response.json(suggestion, { headers: { "Cache-Control": "private, max-age=60" } });
}

/** Their names stay out of the scripts of every page. */
function withCategory(card: SearchedCard, calls: OwnCalls): SuggestedCard {
  const called = callIn(calls, card.category);
  return called === card.category ? card : { ...card, called };
}
