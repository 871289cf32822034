import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/d1";
import { afterAll, beforeAll, expect, test } from "vitest";
import { localStore } from "#app/features/catalogue/csv/store.server.ts";
import { exportCatalogue } from "#app/features/catalogue/csv/export-catalogue.server.ts";
import { importCatalogue } from "#app/features/catalogue/csv/import-catalogue.server.ts";
import { migrate } from "#db/migrate.ts";
import { isFullLength } from "#tests/length.ts";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { openBindings } from "./bindings.ts";
import { openRemote } from "./remote-database.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const by = { id: null, name: "", now: 1_800_000_000_000 };
const head = "name,slug,category,brand,quantity,units,price,Discount,countInStock,picture";
const lines = Array.from(
  { length: 300 },
  (_, n) =>
    `"Article ${Math.floor(n / 5)}, ""fine"" d'or?",article-${Math.floor(n / 5)},Flours,'=Brand? ${n % 2},${n + 1}.5,g,${n + 1}.05,${n % 90}.5,${n},https://pictures.example/${n % 2}.webp?w=1`,
);
const file = new TextEncoder().encode([head, ...lines].join("\n"));
test.runIf(isFullLength)(
  "a catalogue exported and imported elsewhere by wrangler, as the deployed shop's is, is the same to the byte",
  async () => {
    const here = localStore(drizzle(shop.bindings.DB));
    expect(await importCatalogue(here, by, { bytes: file, mostRows: 1000 })).toMatchObject({
      ok: true,
      imported: { newProducts: 60, newPacks: 300 },
    });
    const text = await exportCatalogue(here);
    const folder = mkdtempSync(join(tmpdir(), "kirana-remote-"));
    const { bindings, close } = await openBindings(join(folder, "v3"));
    await migrate(bindings.DB);
    await close();
    const { store: there } = openRemote(["--local", "--persist-to", folder]);
    expect(
      await importCatalogue(there, by, { bytes: new TextEncoder().encode(text), mostRows: 1000 }),
    ).toMatchObject({ ok: true });
    expect(await exportCatalogue(there)).toBe(text);
    const dearer = new TextEncoder().encode(text.replaceAll(".05,", ".75,"));
    expect(await importCatalogue(there, by, { bytes: dearer, mostRows: 1000 })).toMatchObject({
      ok: true,
      imported: { changedPacks: 300 },
    });
    rmSync(folder, { recursive: true, force: true });
  },
);

test("the command line brings a file in and out of a local shop, and ends with 1 when a line is wrong", () => {
  const folder = mkdtempSync(join(tmpdir(), "kirana-catalogue-"));
  const run = (command: string, name: string) =>
    execFileSync(process.execPath, ["scripts/catalogue.ts", command, join(folder, name)], {
      encoding: "utf8",
      stdio: "pipe",
      env: { ...process.env, STATE_DIR: folder },
    });
  writeFileSync(join(folder, "in.csv"), file);
  expect(run("import", "in.csv")).toBe("300 packs read: 60 new products, 300 new packs\n");
  expect(run("export", "out.csv")).toContain("300 packs are in");
  if (isFullLength) {
    expect(run("import", "out.csv")).toBe("300 packs read: nothing changed\n");
    run("export", "again.csv");
    expect(readFileSync(join(folder, "again.csv"))).toEqual(readFileSync(join(folder, "out.csv")));
  }
  writeFileSync(join(folder, "wrong.csv"), `${head}\nA,,Flours,B,1,g,x,,,`);
  expect(() => run("import", "wrong.csv")).toThrow(
    /Line 2, price, Please enter rupees[\s\S]*Nothing was imported: 1 problem\./,
  );
  rmSync(folder, { recursive: true, force: true });
});
