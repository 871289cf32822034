// A page beyond the last is the last.
import { and, count, eq, gt } from "drizzle-orm";
import { cards } from "#db/schema/cards.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { slugOf } from "#app/values/text.ts";
import type { Card } from "#app/features/catalogue/cards/card.ts";
import { selectCards } from "#app/features/catalogue/cards/cards.server.ts";
import { type SentCard, sendCards } from "#app/features/catalogue/cards/sent-card.ts";
import { type Bought, getBought } from "./bought.server.ts";
import { getTiles } from "./category-order.server.ts";
import { type ComesWhen, getComesWhen } from "./comes-when.server.ts";
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
  delivery: ComesWhen | null;
  bought: Bought | null;
};

/** What the home page shows, with so many of its budget packages. */
export async function getHome(context: RequestContext, shown: number): Promise<HomeData> {
  const [found, tiles, delivery, bought] = await Promise.all([
    context.read(selectCards(context, { where: onShelf(budgetCategory), limit: shown + 1 })),
    getTiles(context),
    getComesWhen(context),
    getBought(context),
  ]);
  const budget = { cards: sendCards(found.slice(0, shown)), hasMore: found.length > shown };
  return { budget, shown, tiles, delivery, bought };
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
  const [found, [counted]] = await Promise.all([
    ask(page),
    context.read(context.db.select({ cards: count() }).from(cards).where(onShelf(category))),
  ]);
  const pages = Math.max(1, Math.ceil((counted?.cards ?? 0) / size));
  const shown = Math.min(page, pages);
  return {
    cards: page > pages ? await ask(pages) : found,
    page: shown,
    pages,
    hasNext: shown < pages,
  };
}

/** Of a category, or with null of the shop. */
export function onShelf(category: string | null) {
  return and(
    category === null ? undefined : eq(cards.categoryId, slugOf(category)),
    gt(cards.shelf, 0),
  );
}

/** Anything that is no number of a page is page 1. */
export function parsePage(text: string | null | undefined): number {
  return /^[1-9]\d{0,5}$/.test(text ?? "") ? Number(text) : 1;
}
