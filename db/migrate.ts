import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type NamesDatabase, rememberNewNames } from "./remember-names.ts";

const folder = join(import.meta.dirname, "migrations");

/** Wrangler's own book of what is applied. */
export const migrationsBook =
  "CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)";

export const noteMigration = (name: string) =>
  `INSERT INTO d1_migrations (name) VALUES ('${name}')`;

/** In their order. */
export function migrationNames(): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort();
}

/** Whether it takes away what the Worker before it still writes and reads. */
export const waitsForWorker = (name: string) =>
  readFileSync(join(folder, name), "utf8").startsWith("-- after the Worker");

/**
 * Without the last ones that begin with `-- after the Worker`: these take away what the Worker before them still
 * writes and reads, so a deployed shop gets them once the new one is up.
 */
export function namesBeforeTheWorker(names = migrationNames()): string[] {
  return names.slice(0, names.findLastIndex((name) => !waitsForWorker(name)) + 1);
}

export function statementsOf(name: string): string[] {
  return readFileSync(join(folder, name), "utf8").split("--> statement-breakpoint");
}

/**
 * Applies what is missing, and makes names findable by the words of this release. Answers the new
 * migrations.
 */
export async function migrate(d1: D1Database): Promise<string[]> {
  const missing = await applyMissing(d1, migrationNames());
  await rememberNewNames(databaseOf(d1));
  return missing;
}

/** Those of `names` that are missing, in their order, each with its entry in the book. */
export async function applyMissing(d1: D1Database, names: string[]): Promise<string[]> {
  await d1.prepare(migrationsBook).run();
  const { results } = await d1.prepare("SELECT name FROM d1_migrations").all<{ name: string }>();
  const applied = new Set(results.map((row) => row.name));
  const missing = names.filter((name) => !applied.has(name));
  for (const name of missing)
    await d1.batch([...statementsOf(name), noteMigration(name)].map((sql) => d1.prepare(sql)));
  return missing;
}

/** As the programs that also know a deployed one ask it. */
function databaseOf(d1: D1Database): NamesDatabase {
  return {
    query: async (sql) => (await d1.prepare(sql).all<Record<string, string>>()).results,
    execute: (statements) => d1.batch(statements.map((sql) => d1.prepare(sql))),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { openBindings } = await import("#scripts/bindings.ts");
  const { bindings, close } = await openBindings();
  const names = await migrate(bindings.DB);
  console.log(names.length > 0 ? `Applied: ${names.join(", ")}` : "Nothing to migrate");
  await close();
}
