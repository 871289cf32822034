import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate } from "#db/migrate.ts";
import { openBindings } from "#scripts/bindings.ts";
import { type Contents, differencesOf, readContents } from "#scripts/recovery/compare.ts";
import { runCommand } from "#scripts/recovery/run-command.ts";
import { type Row, type ShopDatabase, databaseOf, openByWrangler } from "#scripts/shop-database.ts";
import { isFullLength } from "#tests/length.ts";
import { bringToToday } from "./bring-to-today.ts";
import { restore } from "./restore.ts";

/** As `npm run backup` of the first release that had it wrote a small shop. */
const file = join(import.meta.dirname, "first-release.jsonl");
const lines = readFileSync(file, "utf8").split("\n");
const { counts } = JSON.parse(lines.at(-2)!) as { counts: Record<string, number> };

let folder: string;
let today: string[];
let empty: ShopDatabase;
let untouched: Contents;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kirana-older-"));
  today = await bringToToday(lines);
  const { bindings, close } = await openBindings(null);
  await migrate(bindings.DB);
  empty = { ...databaseOf(bindings.DB), close };
  untouched = await readContents(empty);
});
afterAll(async () => {
  await empty.close();
  await rm(folder, { recursive: true, force: true });
});

const headOf = (some: string[]) => JSON.parse(some[0]!) as { migrations: string[] };
const withHead = (some: string[], change: object) =>
  some.with(0, JSON.stringify({ ...headOf(some), ...change }));

/** Without a column of a table, as if the file were of a release that had not got it. */
function withoutColumn(some: string[], table: string, column: string): string[] {
  const at = some.findIndex((line) => line.startsWith(`{"table":"${table}"`));
  const { columns } = JSON.parse(some[at]!) as { columns: string[] };
  const place = columns.indexOf(column);
  const end = some.findIndex((line, index) => index > at && line.startsWith("{"));
  return some.map((line, index) => {
    if (index === at) return JSON.stringify({ table, columns: columns.toSpliced(place, 1) });
    if (index < at || index >= end) return line;
    return JSON.stringify((JSON.parse(line) as unknown[]).toSpliced(place, 1));
  });
}

/** All that a backup says, but for when it was made and what is random. */
const said = (some: string[]) =>
  some
    .filter((line) => line && !line.startsWith('{"format"'))
    .map((line) => line.replace(/^\["[0-9a-f]{16}",/, "["));

/** The shop that lies there, as the next `npm start` finds it. */
async function lookAt(name: string) {
  const { bindings, close } = await openBindings(join(folder, name, "v3"));
  try {
    await migrate(bindings.DB);
    const shop = databaseOf(bindings.DB);
    const rows = async (sql: string): Promise<Row[]> => shop.query(sql);
    return {
      contents: await readContents(shop),
      goods: await rows(
        "SELECT name, name_hi, kinds <> '' AS has_kinds FROM products ORDER BY seq",
      ),
      packs: await rows(
        "SELECT price_paise, dprice_paise, count_in_stock FROM financials ORDER BY seq",
      ),
      numbers: await rows(
        "SELECT number, issued_at IS NOT NULL AS is_issued FROM document_numbers ORDER BY number",
      ),
      found: await rows("SELECT rowid FROM card_index WHERE card_index MATCH 'wheat OR दाल'"),
    };
  } finally {
    await close();
  }
}

test("a backup of the first release comes back with every row, brought to today as a shop that stands", async () => {
  await runCommand("restore", join(folder, "old"), file);
  const { contents, goods, packs, numbers, found } = await lookAt("old");
  const now = Object.fromEntries(
    Object.entries(contents.rows).map(([name, rows]) => [name, rows.length]),
  );
  const { invoice_counters: _, places: __, search_words: words, ...kept } = counts;
  expect(now).toMatchObject({ ...kept, addresses: 1, document_numbers: 3, documents: 2 });
  expect(now.search_words).toBeGreaterThan(words!);
  expect(goods).toEqual([
    { name: "Whole Wheat Atta", name_hi: null, has_kinds: 1 },
    { name: "Toor Dal", name_hi: "अरहर दाल", has_kinds: 1 },
    { name: "Salt", name_hi: null, has_kinds: 1 },
    { name: "Draft", name_hi: null, has_kinds: 1 },
  ]);
  expect(packs.slice(0, 2)).toEqual([
    { price_paise: 24_950, dprice_paise: 21_831, count_in_stock: 30 },
    { price_paise: 15_800, dprice_paise: 15_405, count_in_stock: 8 },
  ]);
  expect(numbers).toEqual([
    { number: "KS/26-27/0000001", is_issued: 1 },
    { number: "KS/26-27/0000002", is_issued: 0 },
    { number: "KS/26-27/0000003", is_issued: 1 },
  ]);
  expect(found).toHaveLength(2);
});

test("one that names no migrations is known by its columns, of the first release and of this one", async () => {
  const nameless = { migrations: undefined };
  expect(said(await bringToToday(withHead(lines, nameless)))).toEqual(said(today));
  expect(said(await bringToToday(withHead(today, nameless)))).toEqual(said(today));
  const strange = withoutColumn(withHead(lines, nameless), "products", "slug");
  await expect(bringToToday(strange)).rejects.toThrow("its columns are those of no release");
});

test("one of a newer release, and one that lacks a column, are refused in words and nothing is written", async () => {
  const { migrations } = headOf(today);
  const newer = withHead(today, { migrations: [...migrations, "9999_keep_more.sql"] });
  await expect(bringToToday(newer)).rejects.toThrow(
    "The backup is of a newer release: 9999_keep_more.sql is not known here.",
  );
  const lacking = withoutColumn(lines, "products", "slug");
  await expect(bringToToday(lacking)).rejects.toThrow("products lacks slug");
  await expect(restore(empty, withoutColumn(today, "products", "name_hi"))).rejects.toThrow(
    "The backup is not of this state of a shop: products lacks name_hi.",
  );
  await expect(restore(empty, lines)).rejects.toThrow("categories has image, card_count beside");
  const file = join(folder, "newer.jsonl");
  await writeFile(file, newer.join("\n"));
  await expect(runCommand("restore", join(folder, "refused"), file)).rejects.toThrow("newer");
  expect(existsSync(join(folder, "refused"))).toBe(false);
  expect(differencesOf(untouched, await readContents(empty))).toEqual([]);
});

test("a restore that loses rows on the way is refused whole", async () => {
  const leaky: ShopDatabase = {
    ...empty,
    execute: (statements) =>
      empty.execute(statements.filter((sql) => !sql.startsWith('INSERT INTO "pictures"'))),
  };
  await expect(restore(leaky, today)).rejects.toThrow("Rows or triggers were missing");
  expect(differencesOf(untouched, await readContents(empty))).toEqual([]);
});

test.runIf(isFullLength)("by wrangler, too, which reaches the deployed database", async () => {
  await lookAt("wrangler");
  const target = ["--local", "--persist-to", join(folder, "wrangler")];
  await restore(openByWrangler(target), today);
  const { contents } = await lookAt("wrangler");
  await restore(empty, today);
  expect(differencesOf(await readContents(empty), contents)).toEqual([]);
});
