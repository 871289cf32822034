import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate } from "#db/migrate.ts";
import { seedMany } from "#db/seed/many/seed-many.ts";
import { seedRows } from "#db/seed/seed.ts";
import { openBindings } from "#scripts/bindings.ts";
import { type ShopDatabase, databaseOf } from "#scripts/shop-database.ts";
import { backUp } from "./backup.ts";
import { restore, searchFrom } from "./restore.ts";
import { listTables } from "./tables.ts";

type Shop = Awaited<ReturnType<typeof openBindings>>;

let folder: string;
let shop: Shop;
let lines: string[];
const opened: Shop[] = [];

async function openShop(name: string): Promise<Shop> {
  const one = await openBindings(join(folder, name));
  opened.push(one);
  await migrate(one.bindings.DB);
  return one;
}

const databaseIn = ({ bindings }: Shop): ShopDatabase => ({
  ...databaseOf(bindings.DB),
  close: async () => undefined,
});

/** Every row of every table, however they lie. */
async function allRows(database: ShopDatabase): Promise<Record<string, string[]>> {
  const tables = await listTables(database);
  return Object.fromEntries(
    await Promise.all(
      tables.map(async ({ name }): Promise<[string, string[]]> => [
        name,
        (await database.query(`SELECT * FROM "${name}"`)).map((row) => JSON.stringify(row)).sort(),
      ]),
    ),
  );
}

const found = async ({ query }: Pick<ShopDatabase, "query">, index: string, words: string) =>
  (
    await query(`SELECT rowid AS id FROM ${index} WHERE ${index} MATCH '${words}' ORDER BY rowid`)
  ).map(({ id }) => id);

async function collect(written: AsyncGenerator<string>): Promise<string[]> {
  const all: string[] = [];
  for await (const line of written) all.push(line);
  return all;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kirana-backup-"));
  shop = await openShop("old");
  await seedRows(shop.bindings.DB);
  await seedMany(shop.bindings, { products: 0, orders: 20 });
  const { DB } = shop.bindings;
  await DB.batch([
    DB.prepare("DELETE FROM details WHERE seq IN (3, 40)"),
    DB.prepare(
      "INSERT INTO reviews (id, product_id, name, rating, comment, created_at) SELECT 'r1', id, 'O''Hara', 4, 'Good; \"fresh\"\n--> and cheap 🍚', 1 FROM products LIMIT 1",
    ),
    DB.prepare("INSERT INTO attempts (kind, subject, at) VALUES ('sign-in', '9000000002', 1)"),
  ]);
  lines = await collect(backUp(databaseIn(shop)));
});
afterAll(async () => {
  for (const { close } of opened) await close();
  await rm(folder, { recursive: true, force: true });
});

test("a backup restored into an empty shop holds the same rows, and its search finds the same", async () => {
  const [old, fresh] = [databaseIn(shop), databaseIn(await openShop("new"))];
  const counts = await restore(fresh, lines);
  expect(counts).toMatchObject({
    users: expect.any(Number),
    orders: 20,
    categories: 23,
    reviews: 1,
  });
  expect(await allRows(fresh)).toEqual(await allRows(old));
  for (const [index, words] of [
    ["card_index", "atta"],
    ["card_index", "brand:tata*"],
    ["user_search", "9000000002"],
    ["order_search", "ravi*"],
  ] as const) {
    expect(await found(fresh, index, words), words).toEqual(await found(old, index, words));
  }
  expect((await found(fresh, "card_index", "atta")).length).toBeGreaterThan(0);
  const words = "SELECT rowid, * FROM card_index ORDER BY rowid";
  expect(await fresh.query(words)).toEqual(await old.query(words));
});

test("its triggers are back: what is written after the restore is counted, found and logged", async () => {
  const { query } = databaseIn(await openShop("new"));
  const names = async (database: Pick<ShopDatabase, "query">) =>
    await database.query(
      "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' ORDER BY name",
    );
  expect(await names({ query })).toEqual(await names(databaseIn(shop)));
  await query(
    "UPDATE cards SET name_words = 'Zebra Flour' WHERE seq = (SELECT min(seq) FROM cards)",
  );
  expect((await found({ query }, "card_index", "zebra")).length).toBeGreaterThan(0);
});

test("what was placed while the backup ran is left out whole", async () => {
  const database = databaseIn(await openShop("late"));
  const line = lines.find(
    (text) =>
      text.startsWith("[") &&
      lines.indexOf(text) > lines.findIndex((other) => other.startsWith('{"table":"order_lines"')),
  )!;
  const [, ...rest] = JSON.parse(line) as string[];
  const orphan = JSON.stringify(["not-in-the-backup", ...rest]);
  const at = lines.indexOf(line);
  const { counts } = JSON.parse(lines.at(-1)!) as { counts: Record<string, number> };
  const more = [
    ...lines.slice(0, at),
    orphan,
    ...lines.slice(at, -1),
    JSON.stringify({ counts: { ...counts, order_lines: counts.order_lines! + 1 } }),
  ];
  expect(await restore(database, more)).toMatchObject({
    order_lines: counts.order_lines,
    orders: 20,
  });
});

test("a shop in use, a file cut off and a file of something else change nothing", async () => {
  const before = await allRows(databaseIn(shop));
  await expect(restore(databaseIn(shop), lines)).rejects.toThrow("empty one");
  expect(await allRows(databaseIn(shop))).toEqual(before);
  const empty = databaseIn(await openShop("empty"));
  for (const wrong of [lines.slice(0, -1), lines.toSpliced(500, 1), lines.slice(1), [], ["{}"]])
    await expect(restore(empty, wrong)).rejects.toThrow("no whole backup");
  expect(await empty.query("SELECT count(*) AS n FROM products")).toEqual([{ n: 0 }]);
});

test("every search index is made anew", async () => {
  const virtual = await databaseIn(shop).query(
    "SELECT name FROM sqlite_schema WHERE sql LIKE 'CREATE VIRTUAL%' ORDER BY name",
  );
  expect(searchFrom.map((sql) => sql.split(" ")[2])).toEqual(virtual.map(({ name }) => name));
});
