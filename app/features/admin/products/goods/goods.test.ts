import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestProduct, type TestShop, openTestShop } from "#tests/test-shop.ts";
import { goodsPerPage } from "#app/features/catalogue/whole/list-goods.server.ts";
import { loadGoods } from "./load-goods.server.ts";

let shop: TestShop;
let session: string;
beforeAll(async () => {
  shop = await openTestShop();
  session = await shop.signIn((await shop.addCustomer({ isAdmin: true })).id);
});
afterAll(() => shop.close());

const open = async (query: Record<string, string> = {}) =>
  loadGoods(
    await shop.ask(`/admin/products?${new URLSearchParams(query)}`, { cookies: { session } }),
  );
const namesOf = ({ goods }: { goods: { name: string }[] }) => goods.map(({ name }) => name);
const add = (name: string, packs: TestProduct["brands"][string]) =>
  shop.addProduct({ name, brands: { Tata: packs } });

test("what is sold out stands first, then what is sold, then what has no price", async () => {
  await add("Poha", [{ countInStock: 5, pricePaise: 4000 }]);
  await add("Rava", [{ pricePaise: 0 }]);
  await add("Besan", [{ countInStock: 0, pricePaise: 9000 }]);
  expect(namesOf(await open())).toEqual(["Besan", "Poha", "Rava"]);
  expect(namesOf(await open({ show: "sold-out" }))).toEqual(["Besan"]);
  expect(namesOf(await open({ show: "in-stock" }))).toEqual(["Poha"]);
  expect(namesOf(await open({ show: "drafts" }))).toEqual(["Rava"]);
  expect((await open()).counts).toEqual({ "sold-out": 1, "in-stock": 1, drafts: 1 });
  expect((await open({ query: "poha" })).counts).toEqual({
    "sold-out": 0,
    "in-stock": 1,
    drafts: 0,
  });
});

test("beside the shelves stands how many packs are low, unless something is searched for", async () => {
  expect((await open()).low).toBe(2);
  expect((await open({ query: "poha" })).low).toBe(0);
});

test("a row has every pack with its price and stock", async () => {
  await add("Chana", [
    { quantity: 500, units: "g", pricePaise: 6000, countInStock: 0 },
    { quantity: 1, units: "kg", pricePaise: 11_500, countInStock: 7 },
  ]);
  const { goods } = await open({ query: "chana" });
  expect(goods[0]!.packs).toMatchObject([
    { quantityMilli: 500_000, units: "g", dpricePaise: 6000, countInStock: 0 },
    { quantityMilli: 1000, units: "kg", dpricePaise: 11_500, countInStock: 7 },
  ]);
});

test("it is searched in English and Hindi, within what is shown", async () => {
  const [pack] = await add("Rajma", [{ pricePaise: 15_000, countInStock: 3 }]);
  await shop.bindings.DB.prepare("UPDATE products SET name_hi = 'राजमा' WHERE id = ?")
    .bind(pack!.productId)
    .run();
  await shop.refreshCards();
  expect(namesOf(await open({ query: "raj" }))).toEqual(["Rajma"]);
  expect(namesOf(await open({ query: "राजमा" }))).toEqual(["Rajma"]);
  expect(namesOf(await open({ query: "राजमा", show: "drafts" }))).toEqual([]);
  expect(namesOf(await open({ query: "zzzz" }))).toEqual([]);
});

test("what is found stands in the order of the search, page after page", async () => {
  await add("Sugar", [{ pricePaise: 4500, countInStock: 9 }]);
  for (let at = 0; at < goodsPerPage; at += 1)
    await shop.addProduct({
      name: `Diabetes Care ${at}`,
      alsoKnownAs: "sugar free, chini",
      brands: { Protinex: [{ pricePaise: 60_000, countInStock: at % 2 }] },
    });
  await add("Brown Sugar", [{ pricePaise: 0 }]);
  for (const query of ["chini", "sugar"]) {
    const first = await open({ query });
    expect(namesOf(first).slice(0, 3)).toEqual(["Sugar", "Brown Sugar", "Diabetes Care 1"]);
    const second = await open({ query, after: first.after! });
    expect(new Set([...namesOf(first), ...namesOf(second)]).size).toBe(goodsPerPage + 2);
    expect(second.after).toBeNull();
  }
});

test("the code of a pack finds its row, and another's finds nothing", async () => {
  const [pack] = await add("Ghee", [{ pricePaise: 60_000, countInStock: 2 }]);
  await shop.bindings.DB.prepare("INSERT INTO pack_codes (code, financial_id) VALUES (?, ?)")
    .bind("036000291452", pack!.financialId)
    .run();
  expect(namesOf(await open({ query: "0036000291452" }))).toEqual(["Ghee"]);
  expect(namesOf(await open({ query: "0036000291452", show: "sold-out" }))).toEqual([]);
  expect(namesOf(await open({ query: "8901030000003" }))).toEqual([]);
});

test("page after page shows all goods, each once", async () => {
  for (let at = 0; at < goodsPerPage + 5; at += 1)
    await add(`Biscuit ${at}`, [{ pricePaise: 1000, countInStock: at % 3 }]);
  const seen: string[] = [];
  const places: unknown[] = [];
  let after: string | null = "";
  while (after !== null) {
    const number = String(places.length + 1);
    const page: Awaited<ReturnType<typeof open>> = await open({ after, page: number });
    places.push(page.at);
    seen.push(...page.goods.map(({ detailId }) => detailId));
    after = page.after;
  }
  const { total } = (await shop.bindings.DB.prepare("SELECT count(*) AS total FROM details").first<{
    total: number;
  }>())!;
  expect(new Set(seen).size).toBe(total);
  expect(seen).toHaveLength(total);
  const pages = Math.ceil(total / goodsPerPage);
  expect(places).toEqual(places.map((_, before) => ({ page: before + 1, pages })));
  expect(places).toHaveLength(pages);
});

test("only the owner sees it", async () => {
  const customer = await shop.signIn((await shop.addCustomer()).id);
  for (const cookies of [{}, { session: customer }]) {
    await expect(loadGoods(await shop.ask("/admin/products", { cookies }))).rejects.toMatchObject({
      status: 302,
    });
  }
});
