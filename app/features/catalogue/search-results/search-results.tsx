import { searchResultsPath } from "#app/addresses/paths.ts";
import { Page } from "#app/ui/page.tsx";
import type { SentCard } from "#app/features/catalogue/cards/sent-card.ts";
import { CardGrid } from "#app/features/catalogue/cards/card-grid.tsx";
import { type ListChoice, choiceParams } from "#app/features/catalogue/choosing/choice.ts";
import { ChoiceForm, NothingLeft } from "#app/features/catalogue/choosing/choice-form.tsx";
import { CategoryChips } from "#app/features/catalogue/listing/category-chips.tsx";
import { Pagination } from "#app/features/catalogue/listing/pagination.tsx";
import { allCalled } from "#app/features/catalogue/listing/names/all-called.ts";
import { words } from "./words.ts";

type SearchResultsProps = {
  query: string;
  cards: SentCard[];
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
  /** The way on, where the owner changed categories. */
  categories?: { name: string; called?: string }[] | null;
};

export function SearchResults({
  query,
  cards,
  hasNext,
  isCut,
  isNear,
  isNotSold,
  messagingHref,
  page,
  choice,
  facets,
  categories,
}: SearchResultsProps) {
  const chosen = choiceParams(choice);
  return (
    <Page>
      <h1 className="mb-4 wrap-anywhere">{query ? words.resultsFor(query) : words.search}</h1>
      {cards.length > 1 || chosen.length > 0 ? (
        <ChoiceForm choice={choice} facets={facets} kept={{ query }} />
      ) : null}
      {isNear ? (
        <h2 className="mb-4 wrap-anywhere">
          {isNotSold ? words.notSold(query) : words.nearTo(query)}
        </h2>
      ) : null}
      {cards.length > 0 ? (
        <CardGrid cards={cards} heading={isNear ? "h3" : "h2"} />
      ) : chosen.length > 0 ? (
        <NothingLeft all={searchResultsPath(query)} />
      ) : (
        <NothingFound {...{ query, messagingHref, categories }} />
      )}
      {isCut ? <p className="mt-4 text-stone">{words.more}</p> : null}
      <Pagination
        page={page}
        hasNext={hasNext}
        linkTo={(wanted) => searchResultsPath(query, wanted, chosen)}
      />
    </Page>
  );
}

/**
 * The way on is the same with an empty text and with one that finds nothing: the shop's categories.
 */
function NothingFound({
  query,
  messagingHref,
  categories,
}: Pick<SearchResultsProps, "query" | "messagingHref" | "categories">) {
  return (
    <>
      <p className="mb-4 wrap-anywhere">{query ? words.noneFound(query) : words.typeOrChoose}</p>
      {messagingHref ? (
        <p className="mb-4">
          <a href={messagingHref} rel="noopener" className="button">
            {words.askForIt}
          </a>
        </p>
      ) : null}
      <nav aria-label={words.categories}>
        <CategoryChips categories={allCalled(categories)} />
      </nav>
    </>
  );
}
