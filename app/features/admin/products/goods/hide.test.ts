import { afterAll, beforeAll, expect, test } from "vitest";
import { type AddedPack, type TestShop, openTestShop } from "#tests/test-shop.ts";
import { type WholeShop, openWholeShop } from "#tests/whole-shop.ts";
import { type GoodsCommand, goodsCommandPath, goodsPath } from "#app/addresses/side-paths.ts";
import { listEntries } from "#app/features/admin/log/list-entries.server.ts";
import { changesOf } from "#app/features/audit/entry.ts";
import { getTillPacks } from "#app/features/admin/sell/till-packs.server.ts";
import { listGoods } from "#app/features/catalogue/whole/list-goods.server.ts";

let shop: TestShop;
let whole: WholeShop;
let session: string;
let small: AddedPack;
let large: AddedPack;
beforeAll(async () => {
  shop = await openTestShop();
  whole = await openWholeShop(shop.bindings);
  session = await shop.signIn((await shop.addCustomer({ isAdmin: true })).id);
  const packs = await shop.addProduct({
    name: "Poha",
    category: "Flours",
    brands: {
      Tata: [
        { quantity: 500, units: "g", pricePaise: 4000, countInStock: 9 },
        { quantity: 1, units: "kg", pricePaise: 7700, countInStock: 9 },
      ],
    },
  });
  [small, large] = [packs[0]!, packs[1]!];
});
afterAll(() => shop.close());

async function ask(path: string, init: RequestInit = {}, cookies: Record<string, unknown> = {}) {
  const { request } = await shop.ask(path, { ...init, cookies });
  const answer = await whole.answer(new Request(`http://localhost${path}`, request));
  return { status: answer.status, to: answer.headers.get("Location"), text: await answer.text() };
}

function press(
  command: GoodsCommand,
  fields: { detailId: string; financialId?: string },
  { as = session, from = goodsPath } = {},
) {
  const body = new URLSearchParams(fields);
  const headers = { Referer: `http://localhost${from}` };
  return ask(goodsCommandPath(command), { method: "POST", body, headers }, { session: as });
}

const cartOf = (...packs: AddedPack[]) => ({
  cart: ["0123456789abcdef", packs.map(({ financialId }) => [financialId, 1, 4000])],
});
const prices = () =>
  shop.bindings.DB.prepare(
    "SELECT price_paise, dprice_paise, discount_basis_points, count_in_stock FROM financials ORDER BY seq",
  ).all();

test("a hidden pack is on no page and in no sum, cart and API say that it is gone, and it comes back as it was", async () => {
  const { detailId, financialId } = small;
  const before = { prices: (await prices()).results, page: (await ask("/product/poha")).text };
  const api = async () => (await ask(`/api/products/${small.productId}`)).text;
  const callBefore = await api();
  expect(callBefore).toContain(financialId);

  const hidden = await press("hide", { detailId, financialId });
  expect([hidden.status, hidden.to]).toEqual([303, goodsPath]);
  const page = (await ask("/product/poha")).text;
  expect(page).toContain("1 kg");
  expect(page).not.toContain("500 g");
  expect(await api()).not.toContain(financialId);
  const cart = (await ask("/cart", {}, cartOf(small, large))).text;
  expect(cart).toContain("No longer sold");
  const { context } = await shop.ask("/");
  expect(await getTillPacks(context, [financialId])).toEqual([]);

  await press("show", { detailId, financialId });
  expect((await prices()).results).toEqual(before.prices);
  expect(await api()).toBe(callBefore);
  expect((await ask("/product/poha")).text).toContain("500 g");
});

test("a brand that is hidden whole is found by nobody but the owner, who sees it as hidden", async () => {
  const { detailId } = small;
  await press("hide", { detailId });
  for (const path of ["/search?query=poha", "/category/Flours"])
    expect([path, (await ask(path)).text.includes("Tata")]).toEqual([path, false]);
  expect((await ask("/product/poha")).status).toBe(404);
  const { context } = await shop.ask("/");
  const { goods } = await listGoods(context, { text: "poha", shelf: "drafts", after: null });
  expect(goods[0]!.packs.map(({ hiddenPaise }) => hiddenPaise)).toEqual([4000, 7700]);
  const list = await ask(`${goodsPath}?query=poha`, {}, { session });
  expect(list.text).toContain("hidden");
  expect(list.text).toContain('action="/admin/products/show"');
  await press("show", { detailId });
  expect((await ask("/product/poha")).status).toBe(200);
});

test("hiding twice keeps the price of the first time, and a new price shows the pack", async () => {
  const { detailId, financialId } = large;
  await press("hide", { detailId, financialId });
  await press("hide", { detailId, financialId });
  await press("hide", { detailId });
  await press("show", { detailId });
  expect((await prices()).results.map((row) => row.price_paise)).toEqual([4000, 7700]);
});

test("its own page says that a pack is hidden and what it cost, and leads back to itself", async () => {
  const { detailId, financialId } = small;
  const own = `/admin/product/poha/edit/${detailId}?weight=500`;
  const hidden = await press("hide", { detailId, financialId }, { from: own });
  expect(hidden.to).toBe(own);
  const page = (await ask(own, {}, { session })).text;
  expect(page).toContain("500 g is hidden");
  expect(page).toContain("₹40.00");
  await press("show", { detailId, financialId });
});

test("its own page has every pack in a row with price, stock and a button that hides it", async () => {
  const { detailId } = small;
  const page = (await ask(`/admin/product/poha/edit/${detailId}`, {}, { session })).text;
  for (const [{ financialId }, price] of [
    [small, "₹40.00"],
    [large, "₹77.00"],
  ] as const) {
    const button = page.indexOf(`form="hiding-${financialId}"`);
    const row = page.slice(page.lastIndexOf("<li>", button), button);
    expect(row).toContain(price);
    expect(row).toContain("9 left");
    expect(page).toContain(`id="hiding-${financialId}"`);
  }
});

test("the log says who was hidden; what is unknown is 404, and only the owner hides", async () => {
  const { detailId, financialId } = small;
  await press("hide", { detailId });
  await press("show", { detailId, financialId });
  const { context } = await shop.ask("/");
  const { entries } = await listEntries(context, { kind: null, before: null });
  expect(changesOf(entries[0]!)).toContainEqual({ field: "Price", was: "₹0.00", is: "₹40.00" });
  expect(changesOf(entries[1]!)).toEqual([{ field: "Hidden", was: "no", is: "yes" }]);
  await press("show", { detailId });
  expect((await press("hide", { detailId: "nothing" })).status).toBe(404);
  expect((await press("hide", { detailId: small.detailId, financialId: "x" })).status).toBe(404);
  const customer = await shop.signIn((await shop.addCustomer()).id);
  expect((await press("hide", { detailId }, { as: customer })).status).toBe(302);
  expect((await ask("/product/poha")).text).toContain("500 g");
});
