import { categoriesSql } from "#db/seed/categories.ts";
import { wrangler } from "./wrangler.ts";

/**
 * Wrangler's words for where: `["--remote"]`, or `["--local", "--persist-to", folder]` for one that
 * may be thrown away.
 */
export type Target = string[];

type Row = Record<string, string | number | null>;

export function applyMigrations(target: Target): string {
  return wrangler("d1", "migrations", "apply", "DB", ...target);
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
