// A card is what the view `card_source` says. Who changes what it is made from ends the batch with
// `refreshCards`; who changes what pages show beside the cards names `raiseVersion` behind it.
import { type SQL, and, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import { type SQLiteColumn, alias } from "drizzle-orm/sqlite-core";
import { cards } from "#db/schema/cards.ts";
import { orderChangeLines, orderChanges } from "#db/schema/order-changes.ts";
import { orderLines } from "#db/schema/orders.ts";
import { financials } from "#db/schema/products.ts";
import type { Database } from "#app/platform/database.server.ts";
import { raiseVersion } from "#app/platform/edge/raise-version.server.ts";
import { insertFrom, oneOf } from "#app/platform/statements.server.ts";

/** The view has the columns of the table. */
const source = alias(cards, "card_source");
const excluded = alias(cards, "excluded");
type Card = Record<"id" | "productId" | "categoryId", SQLiteColumn>;

/** Which of the cards, and of the view's rows. */
export type SomeCards = (card: Card, db: Database) => SQL;

export const allCards: SomeCards = () => sql`true`;

export const cardsOfProducts =
  (ids: readonly string[]): SomeCards =>
  (card) =>
    oneOf(card.productId, ids);

export const cardsOfCategory =
  (id: string): SomeCards =>
  (card) =>
    eq(card.categoryId, id);

/** By the ids of their rows of `details`. */
export const cardsOfDetails =
  (ids: readonly string[]): SomeCards =>
  (card) =>
    oneOf(card.id, ids);

export const cardsOfPacks =
  (ids: readonly string[]): SomeCards =>
  (card, db) =>
    inArray(
      card.id,
      db.select({ id: financials.detailId }).from(financials).where(oneOf(financials.id, ids)),
    );

/** Of what stands on orders, and of what went in its place. */
export const cardsOfOrders =
  (ids: readonly string[]): SomeCards =>
  (card, db) => {
    const swappedIn = db
      .select({ id: financials.detailId })
      .from(orderChanges)
      .innerJoin(orderChangeLines, eq(orderChangeLines.changeId, orderChanges.id))
      .innerJoin(financials, eq(financials.id, orderChangeLines.swapFinancialId))
      .where(oneOf(orderChanges.orderId, ids));
    const ordered = db
      .select({ id: orderLines.detailId })
      .from(orderLines)
      .where(oneOf(orderLines.orderId, ids));
    return inArray(card.id, ordered.union(swappedIn));
  };

const columnsOf = (table: typeof cards | typeof excluded) => Object.values(getTableColumns(table));

/** Makes the cards what they are now; where one differs, pages are made anew. */
export function refreshCards(db: Database, some: SomeCards) {
  const isGone = sql`NOT EXISTS (SELECT 1 FROM card_source WHERE card_source.seq = cards.seq)`;
  return {
    gone: db.delete(cards).where(and(some(cards, db), isGone)),
    raisedByGone: raiseVersion(db),
    shown: insertFrom(db, cards, {
      columns: getTableColumns(source),
      from: sql`FROM card_source WHERE ${some(source, db)}`,
    }).onConflictDoUpdate({
      target: cards.seq,
      set: getTableColumns(excluded),
      setWhere: sql`${columnsOf(cards)} IS NOT ${columnsOf(excluded)}`,
    }),
    raisedByShown: raiseVersion(db),
  };
}
