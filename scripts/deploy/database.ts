import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrationNames } from "#db/migrate.ts";
import { categoriesSql } from "#db/seed/categories.ts";
import { readConfig, shopConfig } from "./production.ts";
import { wrangler } from "./wrangler.ts";

/**
 * Wrangler's words for where: `["--remote"]`, or `["--local", "--persist-to", folder]` for one that
 * may be thrown away.
 */
export type Target = string[];

type Row = Record<string, string | number | null>;

/** What of `names` is missing, by wrangler, which takes a folder whole. */
export function applyMigrations(target: Target, names = migrationNames()): string {
  const folder = mkdtempSync(join(tmpdir(), "kirana-migrations-"));
  try {
    const { name, account_id, d1_databases } = readConfig(shopConfig);
    const databases = d1_databases.map((database) => ({ ...database, migrations_dir: "." }));
    for (const file of names) copyFileSync(join("db/migrations", file), join(folder, file));
    const config = join(folder, "wrangler.json");
    writeFileSync(config, JSON.stringify({ name, account_id, d1_databases: databases }));
    return wrangler("d1", "migrations", "apply", "DB", "--config", config, ...target);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The rows of each statement; all of them are one call. */
export function read(target: Target, statements: string[]): Row[][] {
  const answers = JSON.parse(
    wrangler(
      "d1",
      "execute",
      "DB",
      ...target,
      "--yes",
      "--json",
      "--command",
      statements.join(";\n"),
    ),
  ) as { results: Row[] }[];
  return answers.map(({ results }) => results);
}

export function query(target: Target, sql: string): Row[] {
  return read(target, [sql])[0] ?? [];
}

/** The categories, for a shop without any; answers how many there were. */
export function seedCategories(target: Target): number {
  const [before] = read(target, [
    "SELECT count(*) AS n FROM categories",
    categoriesSql("NOT EXISTS (SELECT 1 FROM categories)"),
  ]);
  return Number(before?.[0]?.n);
}
