import { drizzle } from "drizzle-orm/d1";
import { allCards, refreshCards } from "#app/features/catalogue/cards/refresh-cards.server.ts";
import type { Database } from "#app/platform/database.server.ts";
import { batch } from "#app/platform/statements.server.ts";

/** After a test wrote what cards are made from by its own SQL. */
export async function refreshAllCards(d1: D1Database): Promise<void> {
  const db = drizzle(d1) as Database;
  await batch(db, refreshCards(db, allCards));
}
