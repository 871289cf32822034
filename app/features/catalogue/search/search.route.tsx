import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import {
  type ClientLoaderFunctionArgs,
  isRouteErrorResponse,
  useLoaderData,
  useRouteError,
} from "@remix-run/react";
import { searchResultsPath } from "#app/addresses.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Page } from "#app/ui/page.tsx";
import { SearchResults } from "./search-results.tsx";
import { parseSearchRequest } from "./search.schema.ts";
import { searchCards } from "./search.server.ts";
import { takeCarriedSuggestion } from "./suggestion-carrier.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.query ? `Search Results for ${data.query}` : "Search"} – Kirana` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { query, page } = parseSearchRequest(request);
  const found = await searchCards(context, query, page);
  if (page > 1 && found.cards.length === 0) throw redirect(searchResultsPath(query));
  return { query, ...found };
}

/** What the box already shows isn't fetched again; a reload doesn't come through here. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const carried = takeCarriedSuggestion(searchParams.get("query") ?? "");
  if (!carried || searchParams.has("page")) return serverLoader<typeof loader>();
  return {
    query: carried.query,
    cards: carried.products,
    hasNext: carried.hasNext,
    isCut: false,
    isNear: carried.isNear,
    page: 1,
  };
}

export default function Search() {
  return <SearchResults {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const message = isRouteErrorResponse(error) && typeof error.data === "string" ? error.data : "";
  return (
    <Page title="Search">
      <Alert>{message || "The search did not work. Please try again in a moment."}</Alert>
      <a href="/" className="button">
        Go to the shop
      </a>
    </Page>
  );
}
