import { expect } from "vitest";
import { getTableColumns } from "drizzle-orm";
import { cards } from "#db/schema/cards.ts";

export const cardColumnNames = Object.values(getTableColumns(cards)).map(({ name }) => name);

/** Every card is what the view says, to the letter, and the index holds its words. */
export async function compareCards(d1: D1Database): Promise<void> {
  const read = async (table: string) =>
    (await d1.prepare(`SELECT ${cardColumnNames.join()} FROM ${table} ORDER BY seq`).all()).results;
  expect(await read("cards")).toEqual(await read("card_source"));
  await d1.prepare("INSERT INTO card_index (card_index, rank) VALUES ('integrity-check', 1)").run();
}
