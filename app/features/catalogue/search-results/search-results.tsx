import { allProductsPath, parchiPath, searchResultsPath } from "#app/addresses/paths.ts";
import { Page } from "#app/ui/page.tsx";
import type { SentCard } from "#app/features/catalogue/cards/sent-card.ts";
import { CardGrid } from "#app/features/catalogue/cards/card-grid.tsx";
import { type ListChoice, choiceParams } from "#app/features/catalogue/choosing/choice.ts";
import { ChoiceForm, NothingLeft } from "#app/features/catalogue/choosing/choice-form.tsx";
import { words as ofLists } from "#app/features/catalogue/listing/titles.words.ts";
import { Pagination } from "#app/features/catalogue/listing/pagination.tsx";
import { MoreCards } from "#app/features/catalogue/ways-on/more-cards.tsx";
import { WaysToGoods, type WaysOnData } from "#app/features/catalogue/ways-on/ways-on.tsx";
import { words } from "./words.ts";

type SearchResultsProps = {
  query: string;
  cards: SentCard[];
  /** Null as long as nobody counted. */
  count: number | null;
  hasNext: boolean;
  isCut: boolean;
  isNear: boolean;
  /** What is near is of another kind than the one that is named. */
  isNotSold: boolean;
  /** Asks a person for what was not found; null where something was, or none is configured. */
  messagingHref: string | null;
  page: number;
  choice: ListChoice;
  /** Null as long as nobody counted. */
  facets: string | null;
  /** Where nothing was found. */
  waysOn?: WaysOnData;
  /** Where little was. */
  more?: { title?: string; cards: SentCard[] };
};

export function SearchResults({
  query,
  cards,
  count,
  hasNext,
  isCut,
  isNear,
  isNotSold,
  messagingHref,
  page,
  choice,
  facets,
  waysOn,
  more,
}: SearchResultsProps) {
  const chosen = choiceParams(choice);
  return (
    <Page>
      <div
        className={
          waysOn && query ? "sr-only" : "mb-4 flex flex-wrap items-baseline gap-x-3 wrap-anywhere"
        }
      >
        <h1>{query ? words.resultsFor(query) : words.search}</h1>
        {count && !isNear ? <p className="text-stone">{ofLists.count(count)}</p> : null}
      </div>
      {isNear ? (
        <h2 className="mb-4 wrap-anywhere">
          {isNotSold ? words.notSold(query) : words.nearTo(query)}
        </h2>
      ) : null}
      {cards.length > 1 || chosen.length > 0 ? (
        <ChoiceForm choice={choice} facets={facets} kept={{ query }} />
      ) : null}
      {cards.length > 0 ? (
        <CardGrid cards={cards} heading={isNear ? "h3" : "h2"} />
      ) : chosen.length > 0 ? (
        <NothingLeft all={searchResultsPath(query)} />
      ) : (
        <NothingFound {...{ query, messagingHref, waysOn }} />
      )}
      {more ? <MoreCards {...more} /> : null}
      {isCut ? <p className="mt-4 text-stone">{words.more}</p> : null}
      <Pagination
        page={page}
        hasNext={hasNext}
        linkTo={(wanted) => searchResultsPath(query, wanted, chosen)}
      />
    </Page>
  );
}

/** The way on is the same with an empty text and with one that finds nothing. */
function NothingFound({
  query,
  messagingHref,
  waysOn,
}: Pick<SearchResultsProps, "query" | "messagingHref" | "waysOn">) {
  return (
    <>
      <p className={query ? "text-xl leading-tight font-bold wrap-anywhere" : undefined}>
        {query ? words.noneFound(query) : words.typeOrChoose}
      </p>
      {query ? <p className="mt-1 text-stone">{words.tryOther}</p> : null}
      <p className="mt-3 mb-6 grid gap-2 md:flex">
        <a href={allProductsPath} className="button">
          {words.allProducts}
        </a>
        {messagingHref ? (
          <a href={messagingHref} className="button button-plain">
            {words.askForIt}
          </a>
        ) : null}
        <a href={parchiPath} className="button button-plain">
          {words.orderFromList}
        </a>
      </p>
      {waysOn ? <WaysToGoods {...waysOn} /> : null}
    </>
  );
}
