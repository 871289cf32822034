import { afterAll, beforeAll, expect, test } from "vitest";
import { migrationNames, applyMissing } from "#db/migrate.ts";
import { openBindings } from "#scripts/bindings.ts";
import { compareCards } from "./compare-cards.ts";

let served: Awaited<ReturnType<typeof openBindings>>;
let d1: D1Database;
beforeAll(async () => {
  served = await openBindings(null);
  d1 = served.bindings.DB;
});
afterAll(() => served.close());

const rows = async (sql: string) => (await d1.prepare(sql).all()).results;
const write = (statements: string[]) => d1.batch(statements.map((sql) => d1.prepare(sql)));
const version = async () => Number((await rows("SELECT version FROM catalogue"))[0]?.version);
const upTo = (name: string) => {
  const names = migrationNames();
  return names.slice(0, names.findIndex((one) => one.endsWith(name)) + 1);
};

test("a shop that has served has its goods as cards, and what the Worker before still wrote is on them", async () => {
  await applyMissing(d1, upTo("keep_cards.sql").slice(0, -1));
  await write([
    "INSERT INTO categories (id, name, position) VALUES ('oils', 'Oils', 0), ('skin-care', 'Skin Care', 1)",
    "INSERT INTO products (id, name, slug, category_id, created_at) VALUES ('p1', 'Aloe Gel', 'aloe', 'skin-care', 1), ('p2', 'Ghee', 'ghee', 'oils', 2)",
    "INSERT INTO details (id, product_id, category_id, brand) VALUES ('d1', 'p1', 'skin-care', 'Lay''s'), ('d2', 'p2', 'oils', 'Amul'), ('d3', 'p2', 'oils', '')",
    "INSERT INTO financials (id, detail_id, quantity_milli, units, price_paise, dprice_paise, count_in_stock, low_stock_at) VALUES ('f1', 'd1', 1000, 'kg', 100, 90, 1, 3), ('f2', 'd2', 500000, 'ml', 100, 80, 20, NULL), ('f3', 'd2', 1000, 'l', 200, 200, 0, NULL), ('f4', 'd3', 0, '', 0, 0, 0, NULL)",
    "INSERT INTO pictures VALUES ('d1', 1, 'b.png'), ('d1', 0, 'a.png')",
  ]);
  const listed = "seq, image, shelf, price_from, unit_from, discount_most, sort_name";
  const was = await rows(`SELECT ${listed} FROM details ORDER BY seq`);
  const found = await rows(
    "SELECT rowid, name, brand, category, also_known_as, kinds FROM card_search ORDER BY rowid",
  );
  const parts = () =>
    Promise.all([
      rows("SELECT seq, id, product_id, brand FROM details ORDER BY seq"),
      rows("SELECT * FROM financials ORDER BY seq"),
      rows("SELECT * FROM pictures ORDER BY 1, 2"),
    ]);
  await applyMissing(d1, upTo("keep_cards.sql"));
  expect(await rows(`SELECT ${listed} FROM cards ORDER BY seq`)).toEqual(was);
  expect(
    await rows(
      "SELECT rowid, name, brand, category, also_known_as, kinds FROM card_index ORDER BY rowid",
    ),
  ).toEqual(found);
  await compareCards(d1);
  await write([
    "UPDATE financials SET count_in_stock = 0 WHERE id = 'f2'",
    "UPDATE products SET name = 'Aloe Vera' WHERE id = 'p1'",
    "DELETE FROM details WHERE id = 'd3'",
  ]);
  const [before, old] = [await parts(), await version()];
  await applyMissing(d1, upTo("drop_what_cards_hold.sql"));
  expect(await parts()).toEqual(before);
  await compareCards(d1);
  expect(await version()).toBeGreaterThan(old);
  expect(await rows("SELECT name, shelf FROM cards ORDER BY seq")).toEqual([
    { name: "Aloe Vera", shelf: 1 },
    { name: "Ghee", shelf: 2 },
  ]);
  await write(["DELETE FROM products WHERE id = 'p1'"]);
  expect(await rows("SELECT id FROM financials ORDER BY seq")).toEqual([
    { id: "f2" },
    { id: "f3" },
  ]);
  expect(await rows("SELECT * FROM pictures")).toEqual([]);
});
