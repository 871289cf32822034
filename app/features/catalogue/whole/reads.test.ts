import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countD1 } from "#scripts/bench/counting-d1.ts";
import { batch } from "#app/platform/statements.server.ts";
import { countReviews } from "#app/features/catalogue/reviews/count-reviews.server.ts";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { type RowSort, findRows, listRows, rowSorts, rowsPerPage } from "./find-rows.server.ts";
import { listProductsAsAdmin } from "./list-products-as-admin.server.ts";
import { openSession } from "#app/platform/database.server.ts";
import { batchFinancials, getFinancial } from "./get-financials.server.ts";
import { listCategoryProducts, listProducts, topProducts } from "./list-products.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const lists = { shopper: listProducts, admin: listProductsAsAdmin };
const ask = async () => (await shop.ask("/")).context;

/** What was asked, and the rows the database read for it. */
async function counted<T>(read: (context: Awaited<ReturnType<typeof ask>>) => Promise<T>) {
  const { d1, take } = countD1(shop.bindings.DB);
  const value = await read({ ...(await ask()), ...openSession(d1, "first-primary") });
  const { statements, roundTrips } = take();
  return {
    value,
    roundTrips,
    rowsRead: statements.reduce((sum, { rowsRead }) => sum + rowsRead, 0),
  };
}

test("of an empty shop every list is one empty page", async () => {
  expect(await listRows(await ask(), 3)).toMatchObject({
    rows: [],
    page: 1,
    pages: 1,
    hasNext: false,
  });
  expect(await listProductsAsAdmin(await ask(), { keyword: "", page: 2 })).toEqual({
    products: [],
    page: 2,
    pages: 1,
  });
  expect(await topProducts(await ask())).toEqual([]);
});

test("a row is a detail with its last pack; drafts are an admin's, unpriced packs too", async () => {
  const [rice] = await shop.addProduct({
    name: "Basmati",
    category: "Rice & Pulses",
    brands: { Daawat: [{ quantity: 1 }, { quantity: 5, pricePaise: 0, countInStock: 3 }] },
  });
  await shop.addProduct({
    name: "Draft Rice",
    category: "Rice & Pulses",
    brands: { Daawat: [{ pricePaise: 0 }] },
  });
  const { rows } = await listRows(await ask(), 1);
  expect(rows.map(({ name }) => name)).toEqual(["Draft Rice", "Basmati"]);
  expect(rows[1]).toEqual({
    productId: rice!.productId,
    detailId: rice!.detailId,
    name: "Basmati",
    slug: "basmati",
    category: "Rice & Pulses",
    brand: "Daawat",
    image: "",
    pack: {
      pricePaise: 0,
      discountBasisPoints: 0,
      quantityMilli: 5000,
      units: "kg",
      countInStock: 3,
      lowStockAt: null,
    },
  });
  const shown = async (audience: keyof typeof lists, keyword: string) =>
    (await lists[audience](await ask(), { keyword, page: 1 })).products.map(({ name, details }) => [
      name,
      details[0]!.financials.length,
    ]);
  expect(await shown("admin", "")).toEqual([
    ["Draft Rice", 1],
    ["Basmati", 2],
  ]);
  expect(await shown("shopper", "")).toEqual([["Basmati", 1]]);
  expect(await shown("admin", "daawat")).toEqual([
    ["Draft Rice", 1],
    ["Basmati", 2],
  ]);
  expect(await shown("shopper", "daawat")).toEqual([["Basmati", 1]]);
  expect(await shown("shopper", "?!")).toEqual([]);
});

test("a row is found by a word, by its product's and by its detail's id", async () => {
  const [found] = await shop.addProduct({ name: "Saffron", brands: { Baby: [{}] } });
  for (const text of ["saff", "BABY saffron", found!.productId, ` ${found!.detailId} `])
    expect((await findRows(await ask(), text, 1)).rows.map(({ detailId }) => detailId)).toEqual([
      found!.detailId,
    ]);
  for (const text of ["", "?!", "nothing-such", "' OR 1=1", "NEAR(", "\ud800"])
    expect((await findRows(await ask(), text, 9)).rows).toEqual([]);
});

test("a category is named without case, 'all' is all, another is none", async () => {
  const names = async (category: string) =>
    (await listCategoryProducts(await ask(), category, 1))?.products.map(({ name }) => name);
  expect(await names("RICE & PULSES")).toEqual(["Basmati"]);
  expect(await names("ALL")).toEqual(["Basmati", "Saffron"]);
  expect(await names("Weapons")).toBeUndefined();
});

test("packs are found at their own place only, and a price of 0 by an admin only", async () => {
  const [sold, unpriced] = await shop.addProduct({
    name: "Cashew",
    brands: {
      Nutty: [
        { quantity: 1, pricePaise: 90_000, discountBasisPoints: 1000 },
        { quantity: 2, pricePaise: 0 },
      ],
    },
  });
  const place = { product: "cashew", detailId: sold!.detailId };
  expect(
    await getFinancial(await ask(), "shopper", { ...place, financialId: sold!.financialId }),
  ).toMatchObject({ dpricePaise: 81_000 });
  expect(
    await getFinancial(await ask(), "shopper", { ...place, financialId: unpriced!.financialId }),
  ).toBeNull();
  expect(
    await getFinancial(await ask(), "admin", { ...place, financialId: unpriced!.financialId }),
  ).not.toBeNull();
  expect(
    await getFinancial(await ask(), "admin", {
      ...place,
      product: "basmati",
      financialId: sold!.financialId,
    }),
  ).toBeNull();
  const item = {
    productId: sold!.productId,
    brandId: sold!.detailId,
    financialId: sold!.financialId,
  };
  const answer = await batchFinancials(await ask(), [
    item,
    { ...item, financialId: unpriced!.financialId },
    { ...item, brandId: "0000000000" },
    { ...item, productId: "\ud800" },
  ]);
  expect(answer).toEqual([
    expect.objectContaining({
      ...item,
      pricePaise: 90_000,
      dpricePaise: 81_000,
      discountBasisPoints: 1000,
      countInStock: 100,
    }),
  ]);
  expect(await batchFinancials(await ask(), [])).toEqual([]);
});

test("the top list has the best rated first and is never empty", async () => {
  const customers = [await shop.addCustomer(), await shop.addCustomer()];
  const rate = (name: string, ratings: number[]) =>
    Promise.all(
      ratings.map((rating, index) =>
        shop.bindings.DB.prepare(
          "INSERT INTO reviews SELECT ?, id, ?, 'A', ?, 'x', 0, NULL FROM products WHERE name = ?",
        )
          .bind(name + index, customers[index]!.id, rating, name)
          .run(),
      ),
    );
  await rate("Saffron", [5, 5]);
  await rate("Cashew", [5]);
  await rate("Basmati", [1]);
  const { db } = await ask();
  await batch(db, countReviews(db, sql`products.id`));
  expect((await topProducts(await ask())).map(({ name }) => name)).toEqual([
    "Saffron",
    "Cashew",
    "Basmati",
  ]);
});

test("rows stand by name, or what is sold out first, where that is asked for", async () => {
  await shop.addProduct({ name: "apple", brands: { Zzz: [{ countInStock: 0 }] } });
  const names = async (sort: RowSort) =>
    (await listRows(await ask(), 1, sort)).rows.map(({ name }) => name);
  const byName = await names("name");
  expect(byName.slice(0, 2)).toEqual(["apple", "Basmati"]);
  expect(byName.at(-1)).toBe("Saffron");
  const soldOutFirst = await names("sold-out");
  expect([soldOutFirst[0], soldOutFirst.at(-1)]).toEqual(["apple", "Draft Rice"]);
});

test("10,000 products: a page reads what stands before it and what is counted, and a search 200 rows", async () => {
  const fill = [
    "INSERT INTO products (id, name, slug, category_id, created_at) SELECT 'p' || value, 'Big soap ' || value, 'big-soap-' || value, 'bath-body', 0 FROM generate_series(10001, 20000)",
    "INSERT INTO details (id, product_id, category_id, brand) SELECT 'd' || value, 'p' || value, 'bath-body', 'Brand' || (value % 50) FROM generate_series(10001, 20000)",
    "INSERT INTO details (id, product_id, category_id, brand) SELECT 'e' || value, 'p' || value, 'bath-body', 'Other' FROM generate_series(10001, 20000)",
    ...["d", "d", "e"].map(
      (
        letter,
        index,
      ) => `INSERT INTO financials (id, detail_id, quantity_milli, units, price_paise, dprice_paise, count_in_stock)
      SELECT 'f${index}' || value, '${letter}' || value, ${index + 1} * 1000, 'kg', 5000, 5000, 9 FROM generate_series(10001, 20000)`,
    ),
    "DELETE FROM details WHERE id LIKE 'd%' AND CAST(substr(id, 2) AS INTEGER) BETWEEN 12000 AND 14000",
  ].map((sql) =>
    sql.replaceAll(
      "generate_series(10001, 20000)",
      "(WITH RECURSIVE numbers(value) AS (SELECT 10001 UNION ALL SELECT value + 1 FROM numbers WHERE value < 20000) SELECT value FROM numbers)",
    ),
  );
  for (const sql of fill) await shop.bindings.DB.prepare(sql).run();
  await shop.refreshCards();
  const pages = (await listRows(await ask(), 1)).pages!;
  const { results } = await shop.bindings.DB.prepare(
    "SELECT id FROM details ORDER BY seq DESC",
  ).all<{ id: string }>();
  expect(pages).toBe(Math.ceil(results.length / rowsPerPage));
  for (const page of [1, 2, Math.floor(pages / 2), 800, pages, pages + 5]) {
    const { value, rowsRead, roundTrips } = await counted((context) => listRows(context, page));
    const shown = Math.min(page, pages);
    expect([value.page, value.rows.map(({ detailId }) => detailId)]).toEqual([
      shown,
      results.slice((shown - 1) * rowsPerPage, shown * rowsPerPage).map(({ id }) => id),
    ]);
    expect(rowsRead).toBeLessThanOrEqual(3 * results.length + 200);
    expect(roundTrips).toBe(page > pages ? 2 : 1);
  }
  for (const sort of rowSorts)
    for (const page of [1, pages]) {
      const { value, rowsRead } = await counted((context) => listRows(context, page, sort));
      expect(value.rows.length).toBeGreaterThan(0);
      expect(rowsRead).toBeLessThanOrEqual(3 * results.length + 200);
    }
  for (const [text, page] of [
    ["soap", 1],
    ["soap", 6],
    ["soap", 99],
    ["brand7", 3],
    ["big soap 1999", 1],
    ["p15000", 1],
    ["zzzz", 1],
  ] as const) {
    const { rowsRead } = await counted((context) => findRows(context, text, page));
    expect(rowsRead).toBeLessThanOrEqual(200);
  }
  for (const list of Object.values(lists))
    for (const page of [1, 400, 9999]) {
      const { value, rowsRead } = await counted((context) => list(context, { keyword: "", page }));
      expect(value.products.length > 0).toBe(page <= value.pages);
      expect(rowsRead).toBeLessThanOrEqual(2 * results.length + 200);
    }
  const top = await counted(topProducts);
  expect(top.rowsRead).toBeLessThanOrEqual(400);
  expect(top.value).toHaveLength(20);
});
