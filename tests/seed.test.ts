import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { categoryNames } from "#app/features/catalogue/listing/category-names.ts";
import { migrate } from "#db/migrate.ts";
import { seedMany } from "#db/seed/many/seed-many.ts";
import { seed } from "#db/seed/seed.ts";
import { openBindings } from "#scripts/bindings.ts";

let shop: Awaited<ReturnType<typeof openBindings>>;
beforeAll(async () => {
  shop = await openBindings(null);
  await migrate(shop.bindings.DB);
  await seed(shop.bindings);
});
afterAll(() => shop?.close());

async function number(sql: string): Promise<number> {
  return (await shop.bindings.DB.prepare(sql).first<number>("n")) ?? -1;
}

const tables = [
  "products",
  "details",
  "financials",
  "pictures",
  "users",
  "search_words",
  "categories",
];
const counts = () => Promise.all(tables.map((table) => number(`SELECT count(*) n FROM ${table}`)));

test("an empty shop is filled: 300 products in 23 categories, 80 with two brands", async () => {
  expect(await number("SELECT count(*) n FROM products")).toBeGreaterThanOrEqual(300);
  expect(await number("SELECT count(DISTINCT category_id) n FROM products")).toBe(23);
  expect(categoryNames).toHaveLength(23);
  expect(
    await number(
      "SELECT count(*) n FROM (SELECT 1 FROM details GROUP BY product_id HAVING count(DISTINCT brand) > 1)",
    ),
  ).toBeGreaterThanOrEqual(80);
  expect(await number("SELECT count(*) n FROM users")).toBe(3);
});

test("every product has a tax class whose rate counts, and no regime is chosen", async () => {
  expect(
    await number(
      "SELECT count(*) n FROM products WHERE tax_class_id IS NULL OR tax_class_id NOT IN (SELECT tax_class_id FROM tax_rates WHERE valid_from <= date('now'))",
    ),
  ).toBe(0);
  expect(await number("SELECT count(*) n FROM shop_tax")).toBe(0);
});

test("every card has a picture that is in the bucket", async () => {
  expect(
    await number("SELECT count(*) n FROM details WHERE id NOT IN (SELECT detail_id FROM pictures)"),
  ).toBe(0);
  const { results } = await shop.bindings.DB.prepare("SELECT DISTINCT image FROM pictures").all<{
    image: string;
  }>();
  const stored = new Set(await keysOf(shop.bindings.PICTURES));
  expect(
    results
      .flatMap(({ image }) =>
        ["160.webp", "320.avif", "640.webp"].map((file) => `${image}/${file}`),
      )
      .filter((address) => !stored.has(address.replace("/images/", ""))),
  ).toEqual([]);
});

async function keysOf(bucket: R2Bucket, cursor?: string): Promise<string[]> {
  const page = await bucket.list(cursor === undefined ? {} : { cursor });
  const keys = page.objects.map(({ key }) => key);
  return page.truncated ? [...keys, ...(await keysOf(bucket, page.cursor))] : keys;
}

test("no two brands of a product share a picture, and all of them take less than 6 MB", async () => {
  expect(
    await number(
      "SELECT count(*) n FROM cards d JOIN cards e ON e.product_id = d.product_id AND e.brand <> d.brand WHERE d.image = e.image",
    ),
  ).toBe(0);
  const folder = join(import.meta.dirname, "../db/seed/pictures/encoded");
  const bytes = readdirSync(folder).reduce(
    (sum, name) => sum + statSync(join(folder, name)).size,
    0,
  );
  expect(bytes).toBeLessThan(6_000_000);
});

test("most packs have 60 to 300 in stock, a handful 0, a few 1 to 5, and whole rupees", async () => {
  const packs = await number("SELECT count(*) n FROM financials");
  expect(
    await number("SELECT count(*) n FROM financials WHERE count_in_stock BETWEEN 60 AND 300"),
  ).toBeGreaterThan(packs * 0.9);
  expect(
    await number("SELECT count(*) n FROM financials WHERE count_in_stock = 0"),
  ).toBeGreaterThan(0);
  expect(
    await number("SELECT count(*) n FROM financials WHERE count_in_stock BETWEEN 1 AND 5"),
  ).toBeGreaterThan(0);
  expect(
    await number(
      "SELECT count(*) n FROM financials WHERE dprice_paise <= 0 OR dprice_paise % 100 <> 0 OR price_paise % 100 <> 0",
    ),
  ).toBe(0);
  expect(
    await number("SELECT count(*) n FROM financials WHERE discount_basis_points > 0"),
  ).toBeGreaterThan(packs / 2);
});

test("seeding again changes nothing", async () => {
  const before = await counts();
  expect(await seed(shop.bindings)).toBe(false);
  expect(await counts()).toEqual(before);
});

test("a shop is filled up to a size, once: packs in whole ladders, whole orders, invoice numbers without a gap", async () => {
  const wanted = { products: 600, orders: 150 };
  expect(await seedMany(shop.bindings, wanted)).toEqual({
    products: expect.any(Number),
    orders: 150,
  });
  expect([
    await number("SELECT count(*) n FROM products"),
    await number("SELECT count(*) n FROM financials"),
    await number("SELECT count(*) n FROM orders"),
  ]).toEqual([600, 1800, 150]);
  expect(await number("SELECT count(*) n FROM cards WHERE shelf = 0 OR image = ''")).toBe(0);
  expect(
    await number("SELECT count(*) n FROM card_index WHERE card_index MATCH 'organic AND atta'"),
  ).toBeGreaterThan(0);
  expect(
    await number(
      "SELECT count(*) n FROM orders WHERE (SELECT sum(qty * dprice_paise) FROM order_lines WHERE order_id = orders.id) <> items_paise OR items_paise = 0",
    ),
  ).toBe(0);
  expect(
    await number(
      "SELECT count(*) n FROM orders WHERE delivered_at > unixepoch() * 1000 OR (delivered_at IS NULL) <> (NOT EXISTS (SELECT 1 FROM document_numbers n WHERE n.order_id = orders.id))",
    ),
  ).toBe(0);
  expect(await number("SELECT count(*) n FROM orders WHERE packed_at IS NULL")).toBe(20);
  expect(await number("SELECT count(DISTINCT number) n FROM document_numbers")).toBe(
    await number(
      "SELECT sum(last) n FROM (SELECT max(CAST(substr(number, 10) AS INTEGER)) last FROM document_numbers GROUP BY financial_year)",
    ),
  );
  expect(await seedMany(shop.bindings, wanted)).toEqual({ products: 0, orders: 0 });
});
