// A category as its shopper wants it: what can be chosen is counted, what is chosen is ordered and
// paged. What nothing there is called is no choice, and a page beyond the last is the last.
import { and, count, eq, gt, notExists, or } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { cards } from "#db/schema/cards.ts";
import type { Card } from "#app/features/catalogue/cards/card.ts";
import { selectCards } from "#app/features/catalogue/cards/cards.server.ts";
import { cardsPerCategoryPage, onShelf } from "#app/features/catalogue/listing/listing.server.ts";
import { categoryIdOf } from "#app/features/catalogue/listing/names/find-category.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { ListChoice } from "./choice.ts";
import {
  type Facets,
  type Traits,
  countChosen,
  countFacets,
  inStockShelf,
  knownChoice,
} from "./facets.ts";
import { sortKeys, withBest } from "./sort-cards.server.ts";

export type ChosenCategory = {
  cards: Card[];
  page: number;
  pages: number;
  hasNext: boolean;
  /** Of all its pages. */
  count: number;
  choice: ListChoice;
  facets: Facets;
};

/** By what it is called or was; with null all of the shop's. */
export async function getChosenCategory(
  context: RequestContext,
  category: string | null,
  { size = cardsPerCategoryPage, ...asked }: { choice: ListChoice; page: number; size?: number },
): Promise<ChosenCategory> {
  const [found, traits] = await Promise.all([
    readPage(context, category, { ...asked, size }),
    readTraits(context, category),
  ]);
  const choice = knownChoice(traits, asked.choice);
  const chosen = countChosen(traits, choice);
  const pages = Math.max(1, Math.ceil(chosen / size));
  const page = Math.min(asked.page, pages);
  const shown =
    page === asked.page ? found : await readPage(context, category, { choice, page, size });
  return {
    cards: shown.map((card) => withBest(card, choice.sort)),
    page,
    pages,
    hasNext: page < pages,
    count: chosen,
    choice,
    facets: countFacets(traits, choice),
  };
}

type AskedPage = { choice: ListChoice; page: number; size: number };

function readPage(
  context: RequestContext,
  category: string | null,
  { choice: { brand, origin, inStock, sort }, page, size }: AskedPage,
) {
  const where = and(
    onShelf(context.db, category),
    brand === null ? undefined : isOrUnknown(context, "brand", { value: brand, category }),
    origin === null
      ? undefined
      : isOrUnknown(context, "originCountry", { value: origin, category }),
    inStock ? eq(cards.shelf, inStockShelf) : undefined,
  );
  const offset = (page - 1) * size;
  return context.read(
    selectCards(context, {
      where,
      limit: size,
      offset,
      ...(sort ? { orderBy: sortKeys()[sort] } : {}),
    }),
  );
}

function isOrUnknown(
  { db }: RequestContext,
  name: "brand" | "originCountry",
  { value, category }: { value: string; category: string | null },
) {
  const listed = alias(cards, "listed");
  const called = db
    .select({ id: listed.id })
    .from(listed)
    .where(
      and(
        category === null ? undefined : eq(listed.categoryId, categoryIdOf(db, category)),
        eq(listed[name], value),
        gt(listed.shelf, 0),
      ),
    );
  return or(eq(cards[name], value), notExists(called));
}

/** Those that are alike in one row, in the order of their index. */
async function readTraits(context: RequestContext, category: string | null): Promise<Traits[]> {
  const { categoryId, brand, originCountry, shelf } = cards;
  const rows = await context.read(
    context.db
      .select({ brand, originCountry, shelf, cards: count() })
      .from(cards)
      .where(onShelf(context.db, category))
      .groupBy(categoryId, brand, originCountry, shelf),
  );
  return rows.map((row) => [row.brand, row.originCountry, row.shelf, row.cards]);
}
