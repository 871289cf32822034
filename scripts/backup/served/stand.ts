// The shop of the file, as it comes to the code of today: by the two ways there are.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { applyMissing, migrate } from "#db/migrate.ts";
import { openBindings } from "#scripts/bindings.ts";
import { load } from "#scripts/backup/load.ts";
import { readBackup } from "#scripts/backup/read-backup.ts";
import { runCommand } from "#scripts/recovery/run-command.ts";
import { databaseOf } from "#scripts/shop-database.ts";

const file = join(import.meta.dirname, "shop.jsonl");

const variables = parseEnv(
  readFileSync(new URL("../../../.dev.vars.example", import.meta.url), "utf8"),
);

async function open(state: string | null) {
  const { bindings, close } = await openBindings(state);
  return { bindings: { ...bindings, ...variables }, close };
}

export type StandingShop = Awaited<ReturnType<typeof open>>;

/** Into an empty shop, as its owner restores it. */
export async function restored(folder: string): Promise<StandingShop> {
  await runCommand("restore", folder, file);
  return open(join(folder, "v3"));
}

/** In its own database: with the triggers and the search of its time, then migrated. */
export async function migrated(): Promise<StandingShop> {
  const shop = await open(null);
  const { DB } = shop.bindings;
  const backup = readBackup(readFileSync(file, "utf8").split("\n"));
  await applyMissing(DB, backup.migrations ?? []);
  const database = { ...databaseOf(DB), close: shop.close };
  const triggers = await database.query(
    "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'",
  );
  const own = await database.query(
    "SELECT name FROM sqlite_schema WHERE sql LIKE 'CREATE VIRTUAL%content = %'",
  );
  await load(database, backup, {
    present: triggers.map(({ name }) => String(name)),
    triggers: triggers.map(({ sql }) => String(sql)),
    search: [
      ...own.map(({ name }) => `INSERT INTO ${name} (${name}) VALUES ('rebuild')`),
      ...triggers.flatMap(({ sql }) => everyCard(String(sql))),
    ],
  });
  await migrate(DB);
  return shop;
}

/** What that time's trigger does for a new card, for all of them. */
const everyCard = (trigger: string) =>
  /^CREATE TRIGGER .?details_inserted\b/.test(trigger)
    ? (/INSERT INTO card_search[^;]+(?= WHERE d\.seq = new\.seq)/.exec(trigger) ?? [])
    : [];
