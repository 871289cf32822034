import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { allProductsPath, categoryPath } from "#app/addresses.ts";
import { categoryData } from "#app/features/catalogue/outside/structured-data.ts";
import { sendCards } from "#app/features/catalogue/cards/sent-card.ts";
import { Page } from "#app/ui/page.tsx";
import { CardGrid } from "#app/features/catalogue/cards/card-grid.tsx";
import { cardsPerCategoryPage, findCategory, getListing, parsePage } from "./listing.server.ts";
import { Pagination } from "./pagination.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.title ?? "Category"} – Kirana` },
  {
    name: "description",
    content: `${data?.title ?? "Groceries"} from your neighbourhood kirana: brands, packs and prices. Free delivery, cash or UPI.`,
  },
  ...(data
    ? [
        { tagName: "link", rel: "canonical", href: data.canonical },
        categoryData(new URL(data.canonical).origin, data.title),
      ]
    : []),
];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const text = params.categoryName ?? "";
  const category = text.toLowerCase() === "all" ? null : findCategory(text);
  if (category === null && text.toLowerCase() !== "all")
    throw new Response("This category does not exist.", { status: 404 });
  const page = parsePage(new URL(request.url).searchParams.get("page"));
  const listing = await getListing(context, category, { page, size: cardsPerCategoryPage });
  const path = category ? categoryPath(category) : allProductsPath;
  const canonical = new URL(path + (listing.page > 1 ? `?page=${listing.page}` : ""), request.url);
  return {
    title: category ?? "All Products",
    canonical: canonical.href,
    ...listing,
    cards: sendCards(listing.cards),
  };
}

export default function Category() {
  const { title, cards, page, pages, hasNext } = useLoaderData<typeof loader>();
  return (
    <Page>
      <a href="/" className="link inline-flex min-h-11 items-center">
        Go Back
      </a>
      <h1 className="mb-3">{title}</h1>
      <CardGrid cards={cards} heading="h2" />
      <Pagination
        page={page}
        hasNext={hasNext}
        pages={pages}
        linkTo={(wanted) => `?page=${wanted}`}
      />
    </Page>
  );
}
