import { afterAll, beforeAll, expect, test } from "vitest";
import { readCard } from "#app/features/catalogue/cards/sent-card.ts";
import { seedRows } from "#db/seed/seed.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { Read } from "#app/platform/database.server.ts";
import { type TestProduct, type TestShop, openTestShop } from "#tests/test-shop.ts";
import { cardsPerSearchPage, lastSearchPage } from "./search-query.ts";
import { listPacks } from "#app/features/catalogue/prices/list-packs.server.ts";
import { findRows } from "#app/features/catalogue/whole/find-rows.server.ts";
import { listProducts } from "#app/features/catalogue/whole/list-products.server.ts";
import { findCandidates, searchBrands, searchCards } from "./search.server.ts";
import { teachWord } from "#app/features/catalogue/teach/teach-word.server.ts";
import { loader as searchLoader } from "#app/features/catalogue/search-results/search.route.tsx";
import { loader as suggestionsLoader } from "#app/features/catalogue/search-box/suggestions.route.tsx";

let shop: TestShop;
let few: TestShop;

beforeAll(async () => {
  [shop, few] = await Promise.all([openTestShop(), openTestShop()]);
  await seedRows(shop.bindings.DB);
});
afterAll(() => Promise.all([shop.close(), few.close()]));

const find = async (text: string, page = 1, where = shop) =>
  searchCards((await where.ask("/")).context, text, page);
const titles = async (text: string, where = shop) =>
  (await find(text, 1, where)).cards.map(({ brand, name }) => `${brand} ${name}`);
const pageOf = async (text: string, where = shop) =>
  searchLoader(await where.ask(`/search?${new URLSearchParams({ query: text })}`));

test.each([
  ["chini", "Sugar"],
  ["चीनी", "Sugar"],
  ["agarbati", "Agarbatti"],
  ["Tata nam", "Salt"],
])("the owner's lists read %s as the shop does: %s", async (text, name) => {
  const { context } = await shop.ask("/");
  const { rows } = await findRows(context, text, 1);
  expect(rows.map((row) => row.name).join()).toContain(name);
  const { packs } = await listPacks(context, { category: null, text, after: null });
  expect(packs.map((pack) => pack.name).join()).toContain(name);
});

test("a name comes first, then goods of that kind, goods that contain it and longer words; in stock before sold out", async () => {
  const goods: TestProduct[] = [
    { name: "Peanut Butter", brands: { Zed: [{}] } },
    { name: "Butter Cookies", brands: { Zed: [{}] } },
    { name: "Buttermilk", brands: { Zed: [{}] } },
    { name: "Unsalted Butter", brands: { Sold: [{ countInStock: 0 }], Zed: [{}] } },
    { name: "Butter (मक्खन)", brands: { Amul: [{}], Zed: [{ pricePaise: 0 }] } },
    { name: "Batter", brands: { Zed: [{}] } },
  ];
  for (const product of goods) await few.addProduct(product);
  expect(await titles("butter", few)).toEqual([
    "Amul Butter (मक्खन)",
    "Zed Peanut Butter",
    "Zed Unsalted Butter",
    "Sold Unsalted Butter",
    "Zed Butter Cookies",
    "Zed Buttermilk",
  ]);
  expect(await titles("Zed  BATTER", few)).toEqual(["Zed Batter"]);
  for (const text of ["amul butter", "मक्खन", "Butter\u200d"])
    expect((await titles(text, few))[0], text).toBe("Amul Butter (मक्खन)");
  for (const text of ["makkhan", "makhkhan", "maska", "बटर"])
    expect((await titles(text, few)).slice(0, 4), text).toContain("Amul Butter (मक्खन)");
});

test("near spellings are shown where nothing is called so, and say so", async () => {
  const near = await find("powa");
  expect(near.isNear).toBe(true);
  expect(near.cards[0]?.name).toContain("Poha");
  expect((await find("poha")).isNear).toBe(false);
  expect(await find("red rice")).toMatchObject({ isNear: true });
});

test("what only has a word of goods that are not sold comes under a head that says so", async () => {
  for (const text of ["onion", "pyaz", "bread", "laung", "nimbu"])
    expect(await find(text), text).toMatchObject({ isNear: true, isNotSold: true });
  expect(await find("onion hair oil")).toMatchObject({ isNear: false, isNotSold: false });
  expect((await find("powa")).isNotSold).toBe(false);
});

test("a well-known name that is not sold shows no goods of another kind as its own", async () => {
  for (const text of ["red bull", "bucket", "mask", "toilet paper", "mishri", "nutella"]) {
    const { cards, isNear } = await find(text);
    expect(cards.length === 0 || isNear, text).toBe(true);
  }
});

test("a line's name finds its goods alone", async () => {
  expect((await find("marie gold")).cards[0]?.name).toContain("Marie");
  expect((await find("dant kanti")).cards[0]?.name).toContain("Toothpaste");
  expect((await find("kitkat")).cards.map(({ name }) => name)).not.toContain("Salted Potato Chips");
});

test("what the owner calls so, or whose name begins with the kind where such goods are at home, is sold", async () => {
  const brands = { Zed: [{}] };
  const sold: [asked: string, product: Omit<TestProduct, "brands">][] = [
    ["eggs", { name: "Farm Fresh Pack of 6", category: "Eggs & Dairy", alsoKnownAs: "eggs, anda" }],
    ["double roti", { name: "Modern White 400g", category: "Daily Needs", alsoKnownAs: "bread" }],
    ["pyaz", { name: "Nashik Special", category: "Daily Needs", alsoKnownAs: "onion kanda" }],
    ["shahad", { name: "Forest Gold", category: "Skin Care", alsoKnownAs: "honey" }],
    ["doodh", { name: "Milk Full Cream Pouch", category: "Eggs & Dairy" }],
    ["ice cream", { name: "Ice Cream Vanilla", category: "Eggs & Dairy" }],
    ["rice", { name: "Rice Basmati Premium", category: "Rice & Pulses" }],
    ["dal", { name: "Dal Toor Unpolished", category: "Rice & Pulses" }],
    ["paneer", { name: "Paneer Malai Block", category: "Eggs & Dairy" }],
    ["juice", { name: "Juice Mixed Fruit", category: "Daily Needs" }],
  ];
  const own = await openTestShop();
  for (const [, product] of sold) await own.addProduct({ ...product, brands });
  for (const [asked, { name }] of sold) {
    const found = await find(asked, 1, own);
    expect(found, asked).toMatchObject({ isNear: false, isNotSold: false, cards: [{ name }] });
    expect(await pageOf(asked, own), asked).toMatchObject({ isNear: false, isNotSold: false });
  }
  await own.close();
});

test("what the owner taught is the goods, and what only has the word comes after it", async () => {
  const own = await openTestShop();
  await own.addProduct({ name: "Onion Hair Oil", category: "Hair Care", brands: { Zed: [{}] } });
  await own.addProduct({ name: "Nashik Special", category: "Daily Needs", brands: { Zed: [{}] } });
  expect(await find("onion", 1, own)).toMatchObject({ isNear: true, isNotSold: true });
  const by = (await own.addCustomer({ isAdmin: true })).id;
  const { context } = await own.ask("/", { cookies: { session: await own.signIn(by) } });
  await teachWord(context, { text: "onion", means: "Nashik Special", by });
  for (const found of [await find("onion", 1, own), await pageOf("onion", own)])
    expect(found).toMatchObject({ isNear: false, isNotSold: false });
  for (const text of ["onion 50", "onion rs 50", "pyaz 50", "onion 1 kg 50"])
    for (const found of [await find(text, 1, own), await pageOf(text, own)]) {
      expect(found.isNotSold, text).toBe(false);
      const [first] = found.cards.map((card) => (typeof card === "string" ? readCard(card) : card));
      expect(first?.name, text).toBe("Nashik Special");
    }
  expect((await titles("onion under 50", own))[0]).toBe("Zed Nashik Special");
  expect(await titles("onion", own)).toEqual(["Zed Nashik Special", "Zed Onion Hair Oil"]);
  await own.close();
});

test("the owner's word is known by its other names too, and is no brand", async () => {
  const own = await openTestShop();
  await own.addProduct({ name: "Onion Hair Oil", category: "Hair Care", brands: { Zed: [{}] } });
  await own.addProduct({ name: "Nashik Special", category: "Daily Needs", brands: { Zed: [{}] } });
  const by = (await own.addCustomer({ isAdmin: true })).id;
  const { context } = await own.ask("/", { cookies: { session: await own.signIn(by) } });
  for (const text of ["onion", "breakfast ka saman 2 kg", "one two three four five six"])
    expect(await teachWord(context, { text, means: "Nashik Special", by })).toEqual({ ok: true });
  for (const text of ["pyaz", "kanda", "onions", "breakfast saman", "one two three four five six"])
    expect((await titles(text, own))[0], text).toBe("Zed Nashik Special");
  expect(await find("pyaz", 1, own)).toMatchObject({ isNear: false });
  expect((await searchBrands(context, "onion")).names).toEqual([]);
  await own.close();
});

test("among more than a thousand goods what is in stock comes first, and the wanted pack before it", async () => {
  const own = await openTestShop();
  const packs = (count: number, countInStock: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, at) => [`Brand ${at}`, [{ countInStock }]]),
    );
  await own.addProduct({ name: "Basmati Rice", brands: packs(1010, 0) });
  const seven = { quantity: 7, units: "kg" };
  await own.addProduct({ name: "Golden Sella Rice", brands: { Zed: [{}], Old: [seven] } });
  expect((await titles("rice", own))[0]).toBe("Zed Golden Sella Rice");
  expect((await titles("rice 7 kg", own))[0]).toBe("Old Golden Sella Rice");
  await own.close();
});

test("a number begins no other word", async () => {
  const { cards, isNear } = await find("2 ragi flour");
  expect([cards[0]?.name, isNear]).toEqual(["Ragi Flour", true]);
});

test("what is of the kind is no other, whatever price is asked for; what only has its word is", async () => {
  for (const text of ["besan under 100", "milk under rs 10"])
    expect(await find(text), text).toMatchObject({ isNear: false, isNotSold: false });
  for (const text of ["besan less than 100"])
    for (const found of [await find(text), await pageOf(text)])
      expect(found, text).toMatchObject({ isNear: true, isNotSold: false });
  for (const text of ["bread 20 rs"])
    for (const found of [await find(text), await pageOf(text)])
      expect(found, text).toMatchObject({ isNear: true, isNotSold: true });
});

test("a brand that people say for a kind is sold where it is sold, and comes first", async () => {
  for (const [text, first] of [
    ["horlicks", "Horlicks"],
    ["bournvita", "Bournvita"],
    ["old spice", "Old Spice"],
    ["volini", "Volini"],
    ["hit", "HIT"],
  ] as const) {
    const { cards, isNear, isNotSold } = await find(text);
    expect([cards[0]?.brand, isNear, isNotSold], text).toEqual([first, false, false]);
  }
});

test("where the first of two goods is not sold, the other is no answer", async () => {
  for (const text of ["peanut butter", "moongfali dana", "tissue paper napkin"])
    expect(await find(text), text).toMatchObject({ isNear: true });
});

test("what only describes does not win over what is named", async () => {
  for (const [text, first] of [
    ["naya harpic", /Harpic/],
    ["gud nite refill", /Knight/],
    ["marie biscuit boro", /Marie/],
    ["hirvya mugachi dal", /Moong/],
    ["amake ek litre sorsher tel dao", /Mustard Oil/],
    ["parippu thuvara", /Toor Dal/],
  ] as const)
    expect((await titles(text))[0], text).toMatch(first);
});

test("a brand misspelt before goods that are sold is not called not sold", async () => {
  for (const text of ["haldiraam bhujiya", "hershy syrup", "parippu thuvara", "taaza paneer"])
    expect((await find(text)).isNotSold, text).toBe(false);
});

test("the beginning of a name finds the goods, whatever else begins so", async () => {
  for (const [text, first] of [
    ["chin", /Sugar/],
    ["hald", /Turmeric/],
    ["jeer", /Cumin/],
    ["besa", /Besan/],
    ["magg", /Maggi/],
    ["mach", /Match|Mosquito/],
  ] as const)
    expect((await titles(text)).slice(0, 3).join(), text).toMatch(first);
});

test("of several goods each is shown, the first one first", async () => {
  const { cards, isNear } = await find("chini chai patti");
  expect(isNear).toBe(false);
  expect(cards[0]?.name).toContain("Sugar");
  expect(cards.some(({ name }) => name.includes("Tea"))).toBe(true);
});

test("a size that is typed chooses the pack, and cards that have it come first", async () => {
  for (const text of ["5 kg rice", "rice 5kg", "चावल ५ किलो"]) {
    const { cards } = await find(text);
    const has = cards.map(({ packs }) =>
      packs.some(({ quantityMilli, units }) => quantityMilli === 5000 && units === "kg"),
    );
    expect(cards[0]?.wanted, text).toBe(
      cards[0]?.packs.find(({ quantityMilli }) => quantityMilli === 5000)?.financialId,
    );
    const kinds = cards.findIndex(({ name }) => !/Rice( \(|$)/.test(name));
    expect(has.slice(0, kinds), text).toEqual([...has.slice(0, kinds)].sort().reverse());
  }
  expect((await find("rice")).cards.some(({ wanted }) => wanted)).toBe(false);
});

test("an apostrophe, a hyphen and a space more or less hide nothing", async () => {
  for (const text of ["lays", "lay's", "Lay’s", "LAYS"])
    expect((await titles(text))[0], text).toBe("Lay's Salted Potato Chips");
  expect((await titles("parleg"))[0]).toMatch(/^Parle-G/);
  expect((await titles("haldiram")).every((title) => title.startsWith("Haldiram's"))).toBe(true);
});

test("a good with a name of its own, and a brand before what is said of it, come before what has one of the words", async () => {
  for (const text of ["dairy milk", "Dairy Milk chocolate", "डेयरी मिल्क"])
    expect((await titles(text))[0], text).toBe("Cadbury Dairy Milk Chocolate");
  expect((await titles("lays blue"))[0]).toBe("Lay's Salted Potato Chips");
});

test("words of other Indian scripts are whole and find themselves", async () => {
  await few.addProduct({ name: "Ponni (பொன்னி அரிசி)", brands: { Zed: [{}] } });
  expect(await titles("அரிசி", few)).toEqual(["Zed Ponni (பொன்னி அரிசி)"]);
  expect(await titles("அரி", few)).toEqual(["Zed Ponni (பொன்னி அரிசி)"]);
});

test("the names of a list are found together, none by another's words", async () => {
  const { context } = await shop.ask("/");
  const [haldi, none] = await findCandidates(context, ["haldi", "xyzzy"], 3);
  expect(haldi?.every(({ isSure }) => isSure)).toBe(true);
  expect(haldi?.map(({ name }) => name)).toEqual(Array(3).fill("Turmeric Powder"));
  expect(none).toEqual([]);
});

test("a draft is never found", async () => {
  await few.addProduct({ name: "Unpriced Papad", brands: { Lijjat: [{ pricePaise: 0 }] } });
  expect(await titles("papad", few)).toEqual([]);
});

test("part of a word finds it, and every word must match", async () => {
  expect((await titles("att")).some((title) => /Atta/.test(title))).toBe(true);
  const tataSalt = await titles("tata sal");
  expect(tataSalt[0]).toMatch(/^Tata .*Salt/);
});

test("one letter wrong, missing, added or swapped in a word of five still finds it", async () => {
  for (const text of ["suger", "sgar", "sugarr", "suagr", "xugar", "ugar"])
    expect((await titles(text)).join(), text).toContain("Sugar");
  expect((await find("biscit")).cards.map((card) => card.category)).toContain(
    "Biscuits & Chocolates",
  );
});

test("a short word finds no other short word", async () => {
  expect((await titles("atta")).join()).not.toMatch(/Tata (Salt|Tea)/);
  expect(await titles("foil")).not.toContain("Fortune Refined Sunflower Oil");
});

test("words written by ear are found", async () => {
  expect((await titles("ashirvad atta"))[0]).toMatch(/Aashirvaad .*Atta/);
  for (const [heard, name] of [
    ["daal", "Dal"],
    ["zeera", "Cumin"],
    ["chaawal", "Rice"],
    ["dhania", "Coriander"],
  ] as const)
    expect((await titles(heard)).join(), heard).toContain(name);
});

test("Hindi finds what English does, in either script", async () => {
  expect((await titles("आटा")).join()).toContain("Whole Wheat Atta");
  expect((await titles("gehun")).join()).toContain("Whole Wheat Atta");
});

test("a space more or less hides nothing", async () => {
  expect((await titles("tooth paste")).join()).toContain("Toothpaste");
  expect((await titles("facewash")).join()).toContain("Face Wash");
});

test("pack sizes and joining words hide nothing", async () => {
  expect((await titles("atta 5 kg")).sort()).toEqual((await titles("atta")).sort());
  expect((await titles("atta ka 5 kg")).sort()).toEqual((await titles("atta")).sort());
  expect((await titles("oil for hair")).join()).toContain("Hair Oil");
});

test("a brand is found by its beginning and by a near spelling", async () => {
  const { context } = await shop.ask("/");
  expect((await searchBrands(context, "aashi")).names[0]).toBe("Aashirvaad");
  expect((await searchBrands(context, "ashirvad")).names).toContain("Aashirvaad");
  expect((await searchBrands(context, "britania")).names[0]).toBe("Britannia");
  expect((await searchBrands(context, "tata")).names[0]).toBe("Tata");
  expect((await searchBrands(context, "atta")).names).toEqual([]);
});

test("nothing typed breaks the search", async () => {
  const hostile = [
    '"',
    'gate"',
    "NEAR(",
    "NEAR(a b, 2)",
    "name : rice",
    "rice OR",
    "AND",
    "-rice",
    "^rice",
    "rice*",
    "%",
    "_",
    "';--",
    "(",
    "{a} : b",
    "🍚",
    "\ud800",
    "a\ud800b",
    "\u0000",
    "ा",
    "𞤀 rice",
    "x".repeat(10_000),
    "a ".repeat(5_000),
    "\u200d",
    "½",
    "null",
    "१२३",
    `${"abcdefghijklmnopqrstuvwx ".repeat(8)}`,
    `${"abcdefghijklmnopqrstuvwx ".repeat(3)}`,
  ];
  for (const text of hostile) {
    await expect(find(text), text).resolves.toBeDefined();
    await expect(
      shop.ask("/").then(({ context }) => searchBrands(context, text)),
      text,
    ).resolves.toBeDefined();
  }
  for (const text of ["", " ", "🍚", "%", '"', "\ud800", "...", "\u0000"])
    expect((await find(text)).cards).toEqual([]);
});

test("pages follow each other without gap or repetition, and end", async () => {
  const numbers = Array.from({ length: lastSearchPage }, (_, index) => index + 1);
  const pages = await Promise.all(numbers.map((page) => find("a", page)));
  const ids = pages.flatMap(({ cards }) => cards.map((card) => card.detailId));
  for (const text of ["oil", "milk", "tata", "oil hair", "masala chai"]) {
    const asked = await Promise.all([1, 2, 3].map((page) => find(text, page)));
    const found = asked.flatMap(({ cards, page }, at) => (page === at + 1 ? cards : []));
    expect(new Set(found.map(({ detailId }) => detailId)).size, text).toBe(found.length);
  }
  expect(new Set(ids).size).toBe(lastSearchPage * cardsPerSearchPage);
  expect(pages.map(({ hasNext, isCut }) => [hasNext, isCut])).toEqual(
    numbers.map((page) => [page < lastSearchPage, page === lastSearchPage]),
  );
  expect(await find("sugar", 3)).toEqual(await find("sugar", 1));
  expect((await find("sugar", 1)).hasNext).toBe(false);
});

test("a search is two round trips of three statements, each along an index", async () => {
  for (const [text, page] of [
    ["atta", 1],
    ["a", 1],
    ["s", lastSearchPage],
    ["ashirvad atta", 1],
    ["tel lagane wala", 1],
  ] as const) {
    const sent = await statementsOf((context) => searchCards(context, text, page));
    expect(sent).toHaveLength(3);
    for (const { sql, params } of sent) {
      const plan = await shop.bindings.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .bind(...params)
        .all<{ detail: string }>();
      expect(plan.results.map(({ detail }) => detail).join("\n")).not.toMatch(
        /SCAN (details|products|categories|pictures|financials|cards|search_)/,
      );
    }
  }
});

type Statement = { sql: string; params: unknown[] };

/** What a query sends, on its way to the real database. */
async function statementsOf(
  query: (context: RequestContext) => Promise<unknown>,
): Promise<Statement[]> {
  const { context } = await shop.ask("/");
  const sent: Statement[] = [];
  const read: Read = (asked) => {
    sent.push((asked as unknown as { toSQL(): Statement }).toSQL());
    return context.read(asked);
  };
  await query({ ...context, read });
  return sent;
}

test("suggestions begin at three characters, of an Indian script at two, and may be kept for a minute", async () => {
  const ask = async (query: string) =>
    (
      await suggestionsLoader(await shop.ask(`/suggestions?${new URLSearchParams({ query })}`))
    ).json();
  expect(await ask("at ")).toEqual({
    query: "at",
    products: [],
    brands: [],
    hasNext: false,
    isNear: false,
  });
  expect(await ask("आ")).toMatchObject({ products: [] });
  expect(JSON.stringify(await ask("आटा"))).toContain("Whole Wheat Atta");
  const found = await ask(" aashirvaad ");
  expect(found).toMatchObject({ query: "aashirvaad", brands: ["Aashirvaad", "Aashirvaad Select"] });
  const response = await suggestionsLoader(await shop.ask("/suggestions"));
  expect(response.headers.get("Cache-Control")).toBe("private, max-age=60");
});

test("the results page takes any address", async () => {
  const ask = async (path: string) => searchLoader(await shop.ask(path));
  expect(await ask("/search")).toMatchObject({ query: "", cards: [], page: 1 });
  expect(await ask("/search?query=oil&page=abc")).toMatchObject({ page: 1, hasNext: true });
  expect((await ask(`/search?query=${"x".repeat(10_000)}`)).query).toHaveLength(200);
  const last = await ask("/search?query=oil&page=99");
  expect([last.page > 1, last.hasNext, last.cards.length > 0]).toEqual([true, false, true]);
});

test("a page that found nothing leads on by categories and by a message with the words in it", async () => {
  const { request, context } = await shop.ask("/search?query=xyzzy");
  Object.assign(context.config, { MESSAGING_LINK: "https://wa.test/1" });
  const ask = (asked: Request) => searchLoader({ request: asked, context, params: {} });
  expect((await ask(request)).messagingHref).toBe("https://wa.test/1?text=xyzzy");
  for (const path of ["/search", "/search?query=rice"])
    expect((await ask(new Request(`http://shop.test${path}`))).messagingHref).toBeNull();
});

test("a product is on one page of the API's only, and beyond the last is nothing", async () => {
  const { context } = await shop.ask("/");
  const pages = [];
  for (const page of [1, 2, 3, 4, 5, 6, 7, 99])
    pages.push(await listProducts(context, { keyword: "oil", page }));
  const ids = pages.flatMap(({ products }) => products.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(16);
  expect(pages.at(-1)?.products).toEqual([]);
  expect(pages[0]?.products[0]?.name).toBe((await find("oil")).cards[0]?.name);
});
