import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/d1";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { storeOf } from "#app/features/admin/catalogue/database-store.server.ts";
import { exportCatalogue } from "#app/features/admin/catalogue/export-catalogue.server.ts";
import { importCatalogue } from "#app/features/admin/catalogue/import-catalogue.server.ts";
import type { Store } from "#app/features/admin/catalogue/store.ts";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { withLiterals } from "./remote-database.ts";

let shop: TestShop;
beforeAll(async () => { shop = await openTestShop(); });
afterAll(() => shop.close());

const by = { id: null, name: "", now: 1_800_000_000_000 };
const head = "name,slug,category,brand,quantity,units,price,Discount,countInStock,picture";
const lines = Array.from({ length: 300 }, (_, n) => `"Article ${Math.floor(n / 5)}, ""fine"" d'or?",article-${Math.floor(n / 5)},Flours,'=Brand? ${n % 2},${n + 1}.5,g,${n + 1}.05,${n % 90}.5,${n},https://pictures.example/${n % 2}.webp?w=1`);
const file = new TextEncoder().encode([head, ...lines].join("\n"));
const dialect = new SQLiteSyncDialect();

/** As the deployed database takes it: statements with their values written into them. */
function literalStore(d1: D1Database): Store {
  return {
    all: async (query) => (await d1.prepare(withLiterals(dialect.sqlToQuery(query))).all()).results as never[],
    async write(statements) {
      const texts = statements.map((statement) => withLiterals(dialect.sqlToQuery(statement)));
      for (const text of texts) expect(text.length).toBeLessThan(100_000);
      await d1.batch(texts.map((text) => d1.prepare(text)));
      return true;
    },
  };
}

test("a catalogue exported and imported elsewhere, with values written into the statements, is the same to the byte", async () => {
  const here = storeOf(drizzle(shop.bindings.DB));
  expect(await importCatalogue(here, by, { bytes: file, mostRows: 1000 })).toMatchObject({ ok: true, imported: { newProducts: 60, newPacks: 300 } });
  const text = await exportCatalogue(here);
  const other = await openTestShop();
  const there = literalStore(other.bindings.DB);
  expect(await importCatalogue(there, by, { bytes: new TextEncoder().encode(text), mostRows: 1000 })).toMatchObject({ ok: true });
  expect(await exportCatalogue(there)).toBe(text);
  await other.close();
});

test("the command line brings a file in and out of a local shop, and ends with 1 when a line is wrong", () => {
  const folder = mkdtempSync(join(tmpdir(), "kirana-catalogue-"));
  const run = (command: string, name: string) => execFileSync(process.execPath, ["scripts/catalogue.ts", command, join(folder, name)], { encoding: "utf8", stdio: "pipe", env: { ...process.env, STATE_DIR: folder } });
  writeFileSync(join(folder, "in.csv"), file);
  expect(run("import", "in.csv")).toBe("300 packs read: 60 new products, 300 new packs\n");
  expect(run("export", "out.csv")).toContain("300 packs are in");
  expect(run("import", "out.csv")).toBe("300 packs read: nothing changed\n");
  run("export", "again.csv");
  expect(readFileSync(join(folder, "again.csv"))).toEqual(readFileSync(join(folder, "out.csv")));
  writeFileSync(join(folder, "wrong.csv"), `${head}\nA,,Flours,B,1,g,x,,,`);
  expect(() => run("import", "wrong.csv")).toThrow(/Line 2, price, Please enter rupees[\s\S]*Nothing was imported: 1 problem\./);
  rmSync(folder, { recursive: true, force: true });
});
