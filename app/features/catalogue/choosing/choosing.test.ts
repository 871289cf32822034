import { afterAll, beforeAll, expect, test } from "vitest";
import { loader as categoryLoader } from "#app/features/catalogue/listing/category.route.tsx";
import { tileNames } from "#app/features/catalogue/listing/category-names.ts";
import { searchChosen } from "#app/features/catalogue/search-results/search-chosen.server.ts";
import { knownParameters } from "#app/addresses/traits.ts";
import { openSession } from "#app/platform/database.server.ts";
import { cardTitle } from "#app/values/card-title.ts";
import { countD1 } from "#scripts/bench/counting-d1.ts";
import { type TestPack, type TestShop, openTestShop } from "#tests/test-shop.ts";
import { readCard } from "#app/features/catalogue/cards/sent-card.ts";
import { type Traits, countFacets } from "./facets.ts";
import { getChosenCategory } from "./category-choice.server.ts";
import { type ListChoice, parseChoice, keepChoice } from "./choice.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await add("Dal A", { Tata: [{ pricePaise: 9000, quantity: 500, units: "g" }] });
  await add("Dal B", {
    Tata: [
      { pricePaise: 17_000, quantity: 1, discountBasisPoints: 1000 },
      { pricePaise: 60_000, quantity: 5, discountBasisPoints: 500 },
    ],
  });
  await add("Dal C", { fortune: [{ pricePaise: 9000, quantity: 500, units: "g" }] });
  await add("Dal D", {
    Fortune: [{ pricePaise: 100, discountBasisPoints: 9000, countInStock: 0 }],
  });
  await add("Dal E", {
    Organic: [
      { pricePaise: 50, countInStock: 0 },
      { pricePaise: 30_000, quantity: 2 },
    ],
  });
  await add("Dal F", { Zoya: [{ pricePaise: 20_000, units: "" }] });
  await shop.bindings.DB.prepare(
    "UPDATE details SET origin_country = CASE brand WHEN 'Tata' THEN 'India' WHEN 'Organic' THEN 'Canada' ELSE '' END",
  ).run();
  await shop.refreshCards();
});
afterAll(() => shop.close());

const add = (name: string, brands: Record<string, TestPack[]>) =>
  shop.addProduct({ name, category: "Rice & Pulses", brands });
const ask = async () => (await shop.ask("/")).context;
const choiceOf = (query: string) => parseChoice(new URLSearchParams(query));
const list = async (query: string, { page = 1, category = "Rice & Pulses" } = {}) =>
  getChosenCategory(await ask(), category, { choice: choiceOf(query), page });
const letters = ({ cards }: { cards: { name: string }[] }) =>
  cards.map(({ name }) => name.at(-1)).join("");
const find = async (query: string) =>
  searchChosen(await ask(), "dal", { page: 1, choice: choiceOf(query) });

test.each([
  ["", "ABCEFD"],
  ["sort=price", "ACBFED"],
  ["sort=unit", "BEACFD"],
  ["sort=discount", "BACEFD"],
  ["sort=name", "CEABFD"],
  ["sort=origin", "EABCFD"],
])("%j puts cards in order, ties by age, what is out of stock last", async (query, order) => {
  expect(letters(await list(query))).toBe(order);
  expect(letters(await find(query))).toBe(order);
});

test("a card shows the pack for which it stands where it stands, if that can be had", async () => {
  const shown = async (sort: string) => {
    const { cards } = (await list(`sort=${sort}`)) as {
      cards: {
        name: string;
        wanted?: string;
        packs: { financialId: string; quantityMilli: number }[];
      }[];
    };
    return Object.fromEntries(
      cards.map(({ name, packs, wanted }) => [
        name.at(-1),
        packs.find(({ financialId }) => financialId === wanted)?.quantityMilli,
      ]),
    );
  };
  expect(await shown("price")).toMatchObject({ B: 1000, E: 2000 });
  expect(await shown("unit")).toMatchObject({ B: 5000, E: 2000 });
  expect(await shown("discount")).toMatchObject({ B: 1000 });
  expect(await shown("name")).toMatchObject({ B: undefined });
});

test.each([
  ["brand=Tata", "AB"],
  ["origin=Canada", "E"],
  ["instock=1", "ABCEF"],
  ["brand=Tata&sort=unit&instock=1&origin=India", "BA"],
  ["brand=Fortune&instock=1", ""],
])("filters combine: %j", async (query, left) => {
  expect(letters(await list(query))).toBe(left);
  expect(letters(await find(query))).toBe(left);
});

test("beside each choice stands how many cards the rest of it would leave", async () => {
  expect((await list("")).facets).toEqual({
    brands: [
      ["fortune", 1],
      ["Fortune", 1],
      ["Organic", 1],
      ["Tata", 2],
      ["Zoya", 1],
    ],
    origins: [
      ["Canada", 1],
      ["India", 2],
    ],
    inStock: 5,
  });
  const { facets } = await list("brand=Tata&instock=1");
  expect(facets?.brands).toContainEqual(["Fortune", 0]);
  expect(facets?.brands).toContainEqual(["Tata", 2]);
  expect(facets?.origins).toEqual([
    ["Canada", 0],
    ["India", 2],
  ]);
  expect((await find("")).facets).toEqual((await list("")).facets);
});

test("where all comes from India or from nobody knows where, no origin is to choose", async () => {
  await shop.addProduct({ name: "Oil", category: "Oils", brands: { X: [{}], Y: [{}] } });
  expect((await list("", { category: "Oils" })).facets?.origins).toEqual([]);
});

const nothing: ListChoice = { brand: null, origin: null, inStock: false, sort: null };
test.each([
  "brand=No+such",
  "origin=%3Cscript%3E",
  "sort=toString",
  "sort=PRICE",
  "instock=yes",
  `brand=${"x".repeat(300)}`,
  "brand=%00&origin='%20OR%201=1--",
  "sort=price%00",
  "brand=%ED%A0%80",
])("%j is no choice, and not said again", async (query) => {
  const listing = await list(query);
  expect([letters(listing), listing.choice]).toEqual(["ABCEFD", nothing]);
  expect((await find(query)).choice).toEqual(nothing);
  const all = await getChosenCategory(await ask(), null, { choice: choiceOf(query), page: 1 });
  expect([all.choice, all.cards.length]).toEqual([nothing, 8]);
});

test("links of a list carry its choice as far as the list knows it", async () => {
  const carried = async (query: string) =>
    String(keepChoice(new URLSearchParams(query), await list(query)));
  expect(await carried("brand=Nobody&page=2&sort=x&pack=p")).toBe("page=2&pack=p");
  expect(await carried("sort=unit&brand=Tata&page=2")).toBe("brand=Tata&sort=unit&page=2");
});

test("all products are counted, sorted and filtered too", async () => {
  const chosen = async (query: string, page = 1) =>
    getChosenCategory(await ask(), null, { choice: choiceOf(query), page });
  const { cards, facets, hasNext } = await chosen("sort=price");
  expect([letters({ cards }).slice(0, 3), facets.inStock, hasNext]).toEqual(["ACl", 7, false]);
  expect(facets).toEqual((await chosen("")).facets);
  expect(facets.brands).toContainEqual(["Tata", 2]);
  expect((await chosen("brand=Tata&instock=1")).facets.origins).toEqual([
    ["Canada", 0],
    ["India", 2],
  ]);
  expect(letters(await chosen("brand=Tata&sort=unit"))).toBe("BA");
  expect(letters(await chosen("sort=name", 9))).toBe(letters(await chosen("sort=name")));
});

test("whether it is in stock is to choose where it leaves something out, or is chosen", () => {
  const traits: Traits[] = [
    ["Tata", "India", 1, 4],
    ["Amul", "India", 2, 1],
  ];
  const inStock = (wanted: Partial<ListChoice>, of = traits) =>
    countFacets(of, { ...nothing, ...wanted }).inStock;
  expect([inStock({}), inStock({ brand: "Tata" })]).toEqual([4, null]);
  expect(inStock({}, traits.slice(0, 1))).toBe(null);
  expect(inStock({ inStock: true }, traits.slice(0, 1))).toBe(4);
});

test("of many brands those with the most cards are listed", () => {
  const traits = Array.from({ length: 120 }, (_, at): Traits => [
    `Brand ${at % 110}`,
    "India",
    1,
    at < 10 ? 1 : 2,
  ]);
  const { brands } = countFacets(traits, nothing);
  expect(brands).toHaveLength(100);
  expect(brands[0]).toEqual(["Brand 0", 3]);
});

test.each([
  ["instock=1", 300, "Lijjat 0"],
  ["instock=1&sort=price", 300, "Lijjat 319"],
])(
  "a search %j is of its first %i cards, put in order before they are cut",
  async (query, most, first) => {
    const large = await openTestShop();
    const brands: Record<string, TestPack[]> = {};
    for (let at = 0; at < 320; at++) brands[`Lijjat ${at}`] = [{ pricePaise: 900 - at }];
    await large.addProduct({ name: "Papad", brands });
    const { context } = await large.ask("/");
    const { d1, take } = countD1(large.bindings.DB);
    const { facets, cards, isCut } = await searchChosen(
      { ...context, ...openSession(d1, "first-primary") },
      "papad",
      { page: 1, choice: choiceOf(query) },
    );
    expect([facets.inStock, isCut, cards[0]?.brand]).toEqual([most, true, first]);
    expect(take().roundTrips).toBe(2);
    await large.close();
  },
);

test("a chosen list pages, and a page beyond the last is the last", async () => {
  for (let index = 0; index < 65; index++)
    await shop.addProduct({
      name: `Soap ${index}`,
      category: "Bath & Body",
      brands: { Pears: [{ pricePaise: 10_000 - index }] },
    });
  const pageOf = (page: number) =>
    list("sort=price&brand=Pears", { page, category: "Bath & Body" });
  const [first, second, beyond] = [await pageOf(1), await pageOf(2), await pageOf(7)];
  expect([first.cards.length, first.hasNext, first.pages]).toEqual([60, true, 2]);
  expect(second.cards.map(({ name }) => name)).toEqual(
    [4, 3, 2, 1, 0].map((index) => `Soap ${index}`),
  );
  expect([beyond.page, beyond.cards]).toEqual([2, second.cards]);
});

test("a price, a stock, a brand and a name that change move the card", async () => {
  const [pack] = await shop.addProduct({
    name: "Moving Honey",
    category: "Dryfruits",
    brands: { Dabur: [{ pricePaise: 300 }, { quantity: 2, pricePaise: 100 }] },
  });
  await shop.addProduct({
    name: "Honey",
    category: "Dryfruits",
    brands: { Patanjali: [{ pricePaise: 200 }] },
  });
  const first = async (sort: string) =>
    cardTitle((await list(`sort=${sort}`, { category: "Dryfruits" })).cards[0]!);
  const run = async (sql: string) => {
    await shop.bindings.DB.prepare(sql).bind(pack!.detailId).run();
    await shop.refreshCards();
  };
  expect(await first("price")).toBe("Dabur Moving Honey");
  await run("UPDATE financials SET count_in_stock = 0 WHERE detail_id = ? AND price_paise = 100");
  expect(await first("price")).toBe("Patanjali Honey");
  await run("DELETE FROM financials WHERE detail_id = ? AND price_paise = 300");
  await run("UPDATE financials SET count_in_stock = 1 WHERE detail_id = ?");
  expect(await first("price")).toBe("Dabur Moving Honey");
  await run("UPDATE details SET brand = 'Zandu' WHERE id = ?");
  expect(await first("name")).toBe("Patanjali Honey");
  await shop.bindings.DB.prepare("UPDATE products SET name = 'zz' WHERE name = 'Honey'").run();
  await run("UPDATE details SET brand = '' WHERE id = ?");
  expect(await first("name")).toBe("Moving Honey");
});

test("a short list of a category leads to the other categories, a list of all goods does not", async () => {
  const tilesOf = async (categoryName: string) => {
    const asked = await shop.ask(`/category/${categoryName}`);
    return (await categoryLoader({ ...asked, params: { categoryName } })).tiles;
  };
  await shop.addProduct({ name: "Ragi", category: "Flours", brands: { Tata: [{}] } });
  expect(await tilesOf("rice-pulses")).toContain(tileNames.indexOf("Flours"));
  expect(await tilesOf("all")).toBeUndefined();
});

test("the page is not for search engines once something is chosen, and its parameters have one order", async () => {
  const load = async (query: string) => {
    const asked = await shop.ask(`/category/rice-pulses${query}`);
    return categoryLoader({ ...asked, params: { categoryName: "rice-pulses" } });
  };
  const chosen = await load("?sort=unit&instock=1");
  expect([chosen.isPlain, new URL(chosen.canonical).search]).toEqual([false, ""]);
  expect(readCard(chosen.cards[0]!).name).toBe("Dal B");
  expect((await load("?brand=nobody")).isPlain).toBe(true);
  const keyOf = (search: string) =>
    String(knownParameters("/category/Flours", new URLSearchParams(search)));
  expect(keyOf("sort=unit&x=1&brand=Tata&instock=1")).toBe(
    keyOf("instock=1&origin=&brand=Tata&sort=unit&y"),
  );
});

test.each([
  "sort=unit",
  "brand=Nobody&sort=unit",
  "brand=Nobody&origin=Nowhere&instock=1",
  "brand=Pears&origin=Nowhere",
])("%j is one trip, and reads a card of the list four times at most", async (query) => {
  const { d1, take } = countD1(shop.bindings.DB);
  const ways = [
    ["Bath & Body", 65],
    [null, 75],
  ] as const;
  for (const [category, listed] of ways) {
    const { cards } = await getChosenCategory(
      { ...(await ask()), ...openSession(d1, "first-primary") },
      category,
      { choice: choiceOf(query), page: 1 },
    );
    const { statements, roundTrips } = take();
    const rows = statements.reduce((sum, { rowsRead }) => sum + rowsRead, 0);
    expect([cards.length > 0, roundTrips]).toEqual([true, 1]);
    expect(rows).toBeLessThanOrEqual(30 + 4 * listed);
  }
});
