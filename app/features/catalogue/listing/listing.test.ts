import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { action, loader } from "#app/features/admin/categories/categories.route.tsx";
import { listEntries } from "#app/features/admin/log/list-entries.server.ts";
import { changesOf } from "#app/features/audit/entry.ts";
import { parseShown } from "./budget-steps.ts";
import { tileNames } from "./category-names.ts";
import { listCategories } from "./category-order.server.ts";
import { cardTitle } from "#app/values/card-title.ts";
import { placeOrder } from "#app/features/checkout/order/place-order.server.ts";
import { getVisitor } from "#app/features/session/visitor.server.ts";
import { readCard } from "#app/features/catalogue/cards/sent-card.ts";
import { findCategory } from "./names/find-category.server.ts";
import { newId } from "#app/values/identifier.ts";
import { action as home } from "./home.route.tsx";
import { getHome, getListing, parsePage } from "./listing.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const titles = (cards: { brand: string; name: string }[]) => cards.map(cardTitle);
const ask = async () => (await shop.ask("/")).context;

test("a shop that has sold nothing yet shows its goods on the home page", async () => {
  const own = await openTestShop();
  const home = async () => getHome((await own.ask("/")).context, 6);
  expect(await home()).toMatchObject({ tiles: [], goods: [] });
  await own.addProduct({ name: "Toor Dal", category: "Rice & Pulses", brands: { Tata: [{}] } });
  const { tiles, goods } = await home();
  expect(tiles).toEqual([tileNames.indexOf("Rice & Pulses")]);
  expect(goods.map(readCard)).toMatchObject([{ name: "Toor Dal" }]);
  await own.close();
});

test("a card is a brand of a product, with its packs in order of creation", async () => {
  await shop.addProduct({
    name: "whole wheat atta",
    category: "Flours",
    brands: {
      Aashirvaad: [
        { quantity: 5, pricePaise: 30_500, discountBasisPoints: 1200 },
        { quantity: 1, pricePaise: 6600 },
      ],
      Fortune: [{ quantity: 1, pricePaise: 6000 }],
    },
  });
  const { cards, page, pages } = await getListing(await ask(), "Flours", { page: 1, size: 60 });
  expect(titles(cards)).toEqual(["Aashirvaad Whole Wheat Atta", "Fortune Whole Wheat Atta"]);
  expect(cards[0]?.packs.map((pack) => pack.quantityMilli)).toEqual([5000, 1000]);
  expect(cards[0]?.packs[0]).toMatchObject({ pricePaise: 30_500, dpricePaise: 26_840 });
  expect([page, pages]).toEqual([1, 1]);
});

test("a pack without a price shows in no list, and a sold-out card stands last", async () => {
  await shop.addProduct({
    name: "Draft Oil",
    category: "Oils",
    brands: { Nobody: [{ pricePaise: 0 }] },
  });
  await shop.addProduct({
    name: "Gone Oil",
    category: "Oils",
    brands: { Empty: [{ countInStock: 0 }] },
  });
  await shop.addProduct({
    name: "Mustard Oil",
    category: "Oils",
    brands: { Fortune: [{ pricePaise: 0 }, { quantity: 2, countInStock: 5 }] },
  });
  const { cards } = await getListing(await ask(), "Oils", { page: 1, size: 60 });
  expect(titles(cards)).toEqual(["Fortune Mustard Oil", "Empty Gone Oil"]);
  expect(cards[0]?.packs).toHaveLength(1);
});

test("a list pages, and a page beyond the last is the last", async () => {
  for (let index = 1; index <= 5; index++)
    await shop.addProduct({
      name: `Soap ${index}`,
      category: "Bath & Body",
      brands: { Lux: [{}] },
    });
  const second = await getListing(await ask(), "Bath & Body", { page: 2, size: 2 });
  expect(titles(second.cards)).toEqual(["Lux Soap 3", "Lux Soap 4"]);
  const beyond = await getListing(await ask(), "Bath & Body", { page: 99, size: 2 });
  expect([beyond.page, beyond.pages, beyond.cards.length]).toEqual([3, 3, 1]);
});

test("pages are counted as cards come and go", async () => {
  const [pack] = await shop.addProduct({
    name: "Counted Dal",
    category: "Rice & Pulses",
    brands: { Tata: [{}] },
  });
  const count = async () =>
    (await getListing(await ask(), "Rice & Pulses", { page: 1, size: 1 })).pages;
  await shop.addProduct({ name: "Other Dal", category: "Rice & Pulses", brands: { Tata: [{}] } });
  expect(await count()).toBe(2);
  await shop.bindings.DB.prepare(
    "UPDATE financials SET price_paise = 0, dprice_paise = 0 WHERE id = ?",
  )
    .bind(pack!.financialId)
    .run();
  await shop.refreshCards();
  expect(await count()).toBe(1);
  await shop.bindings.DB.prepare(
    "UPDATE financials SET price_paise = 500, dprice_paise = 500 WHERE id = ?",
  )
    .bind(pack!.financialId)
    .run();
  await shop.refreshCards();
  expect(await count()).toBe(2);
  await shop.bindings.DB.prepare("DELETE FROM products WHERE id = ?").bind(pack!.productId).run();
  await shop.refreshCards();
  expect(await count()).toBe(1);
});

test("a product that moves to another category takes its cards along", async () => {
  const [pack] = await shop.addProduct({
    name: "Wandering Honey",
    category: "Skin Care",
    brands: { Dabur: [{}] },
  });
  await shop.bindings.DB.prepare("UPDATE products SET category_id = 'dryfruits' WHERE id = ?")
    .bind(pack!.productId)
    .run();
  await shop.refreshCards();
  expect((await getListing(await ask(), "Skin Care", { page: 1, size: 60 })).cards).toEqual([]);
  expect(titles((await getListing(await ask(), "Dryfruits", { page: 1, size: 60 })).cards)).toEqual(
    ["Dabur Wandering Honey"],
  );
});

test("the home page has 22 tiles, and the budget packages six at a time", async () => {
  expect(tileNames).toHaveLength(22);
  expect(tileNames).not.toContain("Budget Friendly Packages");
  for (let index = 1; index <= 8; index++)
    await shop.addProduct({
      name: `Combo ${index}`,
      category: "Budget Friendly Packages",
      brands: { Kirana: [{}] },
    });
  const { budget: first } = await getHome(await ask(), parseShown(null));
  expect([first.cards.length, first.hasMore]).toEqual([6, true]);
  const { budget: more } = await getHome(await ask(), parseShown("12"));
  expect([more.cards.length, more.hasMore]).toEqual([8, false]);
});

/** A product in each that has none. */
async function fillCategories() {
  for (const { name, hasGoods } of await listCategories(await ask()))
    if (!hasGoods)
      await shop.addProduct({ name: `Of ${name}`, category: name, brands: { Kirana: [{}] } });
}

test("a category has a tile once it has goods on show", async () => {
  const isShown = async () =>
    (await getHome(await ask(), 6)).tiles?.includes(tileNames.indexOf("Pooja Needs"));
  expect(await isShown()).toBe(false);
  await shop.addProduct({ name: "Camphor", category: "Pooja Needs", brands: { Cycle: [{}] } });
  expect(await isShown()).toBe(true);
});

test("tiles stand in the order that the owner gives, each with its own picture", async () => {
  await fillCategories();
  const session = await shop.signIn((await shop.addCustomer({ isAdmin: true })).id);
  const post = async (fields: Record<string, string>, cookies: object = { session }) =>
    action(
      await shop.ask("/admin/categories", {
        method: "POST",
        body: new URLSearchParams(fields),
        cookies: { ...cookies },
      }),
    );
  const shown = async () => loader(await shop.ask("/admin/categories", { cookies: { session } }));
  const places = Object.fromEntries(
    (await shown()).categories.map(({ id }, at) => [id, String(at + 1)]),
  );
  const tiles = async () => (await getHome(await ask(), 6)).tiles;
  expect(await tiles()).toBeNull();
  const oils = tileNames.indexOf("Oils");
  expect(await post({ ...places, oils: "1" })).toMatchObject({ status: 303 });
  expect((await tiles())?.slice(0, 3)).toEqual([oils, 0, 1]);
  const moved = Object.fromEntries(
    (await shown()).categories.map(({ id }, at) => [id, String(at + 1)]),
  );
  await post({ ...moved, oils: "3" });
  expect((await tiles())?.slice(0, 4)).toEqual([0, 1, oils, 2]);
  expect(await post({ ...places, oils: "first" })).toMatchObject({
    init: { status: 400 },
    data: { errors: { oils: expect.stringMatching(/^Please/) }, values: { oils: "first" } },
  });
  const { entries } = await listEntries(await ask(), { kind: "categories", before: null });
  expect(changesOf(entries[1]!)[0]?.is).toMatch(/^Oils, Bath & Body/);
  const customer = await shop.signIn((await shop.addCustomer()).id);
  await expect(post(places, { session: customer })).rejects.toMatchObject({ status: 302 });
  const now = Object.fromEntries(
    (await shown()).categories.map(({ id }, at) => [id, String(at + 1)]),
  );
  const up = await post({ ...now, "move.one": "2 oils" });
  expect((up as Response).headers.get("Location")).toBe("/admin/categories#category-oils");
  expect((await tiles())?.slice(0, 4)).toEqual([0, oils, 1, 2]);
  await post({ ...places, "move.one": `2 ${Object.keys(places)[0]}` });
  expect((await tiles())?.slice(0, 3)).toEqual([1, 0, 2]);
  await post(places);
  expect(await tiles()).toBeNull();
});

test("categories match without case, and odd page numbers are page 1", async () => {
  expect(await findCategory(await ask(), "BATH & body")).toMatchObject({ name: "Bath & Body" });
  expect(await findCategory(await ask(), "no such")).toBeNull();
  for (const text of ["0", "-1", "abc", "1e9", "", null, "99999999999"])
    expect(parsePage(text)).toBe(1);
  expect(parseShown("7")).toBe(12);
  expect(parseShown("abc")).toBe(6);
});

test("who has bought sees it first on the home page, in the pack of that time, while it is in stock", async () => {
  const add = async (brand: string, countInStock = 9) => {
    const packs = await shop.addProduct({
      name: `${brand} Poha`,
      category: "Flours",
      brands: {
        [brand]: [
          { pricePaise: 4000, countInStock },
          { quantity: 2, pricePaise: 7000, countInStock },
        ],
      },
    });
    return packs[1]!.financialId;
  };
  const [often, gone, once] = [await add("Often"), await add("Gone", 2), await add("Once")];
  const session = await shop.signIn((await shop.addCustomer()).id);
  const { context } = await shop.ask("/", { cookies: { session } });
  expect((await getHome(context, 6)).bought).toBeNull();
  const order = async (...packs: string[]) => {
    const asked = (await shop.ask("/placeorder", { cookies: { session } })).context;
    const placed = await placeOrder(asked, (await getVisitor(asked))!, {
      entries: packs.map((financialId) => ({ financialId, qty: 2, seenPaise: 7000 })),
      orderKey: newId(),
      paymentMethod: "Cash Or UPI",
      address: { street: "1 Main Road", city: "Bengaluru", postalCode: "560001" },
    });
    if (!placed.ok) throw new Error(placed.reason);
    return placed.orderId;
  };
  await order(often, gone);
  const last = await order(once, often);
  const { bought } = await getHome((await shop.ask("/", { cookies: { session } })).context, 6);
  const shown = bought?.cards.map(readCard) ?? [];
  expect(titles(shown)).toEqual(["Often Often Poha", "Once Once Poha"]);
  expect(shown[0]?.wanted).toBe(often);
  expect(bought?.lastOrder).toBe(last);
  expect((await getHome(await ask(), 6)).bought).toBeNull();
});

test("the home page says when it comes to whom the shop knows, and to nobody else", async () => {
  await shop.bindings.DB.prepare(
    "INSERT INTO opening_hours (weekday, open_minute, close_minute) VALUES (0,0,1440),(1,0,1440),(2,0,1440),(3,0,1440),(4,0,1440),(5,0,1440),(6,0,1440)",
  ).run();
  const deliveryOf = async (cookies: Record<string, unknown>) =>
    (await getHome((await shop.ask("/", { cookies })).context, 6)).delivery;
  expect(await deliveryOf({})).toBeNull();
  expect(await deliveryOf({ pin: "560001" })).toMatchObject({
    when: "Delivery to 560001: As soon as possible",
    refusal: null,
  });
  await shop.bindings.DB.prepare(
    "INSERT INTO service_areas (postal_code, fee_paise, minimum_paise, is_active) VALUES ('560034', 0, 0, 1)",
  ).run();
  expect(await deliveryOf({ pin: "560001" })).toMatchObject({
    when: null,
    refusal: "We do not deliver to 560001 yet.",
  });
});

test("who is not known to the shop is asked for a PIN code where the shop has areas", async () => {
  const { DB } = shop.bindings;
  const asked = async (cookies: Record<string, unknown> = {}) =>
    (await getHome((await shop.ask("/", { cookies })).context, 6)).asksPin;
  await DB.prepare("DELETE FROM service_areas").run();
  expect(await asked()).toBe(false);
  await DB.prepare(
    "INSERT INTO service_areas (postal_code, fee_paise, minimum_paise, is_active) VALUES ('560034', 0, 0, 1)",
  ).run();
  expect([await asked(), await asked({ pin: "560001" }), await asked({ pin: "560034" })]).toEqual([
    true,
    true,
    false,
  ]);
});

test("who is not known to the shop is told what delivery costs at most", async () => {
  const { DB } = shop.bindings;
  const told = async () =>
    (await getHome((await shop.ask("/")).context, 6)).delivery?.costs ?? null;
  const addArea = (values: string) =>
    DB.prepare(
      `INSERT INTO service_areas (postal_code, fee_paise, free_from_paise, minimum_paise, is_active) VALUES (${values})`,
    ).run();
  await DB.prepare("DELETE FROM service_areas").run();
  expect(await told()).toBe(null);
  await addArea("'560034', 0, NULL, 0, 1");
  expect(await told()).toBe("Delivery free");
  await addArea("'560001', 2000, 50000, 0, 1");
  await addArea("'560002', 9000, NULL, 0, 0");
  expect(await told()).toBe("Delivery up to ₹20.00, free from ₹500.00");
  await addArea("'560003', 4000, 60000, 0, 1");
  expect(await told()).toBe("Delivery up to ₹40.00, free from ₹600.00");
  await addArea("'560004', 2000, NULL, 0, 1");
  expect(await told()).toBe("Delivery up to ₹40.00");
});

test("a PIN code is remembered on the home page, one that is none is refused as it was typed", async () => {
  const post = async (postalCode: string) =>
    home({
      ...(await shop.ask("/?index", {
        method: "POST",
        body: new URLSearchParams({ postalCode }),
      })),
      params: {},
    });
  expect(await post("5600")).toMatchObject({
    data: {
      typed: "5600",
      message: "Please enter a postal code of 6 digits that does not begin with 0.",
    },
    init: { status: 400 },
  });
  const answer = (await post("560 034")) as Response;
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/"]);
  expect(answer.headers.get("Set-Cookie")).toMatch(/^pin=/);
});
