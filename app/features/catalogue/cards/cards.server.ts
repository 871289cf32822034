// A card shows only packs with a price, in order of creation; sold-out cards stand last.
import { type SQL, and, exists, gt, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { cards } from "#db/schema/cards.ts";
import { cardNames } from "#db/shown-names.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { Database } from "#app/platform/database.server.ts";
import type { PricedPack } from "#app/values/pack.ts";
import { type AnsweredPack, readPack } from "./sent-card.ts";

/** What a card shows. */
export const cardColumns = () => ({
  detailId: cards.id,
  productId: cards.productId,
  slug: cards.slug,
  ...cardNames(),
  brand: cards.brand,
  category: sql`${cards.categoryWords}`.mapWith(nameOfWords).as("category"),
  vegMark: cards.vegMark,
  image: cards.image,
  packs: sql`${cards.packs}`.mapWith(parsePacks).as("packs"),
});

function nameOfWords(categoryWords: string): string {
  const [name = ""] = categoryWords.split("\n");
  return name;
}

export type SortKey = SQL | SQLiteColumn;
type CardList = {
  where: SQL | undefined;
  /** In stock first, and then the oldest, where no other order is asked for. */
  orderBy?: SortKey[];
  limit: number;
  offset?: number;
};

export function selectCards(
  context: RequestContext,
  { where, orderBy = [cards.shelf], limit, offset = 0 }: CardList,
) {
  return context.db
    .select(cardColumns())
    .from(cards)
    .where(where)
    .orderBy(...orderBy, cards.seq)
    .limit(limit)
    .offset(offset);
}

/** Whether a shopper sees any of these cards. */
export function isAnyShown(db: Database, which: SQL) {
  const shown = db
    .select({ id: cards.id })
    .from(cards)
    .where(and(which, gt(cards.shelf, 0)));
  return exists(shown);
}

export function parsePacks(json: string): PricedPack[] {
  return (JSON.parse(json) as AnsweredPack[]).map(readPack);
}
