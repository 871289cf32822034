import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { deleteAccount } from "#app/features/account/privacy/delete-account.server.ts";
import { hideReview } from "#app/features/catalogue/reviews/hide-review.server.ts";
import { saveCategoryOrder } from "#app/features/catalogue/listing/category-order.server.ts";
import { forgetWord, teachWord } from "#app/features/catalogue/teach/teach-word.server.ts";
import { type ApiShop, openApiShop } from "#tests/api-shop.ts";
import { cardColumnNames, compareCards } from "#tests/compare-cards.ts";
import { refreshAllCards } from "#tests/refresh-cards.ts";

let shop: ApiShop;
let admin: Awaited<ReturnType<ApiShop["addVisitor"]>>;
let customer: typeof admin;
let d1: D1Database;
beforeAll(async () => {
  shop = await openApiShop();
  admin = await shop.addVisitor({ isAdmin: true });
  customer = await shop.addVisitor();
  d1 = shop.bindings.DB;
});
afterAll(() => shop.close());

type Pack = Awaited<ReturnType<ApiShop["addPack"]>>;
type Row = Record<string, unknown>;

let pack: Pack;
beforeEach(async () => {
  pack = await shop.addPack({ pricePaise: 10_000, countInStock: 12 });
});

const rowsOf = async (sql: string) => (await d1.prepare(sql).all<Row>()).results;
const card = async () => (await rowsOf(`SELECT * FROM cards WHERE id = '${pack.detailId}'`))[0];
const version = async () => Number((await rowsOf("SELECT version FROM catalogue"))[0]?.version);
const index = () => rowsOf("SELECT id, hex(block) AS block FROM card_index_data ORDER BY id");

/** Which columns of the card are others then, and whether pages are made anew. */
async function after(command: () => Promise<unknown>) {
  const [was, wasVersion] = [await card(), await version()];
  await command();
  const now = await card();
  await compareCards(d1);
  const changed = cardColumnNames.filter((name) => was?.[name] !== now?.[name]);
  return { changed, isNew: (await version()) > wasVersion };
}

const put = async (change: object) => {
  const path = `/api/products/${pack.productId}/details/${pack.detailId}`;
  const { status, body } = await shop.put(
    path,
    { quantity: pack.financialId, ...change },
    { token: admin.token },
  );
  expect(status, JSON.stringify(body)).toBe(200);
};
const order = async (qty: number) => {
  const { status, body } = await shop.post(
    "/api/orders",
    {
      orderItems: [{ financialId: pack.financialId, qty }],
      shippingAddress: { street: "1 Main Road", city: "Bengaluru", postalCode: "560001" },
      paymentMethod: "Cash Or UPI",
    },
    { token: customer.token },
  );
  expect(status).toBe(201);
  return String(body._id);
};

test("each column of a card that differs makes pages anew, by the command that changes it", async () => {
  const draft = await shop.post("/api/products", undefined, { token: admin.token });
  const seen = new Set<string>();
  const changes: [expected: string[], command: () => Promise<unknown>][] = [
    [["name", "name_words", "sort_name", "sort_name_hi"], () => put({ name: "Lal Poha" })],
    [["name_hi"], () => put({ nameHi: "पोहा" })],
    [["category_id", "category_words", "state"], () => put({ category: "Oils" })],
    [["brand", "brand_words", "sort_name"], () => put({ brand: "Too Yumm" })],
    [["veg_mark"], () => put({ vegMark: "veg" })],
    [["origin_country"], () => put({ originCountry: "India" })],
    [["image"], () => put({ image: "https://x.example/a.png" })],
    [["also_known_as"], () => put({ alsoKnownAs: "chivda" })],
    [["kinds"], () => put({ name: "Ghee" })],
    [["price_from", "unit_from", "packs"], () => put({ price: 90 })],
    [["discount_most"], () => put({ discount: 10 })],
    [["packs"], () => order(5)],
    [["shelf", "state"], () => put({ countInStock: 0 })],
  ];
  expect(draft.status).toBe(201);
  for (const [expected, command] of changes) {
    const { changed, isNew } = await after(command);
    expect(changed).toEqual(expect.arrayContaining(expected));
    expect(isNew, String(expected)).toBe(true);
    for (const name of changed) seen.add(name);
  }
  const label = { maker: "ITC, Kolkata", ingredients: "Milk", shelfLife: "1 month" };
  const { changed } = await after(() => put({ ...label, careContact: "1800 425 444" }));
  expect(changed).toEqual(["lacks_label"]);
  // By what it is told from others, and its address, which a product gets with its first name.
  const kept = ["seq", "id", "product_id", "slug", "lacks_label"];
  expect([...seen, ...kept].sort()).toEqual(expect.arrayContaining([...cardColumnNames].sort()));
});

test("a draft gets its address with its name, and goes with its product", async () => {
  const { body } = await shop.post("/api/products", undefined, { token: admin.token });
  const productId = String(body._id);
  const slug = () => rowsOf(`SELECT slug FROM cards WHERE product_id = '${productId}'`);
  expect(await slug()).toEqual([{ slug: `draft-${productId}` }]);
  const named = { name: "Idli Rava" };
  await shop.put(`/api/products/${productId}`, named, { token: admin.token });
  expect(await slug()).toEqual([{ slug: "idli-rava" }]);
  const { isNew } = await after(() =>
    shop.remove(`/api/products/${productId}`, { token: admin.token }),
  );
  expect([await slug(), isNew]).toEqual([[], true]);
});

test("what pages show beside the cards makes them anew too", async () => {
  const { context } = await shop.ask("/", { cookies: { session: admin.session } });
  const writer = await shop.addVisitor();
  const reviewed = await after(() =>
    shop.post(
      `/api/products/${pack.slug}/reviews`,
      { rating: 4, comment: "Fresh" },
      { token: writer.token },
    ),
  );
  const [review] = await rowsOf("SELECT id FROM reviews");
  const reviewId = String(review?.id);
  const commands: (() => Promise<unknown>)[] = [
    () => hideReview(context, { reviewId, isHidden: true }),
    () => saveCategoryOrder(context, ["oils"]),
    () => teachWord(context, { text: "chiwda", means: "Flours", by: admin.id }),
    async () =>
      forgetWord(context, String((await rowsOf("SELECT id FROM search_synonyms"))[0]?.id)),
    () => put({ maker: "ITC, Kolkata" }),
    () => deleteAccount(context, { ...writer, isAdmin: false }),
  ];
  expect(reviewed).toEqual({ changed: [], isNew: true });
  for (const command of commands)
    expect(await after(command)).toEqual({ changed: [], isNew: true });
});

test("what changes nothing that is shown makes no page anew", async () => {
  const commands: (() => Promise<unknown>)[] = [
    () => order(1),
    () => put({ countInStock: 50 }),
    () => put({ lowStockAt: 3 }),
    () => refreshAllCards(d1),
  ];
  for (const command of commands)
    expect(await after(command)).toEqual({ changed: [], isNew: false });
});

test("an order leaves the index of words alone, until it sells out", async () => {
  const was = await index();
  await order(8);
  expect((await card())?.packs).toContain(",4]");
  expect(await index()).toEqual(was);
  await order(4);
  expect((await card())?.shelf).toBe(2);
  expect(await index()).not.toEqual(was);
  await compareCards(d1);
});
