import { afterAll, beforeAll, expect, test } from "vitest";
import { createProduct } from "#app/features/catalogue/write/product-commands.server.ts";
import { listEntries } from "#app/features/admin/log/list-entries.server.ts";
import { subjectOf, verbOf } from "#app/features/audit/entry.ts";
import { seedRows } from "#db/seed/seed.ts";
import { openApiShop } from "#tests/api-shop.ts";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { action, loader } from "./setup.route.tsx";

const path = "/admin/setup";
const button = `${path}/own-goods`;

async function openSeeded() {
  const shop = await openTestShop();
  await seedRows(shop.bindings.DB);
  const session = await shop.signIn((await shop.addCustomer({ isAdmin: true })).id);
  const asked = (at: string, init: RequestInit = {}) =>
    shop.ask(at, { ...init, cookies: { session } });
  return {
    ...shop,
    asked,
    goods: async () => (await loader(await asked(path))).goods,
    press: async () => action(await asked(button, { method: "POST" })),
    count: (sql: string) => shop.bindings.DB.prepare(sql).first<number>("n"),
  };
}
let shop: Awaited<ReturnType<typeof openSeeded>>;
beforeAll(async () => {
  shop = await openSeeded();
});
afterAll(() => shop.close());

test("one press removes all sample goods and none that the owner made, and the log says so", async () => {
  const { productId } = await createProduct((await shop.asked(path, { method: "POST" })).context);
  const before = await shop.goods();
  expect(before).toEqual({ samples: expect.any(Number), own: 1, ownInStock: 0, isSold: false });
  expect(before.samples).toBeGreaterThanOrEqual(300);
  const pressed = (await shop.press()) as Response;
  expect([pressed.status, pressed.headers.get("Location")]).toEqual([303, path]);
  expect(await shop.goods()).toEqual({ samples: 0, own: 1, ownInStock: 0, isSold: false });
  expect(await shop.count(`SELECT count(*) n FROM products WHERE id = '${productId}'`)).toBe(1);
  expect(await shop.count("SELECT count(*) n FROM cards WHERE shelf > 0")).toBe(0);
  expect(await shop.count("SELECT count(*) n FROM financials")).toBe(1);
  expect(await shop.count("SELECT count(*) n FROM categories")).toBe(23);
  const { context } = await shop.asked(path);
  const [entry] = (await listEntries(context, { kind: "samples", before: null })).entries;
  expect([verbOf(entry!), subjectOf(entry!)]).toEqual(["deleted", "Of the shop"]);
});

test("a second press says that there are none, and writes nothing into the log", async () => {
  expect(await shop.press()).toMatchObject({
    init: { status: 409 },
    data: { message: "There are no sample products any more." },
  });
  expect(await shop.count("SELECT count(*) n FROM admin_log WHERE kind = 'samples'")).toBe(1);
});

test("a sign-in of long ago is asked for the password first, and nothing goes", async () => {
  const other = await openSeeded();
  await other.bindings.DB.prepare("UPDATE sessions SET created_at = 0").run();
  await expect(other.press()).rejects.toMatchObject({ status: 403 });
  expect((await other.goods()).samples).toBeGreaterThanOrEqual(300);
  await other.close();
});

test("a customer is led to sign in, and nothing goes", async () => {
  const other: TestShop = await openTestShop();
  await other.addProduct({ name: "Sample Atta", brands: { Any: [{}] } });
  const session = await other.signIn((await other.addCustomer()).id);
  const init = { method: "POST", cookies: { session } };
  await expect(action(await other.ask(button, init))).rejects.toMatchObject({ status: 302 });
  const left = await other.bindings.DB.prepare("SELECT count(*) n FROM products").first("n");
  expect(left).toBe(1);
  await other.close();
});

async function openWithBuyer() {
  const api = await openApiShop();
  const [buyer, owner, pack] = [
    await api.addVisitor({}),
    await api.addVisitor({ isAdmin: true }),
    await api.addPack(),
  ];
  const order = {
    orderItems: [{ financialId: pack.financialId, qty: 1 }],
    shippingAddress: { street: "12 Temple Road", city: "Bengaluru", postalCode: "560001" },
    paymentMethod: "Cash Or UPI",
  };
  return {
    api,
    buy: () => api.post("/api/orders", order, { token: buyer.token }),
    cancel: (id: unknown) => api.put(`/api/orders/${id}/cancel`, {}, { token: owner.token }),
    press: async () =>
      action(await api.ask(button, { method: "POST", cookies: { session: owner.session } })),
  };
}

test("once something was sold it is refused in words, and goes on once that order is cancelled", async () => {
  const { api, buy, press, cancel } = await openWithBuyer();
  const placed = await buy();
  expect(await press()).toMatchObject({
    init: { status: 409 },
    data: { message: expect.stringMatching(/^Something was sold already/) },
  });
  await cancel(placed.body._id);
  expect(await press()).toMatchObject({ status: 303 });
  await api.close();
});

test("of an order and a press at one moment one is refused", async () => {
  for (const isFirst of [true, false]) {
    const { api, buy, press } = await openWithBuyer();
    const [placed, pressed] = isFirst
      ? await Promise.all([buy(), press()])
      : (await Promise.all([press(), buy()])).toReversed();
    const isPlaced = (placed as { status: number }).status === 201;
    expect(pressed instanceof Response).toBe(!isPlaced);
    const left = await api.bindings.DB.prepare("SELECT count(*) n FROM products").first("n");
    expect(left).toBe(isPlaced ? 1 : 0);
    await api.close();
  }
});
