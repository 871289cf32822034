// A page beyond the last is the last.
import { and, count, eq, gt } from "drizzle-orm";
import { cards } from "#db/schema/cards.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { Database } from "#app/platform/database.server.ts";
import type { Card } from "#app/features/catalogue/cards/card.ts";
import { selectCards } from "#app/features/catalogue/cards/cards.server.ts";
import { type SentCard, sendCards } from "#app/features/catalogue/cards/sent-card.ts";
import { getSoldMost } from "#app/features/catalogue/ways-on/sold-most.server.ts";
import { type Bought, getBought } from "./bought.server.ts";
import { getTiles } from "./category-order.server.ts";
import { type DeliveryHere, getDeliveryHere } from "./comes-when.server.ts";
import { budgetCategory } from "./category-names.ts";
import type { Tiles } from "./category-tiles.tsx";
import { categoryIdOf } from "./names/find-category.server.ts";

export type Listing = {
  cards: Card[];
  page: number;
  pages: number;
  hasNext: boolean;
  count: number;
};

export const cardsPerCategoryPage = 60;
export const cardsPerListPage = 12;

export type HomeData = DeliveryHere & {
  budget: { cards: SentCard[]; hasMore: boolean };
  shown: number;
  tiles: Tiles;
  bought: Bought | null;
  /** Where it has no budget packages. */
  sold: SentCard[];
  /** Of a shop that has sold nothing yet. */
  goods: SentCard[];
};

/** What the home page shows, with so many of its budget packages. */
export async function getHome(context: RequestContext, shown: number): Promise<HomeData> {
  const [found, tiles, delivery, bought] = await Promise.all([
    context.read(
      selectCards(context, { where: onShelf(context.db, budgetCategory), limit: shown + 1 }),
    ),
    getTiles(context),
    getDeliveryHere(context),
    getBought(context),
  ]);
  const budget = { cards: sendCards(found.slice(0, shown)), hasMore: found.length > shown };
  const sold = found.length > 0 ? [] : await getSoldMost(context, bought?.cards);
  const goods = found.length + sold.length > 0 || bought ? [] : await getFirstGoods(context);
  return { ...delivery, budget, shown, tiles, bought, sold, goods };
}

async function getFirstGoods(context: RequestContext): Promise<SentCard[]> {
  const where = onShelf(context.db, null);
  return sendCards(await context.read(selectCards(context, { where, limit: cardsPerListPage })));
}

/** The cards of a category by what it is called or was, or with null all of the shop's. */
export async function getListing(
  context: RequestContext,
  category: string | null,
  { page, size }: { page: number; size: number },
): Promise<Listing> {
  const where = onShelf(context.db, category);
  const ask = (wanted: number) =>
    context.read(selectCards(context, { where, limit: size, offset: (wanted - 1) * size }));
  const [found, [counted]] = await Promise.all([
    ask(page),
    context.read(context.db.select({ cards: count() }).from(cards).where(where)),
  ]);
  const all = counted?.cards ?? 0;
  const pages = Math.max(1, Math.ceil(all / size));
  const shown = Math.min(page, pages);
  return {
    cards: page > pages ? await ask(pages) : found,
    page: shown,
    pages,
    hasNext: shown < pages,
    count: all,
  };
}

/** Of a category, or with null of the shop. */
export function onShelf(db: Database, category: string | null) {
  return and(
    category === null ? undefined : eq(cards.categoryId, categoryIdOf(db, category)),
    gt(cards.shelf, 0),
  );
}

/** Anything that is no number of a page is page 1. */
export function parsePage(text: string | null | undefined): number {
  return /^[1-9]\d{0,5}$/.test(text ?? "") ? Number(text) : 1;
}
