// A category as its shopper wants it: what can be chosen is counted, what is chosen is ordered and
// paged. What nothing there is called is no choice: the list is then asked for without it.
import { and, eq, gt, sql } from "drizzle-orm";
import { details } from "#db/schema/products.ts";
import type { Card } from "#app/features/catalogue/cards/card.ts";
import {
  cardsPerCategoryPage as size,
  getListing,
} from "#app/features/catalogue/listing/listing.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { slugOf } from "#app/values/text.ts";
import { type ListChoice, isChosen } from "./choice.ts";
import { readChosen } from "./chosen-cards.server.ts";
import { type Facets, type Traits, countFacets, countMatches, knownChoice } from "./facets.ts";

export type ChosenCategory = {
  cards: Card[];
  page: number;
  /** Unknown where they are not counted. */
  pages: number | undefined;
  hasNext: boolean;
  choice: ListChoice;
  /** Null for all products together: their brands are too many to choose from. */
  facets: Facets | null;
};

type Wanted = { choice: ListChoice; page: number };

/** With null all of the shop's. */
export async function getChosenCategory(
  context: RequestContext,
  category: string | null,
  { choice, page }: Wanted,
): Promise<ChosenCategory> {
  if (isChosen(choice))
    return category === null
      ? chooseFromAll(context, { choice, page })
      : choose(context, category, { choice, page });
  const [listing, traits] = await Promise.all([
    getListing(context, category, { page, size }),
    category === null ? null : readTraits(context, category),
  ]);
  return { ...listing, choice, facets: traits && countFacets(traits, choice) };
}

async function readTraits(context: RequestContext, category: string): Promise<Traits[]> {
  const [row] = await context.read(
    context.db
      .select({
        traits: sql<string>`json_group_array(json_array(brand, origin_country, shelf))`.as(
          "traits",
        ),
      })
      .from(details)
      .where(and(eq(details.categoryId, slugOf(category)), gt(details.shelf, 0))),
  );
  return JSON.parse(row?.traits ?? "[]") as Traits[];
}

async function choose(
  context: RequestContext,
  category: string,
  { choice, page }: Wanted,
): Promise<ChosenCategory> {
  const list = {
    from: sql`details AS d WHERE d.category_id = ${slugOf(category)} AND d.shelf > 0`,
    orderBy: sql`d.shelf, d.seq`,
  };
  const { cards, traits } = await readChosen(context, list, {
    choice,
    size,
    offset: (page - 1) * size,
  });
  const known = knownChoice(traits, choice);
  const pages = Math.max(1, Math.ceil(countMatches(traits, known) / size));
  const isOther = known.brand !== choice.brand || known.origin !== choice.origin;
  if (isOther || page > pages)
    return getChosenCategory(context, category, { choice: known, page: Math.min(page, pages) });
  const facets = countFacets(traits, choice);
  return { cards, page, pages, hasNext: page < pages, choice, facets };
}

/** Nothing is counted there. */
async function chooseFromAll(
  context: RequestContext,
  { choice, page }: Wanted,
): Promise<ChosenCategory> {
  const list = {
    from: sql`details AS d WHERE d.shelf > 0`,
    orderBy: sql`d.shelf, d.seq`,
    isWithoutFacets: true,
  };
  const offset = (page - 1) * size;
  const { cards, hasMore } = await readChosen(context, list, { choice, size, offset });
  const { brand, origin } = choice;
  if (cards.length === 0 && page > 1) return chooseFromAll(context, { choice, page: 1 });
  if (cards.length === 0 && (brand !== null || origin !== null))
    return getChosenCategory(context, null, {
      choice: { ...choice, brand: null, origin: null },
      page,
    });
  return { cards, page, pages: undefined, hasNext: hasMore, choice, facets: null };
}
