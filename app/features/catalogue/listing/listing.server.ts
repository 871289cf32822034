// Lists page by counters the database keeps; a page beyond the last is the last.
import { and, eq, gt } from "drizzle-orm";
import { catalogue, categories } from "#db/schema/catalogue.ts";
import { details } from "#db/schema/products.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { slugOf } from "#app/values/text.ts";
import type { Card } from "#app/features/catalogue/cards/card.ts";
import { selectCards } from "#app/features/catalogue/cards/cards.server.ts";
import { type SentCard, sendCards } from "#app/features/catalogue/cards/sent-card.ts";
import { getTiles } from "./category-order.server.ts";
import { budgetCategory, categoryNames } from "./category-names.ts";

export type Listing = { cards: Card[]; page: number; pages: number; hasNext: boolean };

export const cardsPerCategoryPage = 60;
export const cardsPerListPage = 12;

/**
 * The category's name as it is spelled, whatever the case or form of the address; null for none.
 */
export function findCategory(text: string): string | null {
  const slug = slugOf(text);
  return categoryNames.find((name) => slugOf(name) === slug) ?? null;
}

export type HomeData = {
  budget: { cards: SentCard[]; hasMore: boolean };
  shown: number;
  tiles: number[] | null;
};

/** What the home page shows, with so many of its budget packages. */
export async function getHome(context: RequestContext, shown: number): Promise<HomeData> {
  const [cards, [counted], tiles] = await Promise.all([
    context.read(selectCards(context, { where: onShelf(budgetCategory), limit: shown })),
    context.read(selectCount(context, budgetCategory)),
    getTiles(context),
  ]);
  const hasMore = (counted?.cardCount ?? 0) > shown;
  return { budget: { cards: sendCards(cards), hasMore }, shown, tiles };
}

/** A category's cards, or with null all of the shop's. */
export async function getListing(
  context: RequestContext,
  category: string | null,
  { page, size }: { page: number; size: number },
): Promise<Listing> {
  const ask = (wanted: number) =>
    context.read(
      selectCards(context, { where: onShelf(category), limit: size, offset: (wanted - 1) * size }),
    );
  const [cards, [counted]] = await Promise.all([
    ask(page),
    context.read(selectCount(context, category)),
  ]);
  const pages = Math.max(1, Math.ceil((counted?.cardCount ?? 0) / size));
  const shown = Math.min(page, pages);
  return {
    cards: page > pages ? await ask(pages) : cards,
    page: shown,
    pages,
    hasNext: shown < pages,
  };
}

function selectCount({ db }: RequestContext, category: string | null) {
  return category === null
    ? db.select({ cardCount: catalogue.cardCount }).from(catalogue).where(eq(catalogue.id, 1))
    : db
        .select({ cardCount: categories.cardCount })
        .from(categories)
        .where(eq(categories.id, slugOf(category)));
}

function onShelf(category: string | null) {
  return and(
    category === null ? undefined : eq(details.categoryId, slugOf(category)),
    gt(details.shelf, 0),
  );
}

/** Anything that is no number of a page is page 1. */
export function parsePage(text: string | null | undefined): number {
  return /^[1-9]\d{0,5}$/.test(text ?? "") ? Number(text) : 1;
}
