import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { keywordPath } from "#app/addresses/paths.ts";
import { CardGrid } from "#app/features/catalogue/cards/card-grid.tsx";
import { tileStyles } from "./category-tiles.tsx";
import { sendCards } from "#app/features/catalogue/cards/sent-card.ts";
import { HomeListing } from "./home-listing.tsx";
import { getTiles } from "./category-order.server.ts";
import { getKeywordListing } from "./keyword-listing.server.ts";
import { cardsPerListPage, getListing, parsePage } from "./listing.server.ts";
import { Pagination } from "./pagination.tsx";
import { words } from "./titles.words.ts";

export const handle = { styles: tileStyles };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.keyword ? words.search(data.keyword) : words.allProducts} – Kirana` },
  { name: "robots", content: "noindex" },
];

export async function loader({ params, context }: LoaderFunctionArgs) {
  const wanted = parsePage(params.pageNumber);
  const [tiles, listing] = await Promise.all([
    getTiles(context),
    params.keyword === undefined
      ? getListing(context, null, { page: wanted, size: cardsPerListPage })
      : getKeywordListing(context, params.keyword, wanted),
  ]);
  return { keyword: null, pages: undefined, tiles, ...listing, cards: sendCards(listing.cards) };
}

/**
 * /page/{n}, /search/{keyword} and /search/{keyword}/page/{n}: the home page with a page of
 * products.
 */
export default function ListingPage() {
  const { keyword, tiles, cards, page, pages, hasNext } = useLoaderData<typeof loader>();
  const base = keyword === null ? "" : keywordPath(keyword);
  return (
    <HomeListing tiles={tiles}>
      <section className="mt-6" aria-labelledby="products">
        <h2 id="products" className="mb-3 wrap-anywhere">
          {keyword === null ? words.allProducts : words.resultsFor(keyword)}
        </h2>
        {cards.length > 0 ? (
          <CardGrid cards={cards} heading="h3" eager={0} />
        ) : (
          <p>{words.noneFound(keyword ?? "")}</p>
        )}
        <Pagination
          page={page}
          hasNext={hasNext}
          pages={pages}
          linkTo={(wanted) => `${base}/page/${wanted}`}
        />
      </section>
    </HomeListing>
  );
}
