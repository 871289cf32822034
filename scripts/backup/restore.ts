// A backup of this release into an empty shop: the triggers are those of the repository, and the
// search is made anew.
import { findableOrders, findableUsers } from "#db/search-tables.ts";
import { readTriggers } from "#db/truth.ts";
import type { ShopDatabase } from "#scripts/shop-database.ts";
import { load } from "./load.ts";
import { readBackup } from "./read-backup.ts";
import { listTables } from "./tables.ts";

/** How each search index is made anew. */
export const searchFrom = [
  "INSERT INTO card_index (card_index) VALUES ('rebuild')",
  findableOrders,
  findableUsers,
];

/**
 * Answers how many rows each table has now. Throws, with the shop as it was, for a shop in use, a
 * file that is no whole backup of this release, and a row that the database refuses.
 */
export async function restore(
  database: ShopDatabase,
  lines: string[],
): Promise<Record<string, number>> {
  const backup = readBackup(lines);
  await load(database, backup, {
    present: await refuseOthers(database),
    triggers: [...readTriggers().values()],
    search: searchFrom,
  });
  const tables = await listTables(database);
  const [restored = {}] = await database.query(
    `SELECT ${tables.map(({ name }) => `(SELECT count(*) FROM "${name}") AS "${name}"`).join(", ")}`,
  );
  return restored as Record<string, number>;
}

/** Throws for a shop in use, and for one with triggers of others; answers the triggers it has. */
async function refuseOthers(database: ShopDatabase): Promise<string[]> {
  const [[used] = [], rows = []] = await database.read([
    "SELECT (SELECT count(*) FROM users) + (SELECT count(*) FROM products) + (SELECT count(*) FROM orders) AS n",
    "SELECT name FROM sqlite_schema WHERE type = 'trigger'",
  ]);
  if (used?.n !== 0)
    throw new Error(
      "This shop has products, users or orders: a backup is restored into an empty one.",
    );
  const present = rows.map(({ name }) => String(name));
  const foreign = present.filter((name) => !readTriggers().has(name));
  if (foreign.length > 0)
    throw new Error(`This shop is of another version: ${foreign.join(", ")} is not known here.`);
  return present;
}
