import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { searchBrands, searchCards } from "./search.server.ts";
import { parseSearchRequest } from "./search.schema.ts";
import { type Suggestion, isLongEnough } from "./suggestion.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { query } = parseSearchRequest(request);
  const suggestion: Suggestion = { query, products: [], brands: [], hasNext: false, isNear: false };
  if (isLongEnough(query)) {
    const [{ cards, hasNext, isNear }, brands] = await Promise.all([
      searchCards(context, query, 1),
      searchBrands(context, query),
    ]);
    Object.assign(suggestion, { products: cards, brands, hasNext, isNear });
  }
  return Response.json(suggestion, { headers: { "Cache-Control": "private, max-age=60" } });
}
