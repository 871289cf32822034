import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { categoriesSql } from "#db/seed/categories.ts";
import { listPictures } from "#db/seed/store-pictures.ts";
import { wrangler } from "./wrangler.ts";

/** Wrangler's words for where: `["--remote"]`, or `["--local", "--persist-to", folder]` for one that may be thrown away. */
export type Target = string[];

type Row = Record<string, string | number | null>;

export function applyMigrations(target: Target): string {
  return wrangler("d1", "migrations", "apply", "DB", ...target);
}

/** The rows of each statement; all of them are one call. */
export function read(target: Target, statements: string[]): Row[][] {
  const answers = JSON.parse(wrangler("d1", "execute", "DB", ...target, "--yes", "--json", "--command", statements.join(";\n"))) as { results: Row[] }[];
  return answers.map(({ results }) => results);
}

export function query(target: Target, sql: string): Row[] {
  return read(target, [sql])[0] ?? [];
}

/** The categories and their pictures, for a shop without any; answers how many there were. */
export function seedCategories(target: Target): number {
  const before = Number(query(target, "SELECT count(*) AS n FROM categories")[0]?.n);
  if (before > 0) return before;
  const pictures = listPictures().filter(({ slug }) => slug.startsWith("category-"));
  storeFiles(target, pictures.flatMap(({ files }) => files));
  query(target, categoriesSql(new Map(pictures.map(({ slug, address }) => [slug, address]))));
  return before;
}

function storeFiles(target: Target, files: { key: string; path: string }[]): void {
  const folder = mkdtempSync(join(tmpdir(), "kirana-pictures-"));
  try {
    const list = join(folder, "list.json");
    writeFileSync(list, JSON.stringify(files.map(({ key, path }) => ({ key, file: path }))));
    wrangler("r2", "bulk", "put", "kirana-pictures", "--filename", list, "--force", ...target);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
