// A category as its shopper wants it: what can be chosen is counted, what is chosen is ordered and
// paged. What nothing there is called is no choice.
import { and, count, eq, gt, sql } from "drizzle-orm";
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
import { type Facets, type Traits, countFacets, knownChoice } from "./facets.ts";

export type ChosenCategory = {
  cards: Card[];
  page: number;
  pages: number;
  hasNext: boolean;
  choice: ListChoice;
  facets: Facets;
};

/** With null all of the shop's. */
export async function getChosenCategory(
  context: RequestContext,
  category: string | null,
  { choice, page }: { choice: ListChoice; page: number },
): Promise<ChosenCategory> {
  const listing = isChosen(choice)
    ? await readChosen(context, listOf(category), { choice, size, page })
    : await readPlain(context, category, page);
  const { cards, page: shown, pages, traits } = listing;
  const known = knownChoice(traits, choice);
  const facets = countFacets(traits, known);
  return { cards, page: shown, pages, hasNext: shown < pages, choice: known, facets };
}

/** By the counters, which a list that nothing is chosen of needs no more than. */
async function readPlain(context: RequestContext, category: string | null, page: number) {
  const [listing, traits] = await Promise.all([
    getListing(context, category, { page, size }),
    readTraits(context, category),
  ]);
  return { ...listing, traits };
}

/** Those that are alike in one row, in the order of their index. */
async function readTraits(context: RequestContext, category: string | null): Promise<Traits[]> {
  const { categoryId, brand, originCountry, shelf } = details;
  const rows = await context.read(
    context.db
      .select({ brand, originCountry, shelf, cards: count() })
      .from(details)
      .where(and(category === null ? undefined : eq(categoryId, slugOf(category)), gt(shelf, 0)))
      .groupBy(categoryId, brand, originCountry, shelf),
  );
  return rows.map((row) => [row.brand, row.originCountry, row.shelf, row.cards]);
}

function listOf(category: string | null) {
  const ofCategory = category === null ? sql`` : sql`d.category_id = ${slugOf(category)} AND`;
  return {
    from: sql`details AS d WHERE ${ofCategory} d.shelf > 0`,
    orderBy: sql`d.shelf, d.seq`,
  };
}
