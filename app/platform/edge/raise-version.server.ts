import { sql } from "drizzle-orm";
import { catalogue } from "#db/schema/catalogue.ts";
import type { Database } from "#app/platform/database.server.ts";

/**
 * Pages are made anew if the statement straight before this one changed a row. Whatever changes what
 * pages show of the catalogue ends with it: cards (`refreshCards`: goods, prices, stock, orders),
 * reviews, labels, categories and their order, taught words, the tax settings, offers, areas of
 * delivery, an imported file.
 */
export function raiseVersion(db: Database) {
  return db
    .update(catalogue)
    .set({ version: sql`version + 1` })
    .where(sql`id = 1 AND changes() > 0`);
}
