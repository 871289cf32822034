import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { allProductsPath, keywordPath } from "#app/addresses/paths.ts";
import { CardGrid } from "#app/features/catalogue/cards/card-grid.tsx";
import { getChosenCategory } from "#app/features/catalogue/choosing/category-choice.server.ts";
import { nothingChosen } from "#app/features/catalogue/choosing/choice.ts";
import { ChoiceForm } from "#app/features/catalogue/choosing/choice-form.tsx";
import type { RequestContext } from "#app/platform/context.server.ts";
import { Page } from "#app/ui/page.tsx";
import { CategoryTiles, tileStyles } from "./category-tiles.tsx";
import { sendCards } from "#app/features/catalogue/cards/sent-card.ts";
import { getTiles } from "./category-order.server.ts";
import { getKeywordListing } from "./keyword-listing.server.ts";
import { cardsPerListPage, parsePage } from "./listing.server.ts";
import { Pagination } from "./pagination.tsx";
import rail from "./rail.css?inline";
import { words } from "./titles.words.ts";

export const handle = { styles: () => tileStyles() + rail };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.keyword ? words.search(data.keyword) : words.allProducts} – Kirana` },
  { name: "robots", content: "noindex" },
];

export async function loader({ params, context }: LoaderFunctionArgs) {
  const wanted = parsePage(params.pageNumber);
  const [tiles, listing] = await Promise.all([
    getTiles(context),
    params.keyword === undefined
      ? getAll(context, wanted)
      : getKeywordListing(context, params.keyword, wanted),
  ]);
  return {
    keyword: null,
    pages: undefined,
    count: null,
    facets: null,
    tiles,
    ...listing,
    cards: sendCards(listing.cards),
  };
}

async function getAll(context: RequestContext, page: number) {
  const asked = { choice: nothingChosen, page, size: cardsPerListPage };
  const { facets, ...all } = await getChosenCategory(context, null, asked);
  return { ...all, facets: JSON.stringify({ ...facets, origins: [] }) };
}

/**
 * /page/{n}, /search/{keyword} and /search/{keyword}/page/{n}: the home page's categories in one
 * row, and a page of products.
 */
export default function ListingPage() {
  const { keyword, tiles, cards, count, page, pages, hasNext, facets } =
    useLoaderData<typeof loader>();
  const base = keyword === null ? "" : keywordPath(keyword);
  return (
    <Page>
      <div className="mb-3 flex flex-wrap items-baseline gap-x-3">
        <h1>{keyword === null ? words.allProducts : words.resultsFor(keyword)}</h1>
        {count === null ? null : <p className="text-stone">{words.count(count)}</p>}
      </div>
      <CategoryTiles tiles={tiles} isRail />
      {keyword === null ? (
        <ChoiceForm choice={nothingChosen} facets={facets} action={allProductsPath} />
      ) : null}
      {cards.length > 0 ? (
        <CardGrid cards={cards} heading="h2" />
      ) : (
        <p className="wrap-anywhere">{words.noneFound(keyword ?? "")}</p>
      )}
      <Pagination
        page={page}
        hasNext={hasNext}
        pages={pages}
        linkTo={(wanted) => `${base}/page/${wanted}`}
      />
    </Page>
  );
}
