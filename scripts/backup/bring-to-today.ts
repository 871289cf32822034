// A backup of an older release is read into a database of its own in the state it names, migrated
// there as a shop that stands would be, and backed up anew.
import { applyMissing, migrate, migrationNames } from "#db/migrate.ts";
import { openBindings } from "#scripts/bindings.ts";
import { type ShopDatabase, databaseOf } from "#scripts/shop-database.ts";
import { backUp } from "./backup.ts";
import { columnDifferences, load } from "./load.ts";
import { type Backup, readBackup } from "./read-backup.ts";
import { listTables } from "./tables.ts";

/** Lines of a backup of this release. Throws for one of a newer release and for no whole backup. */
export async function bringToToday(lines: string[]): Promise<string[]> {
  const backup = readBackup(lines);
  const names = migrationNames();
  const unknown = backup.migrations?.filter((name) => !names.includes(name)) ?? [];
  if (unknown.length > 0)
    throw new Error(
      `The backup is of a newer release: ${unknown.join(", ")} is not known here. Restore it with that release.`,
    );
  if (backup.migrations?.length === names.length) return lines;
  const { bindings, close } = await openBindings(null);
  try {
    const database = { ...databaseOf(bindings.DB), close };
    await reachState(bindings.DB, backup);
    await loadAsThere(database, backup);
    await migrate(bindings.DB);
    const today: string[] = [];
    for await (const line of backUp(database)) today.push(line);
    return today;
  } finally {
    await close();
  }
}

/** By the names in the backup, else by its columns, which are those of one state after the other. */
async function reachState(d1: D1Database, { migrations, parts }: Backup): Promise<void> {
  if (migrations) return void (await applyMissing(d1, migrations));
  for (const name of migrationNames()) {
    await applyMissing(d1, [name]);
    if (columnDifferences(await listTables(databaseOf(d1)), parts).length === 0) return;
  }
  throw new Error("The backup names no migrations, and its columns are those of no release.");
}

/** With the triggers of that state; what is searched in a table's own text is made anew. */
async function loadAsThere(database: ShopDatabase, backup: Backup): Promise<void> {
  const [triggers = [], searches = []] = await database.read([
    "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'",
    "SELECT name FROM sqlite_schema WHERE sql LIKE 'CREATE VIRTUAL%content = %'",
  ]);
  await load(database, backup, {
    present: triggers.map(({ name }) => String(name)),
    triggers: triggers.map(({ sql }) => String(sql)),
    search: searches.map(({ name }) => `INSERT INTO ${name} (${name}) VALUES ('rebuild')`),
  });
}
