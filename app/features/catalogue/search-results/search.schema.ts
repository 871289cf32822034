import * as v from "valibot";
import { lastSearchPage } from "#app/features/catalogue/search/search-query.ts";
import { queryText } from "#app/features/catalogue/search-box/suggestion.ts";

const SearchRequestSchema = v.object({
  query: v.fallback(v.pipe(v.string(), v.transform(queryText)), ""),
  page: v.fallback(
    v.pipe(
      v.string(),
      v.regex(/^\d+$/),
      v.transform(Number),
      v.minValue(1),
      v.transform((page) => Math.min(page, lastSearchPage)),
    ),
    1,
  ),
});

/**
 * Whatever stands in the address is a search: an unreadable page is the first, one beyond the last
 * the last.
 */
export function parseSearchRequest(request: Request): v.InferOutput<typeof SearchRequestSchema> {
  const { searchParams } = new URL(request.url);
  return v.parse(SearchRequestSchema, {
    query: searchParams.get("query"),
    page: searchParams.get("page"),
  });
}
