import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { MouseEvent } from "react";
import { allProductsPath, categoryPath, homePath } from "#app/addresses/paths.ts";
import { categoryData } from "#app/features/catalogue/outside/structured-data.ts";
import { sendCards } from "#app/features/catalogue/cards/sent-card.ts";
import {
  choiceParams,
  isChosen,
  keepChoice,
  parseChoice,
} from "#app/features/catalogue/choosing/choice.ts";
import { ChoiceForm, NothingLeft } from "#app/features/catalogue/choosing/choice-form.tsx";
import { getChosenCategory } from "#app/features/catalogue/choosing/category-choice.server.ts";
import { BackLink } from "#app/ui/back-link.tsx";
import { Page } from "#app/ui/page.tsx";
import { CardGrid } from "#app/features/catalogue/cards/card-grid.tsx";
import { slugOf } from "#app/values/text.ts";
import { parsePage } from "./listing.server.ts";
import { CategoryChips } from "./category-chips.tsx";
import { Pagination } from "./pagination.tsx";
import { getShownCategories, getTiles } from "./category-order.server.ts";
import { CategoryTiles, type Tiles, tileStyles } from "./category-tiles.tsx";
import { allCalled } from "./names/all-called.ts";
import { ownCall } from "./names/called.ts";
import { findCategory } from "./names/find-category.server.ts";
import { words as ofCategories } from "./names/words.ts";
import { words } from "./titles.words.ts";

/** A list that leaves room below it for the other categories. */
const short = 12;

export const handle = {
  keep: keepChoice,
  styles: (data: unknown) =>
    (data as { tiles?: Tiles } | undefined)?.tiles === undefined ? "" : tileStyles(),
};

const titleOf = ({ category, called }: { category: string | null; called?: string }) =>
  called ?? (category ? ofCategories.category(category) : words.all);

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data ? titleOf(data) : words.category} – Kirana` },
  {
    name: "description",
    content: words.describe(data ? titleOf(data) : words.groceries),
  },
  ...(data
    ? [
        { tagName: "link", rel: "canonical", href: data.canonical },
        ...(data.isPlain ? [] : [{ name: "robots", content: "noindex" }]),
        categoryData(new URL(data.canonical).origin, titleOf(data)),
      ]
    : []),
];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const text = params.categoryName ?? "";
  const isAll = text.toLowerCase() === "all";
  const { searchParams, search } = new URL(request.url);
  const page = parsePage(searchParams.get("page"));
  const choice = parseChoice(searchParams);
  const [listing, found, shown, tiles] = await Promise.all([
    getChosenCategory(context, isAll ? null : text, { choice, page }),
    isAll ? null : findCategory(context, text),
    isAll ? getShownCategories(context) : null,
    isAll ? null : getTiles(context),
  ]);
  if (!isAll && (!found || found.isHidden)) throw new Response(words.noCategory, { status: 404 });
  const category = found?.name ?? null;
  if (category && slugOf(category) !== slugOf(text))
    throw redirect(categoryPath(category) + search, 301);
  const path = category ? categoryPath(category) : allProductsPath;
  const isShort = !isAll && listing.pages === 1 && listing.cards.length <= short;
  const isPlain = !isChosen(listing.choice);
  const canonical = new URL(
    path + (isPlain && listing.page > 1 ? `?page=${listing.page}` : ""),
    request.url,
  );
  return {
    category,
    ...(found && ownCall(found)),
    canonical: canonical.href,
    isPlain,
    ...listing,
    ...(isAll && { ways: allCalled(shown).map(({ name, called }) => [name, called] as const) }),
    ...(isShort && { tiles }),
    cards: sendCards(listing.cards),
    facets: JSON.stringify(listing.facets),
  };
}

/** To the page of this shop that led here; to the home page for who came from elsewhere. */
function goBack(event: MouseEvent) {
  const isLedHere = document.referrer.startsWith(`${location.origin}/`);
  if (!isLedHere || history.length < 2) return;
  event.preventDefault();
  history.back();
}

export default function Category() {
  const { category, called, ways, tiles, cards, count, page, pages, hasNext, choice, facets } =
    useLoaderData<typeof loader>();
  const chosen = choiceParams(choice);
  return (
    <Page>
      <BackLink to={homePath} onClick={goBack}>
        {words.goBack}
      </BackLink>
      <div className="mb-3 flex flex-wrap items-baseline gap-x-3">
        <h1>{titleOf({ category, called })}</h1>
        <p className="text-stone">{words.count(count)}</p>
      </div>
      {ways ? <CategoryChips ways={ways} label={words.category} /> : null}
      <ChoiceForm choice={choice} facets={facets} />
      {cards.length > 0 ? <CardGrid cards={cards} heading="h2" /> : <NothingLeft all="?" />}
      <Pagination
        page={page}
        hasNext={hasNext}
        pages={pages}
        linkTo={(wanted) => `?${new URLSearchParams([...chosen, ["page", String(wanted)]])}`}
      />
      {tiles !== undefined && category ? <CategoryTiles tiles={tiles} below={category} /> : null}
    </Page>
  );
}
