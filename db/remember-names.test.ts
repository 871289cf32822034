import { readFileSync, readdirSync } from "node:fs";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openBindings } from "#scripts/bindings.ts";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { searchCards } from "#app/features/catalogue/search/search.server.ts";
import { openSession } from "#app/platform/database.server.ts";
import { databaseOf } from "#scripts/shop-database.ts";
import { migrate } from "./migrate.ts";
import { rememberNewNames } from "./remember-names.ts";

const renewed = "0014_find_by_meaning.sql";
let shop: TestShop;
let served: Awaited<ReturnType<typeof openBindings>>;

beforeAll(async () => {
  [shop, served] = await Promise.all([openTestShop(), openBindings(null)]);
});
afterAll(() => Promise.all([shop.close(), served.close()]));

/**
 * As it was before the search was made anew: the migrations up to there, and goods with the old
 * words.
 */
async function serveBefore(d1: D1Database): Promise<void> {
  const folder = new URL("migrations/", import.meta.url);
  await d1.exec(
    "CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)",
  );
  const old = readdirSync(folder)
    .filter((name) => name.endsWith(".sql") && name < renewed)
    .sort();
  for (const name of old) {
    const statements = readFileSync(new URL(name, folder), "utf8").split(
      "--> statement-breakpoint",
    );
    await d1.batch([
      ...statements.map((statement) => d1.prepare(statement)),
      d1.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(name),
    ]);
  }
  await d1.batch(
    [
      "INSERT INTO categories (id, name, position) VALUES ('oils', 'Oils', 0), ('skin-care', 'Skin Care', 1)",
      "INSERT INTO products (id, name, slug, category_id, created_at) VALUES ('p1', 'Aloe Gel (घृत\u200dकुमारी)', 'aloe', 'skin-care', 1), ('p2', 'Desi Ghee (घी)', 'ghee', 'oils', 2)",
      "INSERT INTO details (id, product_id, category_id, brand) VALUES ('d1', 'p1', 'skin-care', 'Lay''s'), ('d2', 'p2', 'oils', 'Amul')",
      "INSERT INTO financials (id, detail_id, quantity_milli, units, price_paise, count_in_stock) VALUES ('f1', 'd1', 1000, 'kg', 100, 1), ('f2', 'd2', 500000, 'ml', 100, 1)",
      "INSERT INTO search_words (form, word) VALUES ('~gi', 'ghee'), ('~gi', 'घी')",
    ].map((sql) => d1.prepare(sql)),
  );
}

test("a shop that has served finds its old goods by sound, kind and pack after migrating, and counts them as before", async () => {
  const { DB } = served.bindings;
  await serveBefore(DB);
  const before = await DB.prepare("SELECT id, shelf, image FROM details ORDER BY id").all();
  await migrate(DB);
  expect(
    (await DB.prepare("SELECT id, shelf, image FROM cards ORDER BY id").all()).results,
  ).toEqual(before.results);
  const { context: asked } = await shop.ask("/");
  const context = { ...asked, ...openSession(DB, "first-primary") };
  const names = async (text: string) =>
    (await searchCards(context, text, 1)).cards.map(
      ({ name, wanted }) => `${name}${wanted ? " *" : ""}`,
    );
  for (const text of ["घी", "ghee", "ghi", "amul ghee"])
    expect(await names(text), text).toEqual(["Desi Ghee"]);
  expect(await names("ghee 500 ml")).toEqual(["Desi Ghee *"]);
  expect(await names("lays")).toEqual(["Aloe Gel"]);
  expect(await names("घृतकुमारी")).toEqual(["Aloe Gel"]);
  const triggers = async (d1: D1Database) =>
    (await d1.prepare("SELECT name FROM sqlite_schema WHERE type = 'trigger' ORDER BY name").all())
      .results;
  expect(await triggers(DB)).toEqual(await triggers(shop.bindings.DB));
});

test("a shop whose names are all known is opened without a write, also while another writes to it", async () => {
  const { DB } = served.bindings;
  await migrate(DB);
  const [execute, query] = [vi.fn(), databaseOf(DB).query];
  expect(await rememberNewNames({ query, execute })).toBe(0);
  expect(execute).not.toHaveBeenCalled();
});
