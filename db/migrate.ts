import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type NamesDatabase, rememberNewNames } from "./remember-names.ts";

const folder = join(import.meta.dirname, "migrations");

/**
 * Applies what is missing, in order, makes names findable that no program has looked at yet, and
 * keeps wrangler's own book of it (`d1_migrations`). Answers the new names.
 */
export async function migrate(d1: D1Database): Promise<string[]> {
  await d1
    .prepare(
      "CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)",
    )
    .run();
  const { results } = await d1.prepare("SELECT name FROM d1_migrations").all<{ name: string }>();
  const applied = new Set(results.map((row) => row.name));
  const missing = readdirSync(folder)
    .filter((name) => name.endsWith(".sql") && !applied.has(name))
    .sort();
  for (const name of missing) {
    const statements = readFileSync(join(folder, name), "utf8").split("--> statement-breakpoint");
    await d1.batch([
      ...statements.map((statement) => d1.prepare(statement)),
      d1.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(name),
    ]);
  }
  if (missing.length > 0) await rememberNewNames(databaseOf(d1));
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
