// A card is what the view `card_source` says. Who changes what it is made from ends the batch with
// `refreshCards`; who changes what pages show beside the cards names `raiseVersion` behind it.
import { type SQL, getTableColumns, sql } from "drizzle-orm";
import { cards } from "#db/schema/cards.ts";
import type { Database } from "#app/platform/database.server.ts";
import { raiseVersion } from "#app/platform/edge/raise-version.server.ts";
import { insertFrom } from "#app/platform/statements.server.ts";

/** Some of the cards, by columns that `cards` and `card_source` both have. */
export type SomeCards = SQL;

export const allCards: SomeCards = sql`true`;

const listed = (ids: readonly string[]) =>
  sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;

export const cardsOfProducts = (ids: readonly string[]): SomeCards =>
  sql`product_id IN ${listed(ids)}`;

/** By the ids of their rows of `details`. */
export const cardsOfDetails = (ids: readonly string[]): SomeCards => sql`id IN ${listed(ids)}`;

export const cardsOfPacks = (ids: readonly string[]): SomeCards =>
  sql`id IN (SELECT detail_id FROM financials WHERE id IN ${listed(ids)})`;

/** Of what stands on orders, and of what went in its place. */
export const cardsOfOrders = (ids: readonly string[]): SomeCards =>
  sql`id IN (SELECT detail_id FROM order_lines WHERE order_id IN ${listed(ids)}
    UNION SELECT f.detail_id FROM order_changes AS c JOIN order_change_lines AS l ON l.change_id = c.id
      JOIN financials AS f ON f.id = l.swap_financial_id WHERE c.order_id IN ${listed(ids)})`;

const shown = Object.entries(getTableColumns(cards)).map(([key, { name }]) => ({
  key,
  name: sql.raw(name),
  ofCard: sql.raw(`cards.${name}`),
  ofSource: sql.raw(`excluded.${name}`),
}));
const all = (list: SQL[]) => sql.join(list, sql`, `);
const byKey = (column: "name" | "ofSource") =>
  Object.fromEntries(shown.map((one) => [one.key, one[column]])) as Record<
    keyof typeof cards.$inferInsert,
    SQL
  >;
const differs = sql`(${all(shown.map(({ ofCard }) => ofCard))}) IS NOT (${all(shown.map(({ ofSource }) => ofSource))})`;

/** Makes the cards what they are now; where one differs, pages are made anew. */
export function refreshCards(db: Database, some: SomeCards) {
  return {
    gone: db
      .delete(cards)
      .where(
        sql`${some} AND NOT EXISTS (SELECT 1 FROM card_source WHERE card_source.seq = cards.seq)`,
      ),
    raisedByGone: raiseVersion(db),
    shown: insertFrom(db, cards, {
      columns: byKey("name"),
      from: sql`FROM card_source WHERE ${some}`,
    }).onConflictDoUpdate({ target: cards.seq, set: byKey("ofSource"), setWhere: differs }),
    raisedByShown: raiseVersion(db),
  };
}
