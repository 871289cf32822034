import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import {
  type ClientLoaderFunctionArgs,
  isRouteErrorResponse,
  useLoaderData,
  useRouteError,
} from "@remix-run/react";
import { notAddedLink } from "#app/features/cart/page/messaging.ts";
import { sendCards } from "#app/features/catalogue/cards/sent-card.ts";
import { isChosen, keepChoice, parseChoice } from "#app/features/catalogue/choosing/choice.ts";
import { Alert } from "#app/ui/alert.tsx";
import { tileStyles } from "#app/features/catalogue/listing/category-tiles.tsx";
import { getMore, getWaysOn } from "#app/features/catalogue/ways-on/ways-on.server.ts";
import { Page } from "#app/ui/page.tsx";
import { SearchResults } from "./search-results.tsx";
import { words } from "./words.ts";
import { parseSearchRequest } from "./search.schema.ts";
import { searchChosen } from "./search-chosen.server.ts";
import { keepMisses } from "#app/features/catalogue/teach/keep-miss.server.ts";
import { takeCarriedSuggestion } from "#app/features/catalogue/search-box/suggestion-carrier.ts";

export const handle = {
  keep: keepChoice,
  styles: (data: unknown) =>
    (data as { waysOn?: object } | undefined)?.waysOn ? tileStyles() : "",
};

const few = 3;

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.query ? words.resultsFor(data.query) : words.search} – Kirana` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { query, page } = parseSearchRequest(request);
  const wanted = parseChoice(new URL(request.url).searchParams);
  const found = await searchChosen(context, query, { page, choice: wanted });
  if (found.page === 1 && !isChosen(found.choice) && (found.cards.length === 0 || found.isNear))
    context.waitUntil(keepMisses(context, [{ typed: query, results: found.cards.length }]));
  const link =
    found.cards.length === 0 && query !== ""
      ? notAddedLink(context.config.MESSAGING_LINK, [query])
      : null;
  const cards = sendCards(found.cards);
  const isFew = found.count !== null && found.count > 0 && found.count <= few;
  return {
    query,
    ...(cards.length === 0 && { waysOn: await getWaysOn(context) }),
    ...(isFew && { more: await getMore(context, cards) }),
    ...found,
    cards,
    facets: JSON.stringify(found.facets),
    messagingHref: link,
  };
}

/** What the box already found isn't fetched again; a reload doesn't come through here. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const carried = takeCarriedSuggestion(searchParams.get("query") ?? "");
  if (!carried || carried.isNear || carried.products.length === 0 || searchParams.size > 1)
    return serverLoader<typeof loader>();
  return {
    query: carried.query,
    cards: sendCards(carried.products),
    count: null,
    hasNext: carried.hasNext,
    isCut: false,
    isNear: carried.isNear,
    isNotSold: false,
    messagingHref: null,
    page: 1,
    choice: parseChoice(searchParams),
    facets: null,
  };
}

export default function Search() {
  return <SearchResults {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const message = isRouteErrorResponse(error) && typeof error.data === "string" ? error.data : "";
  return (
    <Page title={words.search}>
      <Alert>{message || words.failed}</Alert>
      <a href="/" className="button">
        {words.toShop}
      </a>
    </Page>
  );
}
