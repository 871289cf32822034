import { existsSync, readdirSync, statSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate } from "#db/migrate.ts";
import { seedMany } from "#db/seed/many/seed-many.ts";
import { seedRows } from "#db/seed/seed.ts";
import { readTriggers } from "#db/truth.ts";
import { openBindings } from "#scripts/bindings.ts";
import { type Contents, differencesOf, readContents } from "#scripts/recovery/compare.ts";
import { runCommand, startCommand } from "#scripts/recovery/run-command.ts";
import { type ShopDatabase, databaseOf, openByWrangler } from "#scripts/shop-database.ts";
import { isFullLength } from "#tests/length.ts";
import { backUp } from "./backup.ts";
import { findLostPictures } from "./lost-pictures.ts";
import { restore } from "./restore.ts";
import { writeWholeFile } from "./write-file.ts";

type Shop = ShopDatabase;

const orders = 200;
let folder: string;
let lines: string[];
let old: Contents;
const opened: Shop[] = [];

async function openShop(name: string): Promise<Shop> {
  const { bindings, close } = await openBindings(join(folder, name, "v3"));
  await migrate(bindings.DB);
  return { ...databaseOf(bindings.DB), close };
}

async function openEmptyShop(name: string): Promise<Shop> {
  const shop = await openShop(name);
  opened.push(shop);
  return shop;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kirana-restore-"));
  const { bindings, close } = await openBindings(join(folder, "old", "v3"));
  await migrate(bindings.DB);
  await seedRows(bindings.DB);
  await seedMany(bindings, { products: 0, orders });
  const database = databaseOf(bindings.DB);
  lines = [];
  for await (const line of backUp(database)) lines.push(line);
  old = await readContents(database);
  await close();
});
afterAll(async () => {
  for (const { close } of opened) await close();
  await rm(folder, { recursive: true, force: true });
});

/** With one order that ships before it is packed, which a CHECK refuses. */
function withRefusedRow(): string[] {
  const head = lines.findIndex((line) => line.startsWith('{"table":"orders"'));
  const { columns } = JSON.parse(lines[head]!) as { columns: string[] };
  const row = JSON.parse(lines[head + 100]!) as unknown[];
  row[columns.indexOf("packed_at")] = null;
  row[columns.indexOf("dispatched_at")] = 1;
  return lines.with(head + 100, JSON.stringify(row));
}

test("a row that is refused in the middle leaves the shop as it was, and the next try is whole", async () => {
  const shop = await openEmptyShop("refused");
  const before = await readContents(shop);
  await expect(restore(shop, withRefusedRow())).rejects.toThrow("CHECK");
  expect(differencesOf(before, await readContents(shop))).toEqual([]);
  await restore(shop, lines);
  expect(differencesOf(old, await readContents(shop))).toEqual([]);
});

const byWrangler = (name: string) =>
  openByWrangler(["--local", "--persist-to", join(folder, name)]);

/** Wrangler takes seconds for each question, so the shop is looked at without it. */
async function look(name: string): Promise<Contents> {
  const shop = await openShop(name);
  return readContents(shop).finally(shop.close);
}

test("so it is by wrangler, which reaches the deployed database", async () => {
  await look("wrangler");
  await restore(byWrangler("wrangler"), lines);
  expect(differencesOf(old, await look("wrangler"))).toEqual([]);
});

test.runIf(isFullLength)("by wrangler, too, a restore is refused whole", async () => {
  const before = await look("refused by wrangler");
  await expect(restore(byWrangler("refused by wrangler"), withRefusedRow())).rejects.toThrow(
    "CHECK",
  );
  expect(differencesOf(before, await look("refused by wrangler"))).toEqual([]);
});

test("a shop that has lost its triggers gets them back, and one that has strangers among them is left alone", async () => {
  const shop = await openEmptyShop("without triggers");
  for (const name of [...readTriggers().keys()].slice(0, 5))
    await shop.query(`DROP TRIGGER ${name}`);
  await shop.query("CREATE TRIGGER stranger AFTER INSERT ON users BEGIN SELECT 1; END");
  await expect(restore(shop, lines)).rejects.toThrow("stranger is not known");
  await shop.query("DROP TRIGGER stranger");
  await restore(shop, lines);
  expect(differencesOf(old, await readContents(shop))).toEqual([]);
});

test("a restore that is killed at any moment ends whole or leaves the shop empty with its triggers", async () => {
  const file = join(folder, "whole.jsonl");
  await writeFile(file, lines.join("\n"));
  const start = Date.now();
  await runCommand("restore", join(folder, "not killed"), file);
  const wholeMs = Date.now() - start;
  for (const share of isFullLength ? [0.5, 0.7, 0.9] : [0.7]) {
    const name = `killed after ${share}`;
    const { kill, ended } = startCommand("restore", join(folder, name), file);
    await sleep(wholeMs * share);
    kill();
    await ended;
    const shop = await openEmptyShop(name);
    const { rows, triggers } = await readContents(shop);
    expect(Object.keys(triggers)).toHaveLength(readTriggers().size);
    expect([0, orders]).toContain(rows.orders?.length);
    if (rows.orders?.length === 0) await restore(shop, lines);
    expect(differencesOf(old, await readContents(shop))).toEqual([]);
  }
});

test("a backup stands under its name when it is whole, for its owner alone, and never replaces another", async () => {
  const file = join(folder, "new.jsonl");
  async function* broken() {
    yield "first";
    throw new Error("The line broke.");
  }
  async function* whole() {
    yield* ["first", "last"];
  }
  await expect(writeWholeFile(file, broken())).rejects.toThrow("broke");
  expect(readdirSync(folder).filter((name) => name.startsWith("new.jsonl"))).toEqual([]);
  expect(await writeWholeFile(file, whole())).toBe(2);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await expect(writeWholeFile(file, whole())).rejects.toThrow("is there already");
});

test("a backup that is killed leaves nothing under its name, and the next one is whole", async () => {
  const file = join(folder, "killed.jsonl");
  const { kill, ended, isRunning } = startCommand("backup", join(folder, "old"), file);
  while (isRunning() && !readdirSync(folder).some((name) => name.endsWith(".part"))) await sleep(1);
  kill();
  await ended;
  expect(existsSync(file)).toBe(false);
  await runCommand("backup", join(folder, "old"), file);
  expect(existsSync(file)).toBe(true);
});

test("the pictures that are lost are named", async () => {
  const shop = await openEmptyShop("pictures");
  await restore(shop, lines);
  const hasPicture = async (address: string) => !address.includes("atta");
  const lost = await findLostPictures(shop, hasPicture);
  expect(lost.length).toBeGreaterThan(0);
  for (const address of lost) expect(address).toMatch(/^\/images\/.*atta/);
});
