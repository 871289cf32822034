import { afterAll, beforeAll, expect, test } from "vitest";
import { getKhataOf, getKhataOfOrder } from "#app/features/khata/read-khata.server.ts";
import { listCounter } from "#app/features/orders/counter/list-counter.server.ts";
import { deliverOnKhata } from "#app/features/orders/progress/deliver-order.server.ts";
import { undoNamed } from "#app/features/orders/progress/undo-step.server.ts";
import { returnGoods } from "#app/features/orders/returned/return-goods.server.ts";
import { sha256Hex } from "#app/platform/digest.ts";
import { type ApiShop, type Json, openApiShop } from "#tests/api-shop.ts";

let shop: ApiShop;
let owner: Awaited<ReturnType<ApiShop["addVisitor"]>>;
let financialId: string;
beforeAll(async () => {
  shop = await openApiShop();
  owner = await shop.addVisitor({ isAdmin: true, name: "Asha" });
  ({ financialId } = await shop.addPack({ countInStock: 99 }));
});
afterAll(() => shop.close());

let phones = 9_400_000_000;
const newPhone = () => String((phones += 1));
const asOwner = () => ({ token: owner.token });

async function person(limit: number, phoneNo = newPhone()) {
  const { body } = await shop.post(
    "/api/khata/people",
    { name: "Meena", phoneNo, limit },
    asOwner(),
  );
  return { id: String(body._id), phoneNo };
}
const khataOf = async (id: string) => (await getKhataOf((await shop.ask("/")).context, id))!;
const owedBy = async (id: string) => (await khataOf(id)).khata.balancePaise / 100;
/** Two packs of ₹250. */
const items = () => [{ financialId, qty: 2 }];
const sell = (phoneNo: string) =>
  shop.post("/api/sales", { items: items(), method: "khata", phoneNo }, asOwner());

async function call(phoneNo: string) {
  const order = {
    orderItems: items(),
    shippingAddress: { street: "12 Temple Road", city: "Bengaluru", postalCode: "560001" },
    paymentMethod: "Cash Or UPI",
    for: { phoneNo, name: "Meena" },
  };
  return String((await shop.post("/api/orders", order, asOwner())).body._id);
}
const put = (id: unknown, step: string) =>
  shop.put(`/api/orders/${String(id)}/${step}`, {}, asOwner());
const asking = async () => (await shop.ask("/", { cookies: { session: owner.session } })).context;
const bringBack = async (orderId: string, nth = 0) =>
  returnGoods(await asking(), { orderId, nth, lines: [{ line: 0, qty: 1, toShelf: true }] });

async function prove(phoneNo: string, purpose: "register" | "reset") {
  const token = crypto.randomUUID();
  await shop.bindings.DB.prepare(
    "INSERT INTO phone_grants (phone, purpose, token_hash, expires_at) VALUES (?, ?, ?, ?)",
  )
    .bind(phoneNo, purpose, await sha256Hex(token), Date.now() + 60_000)
    .run();
  return token;
}
async function register(phoneNo: string) {
  const verificationToken = await prove(phoneNo, "register");
  const body = { name: "Meena Rao", phoneNo, password: "Password@1", verificationToken };
  return { token: String((await shop.post("/api/users", body)).body.token) };
}
const mine = async (own: { token: string }) =>
  ((await shop.get("/api/orders/mine", own)).body.orders as Json[]).map(({ _id }) => _id);

test("a sale goes on the khata of somebody without an account, as far as its limit", async () => {
  const { id, phoneNo } = await person(700);
  const users = await shop.count("users");
  const sold = await sell(phoneNo);
  expect(sold).toMatchObject({
    status: 201,
    body: { isOnKhata: true, isPaid: false, isDelivered: true },
  });
  expect(await khataOf(id)).toMatchObject({
    khata: { balancePaise: 50_000 },
    entries: [{ kind: "order", amountPaise: 50_000, orderId: sold.body._id, by: "Asha" }],
  });
  const tables = ["orders", "khata_entries", "day_entries", "documents", "users"];
  const written = () => Promise.all(tables.map(shop.count));
  const before = await written();
  expect(await sell(phoneNo)).toMatchObject({
    status: 409,
    body: { message: "This would go over the limit of the khata." },
  });
  expect(await written()).toEqual(before);
  expect(await shop.count("users")).toBe(users);
});

test("of ten sales at once as many go on it as its limit holds", async () => {
  const { id, phoneNo } = await person(1200);
  const sold = await Promise.all(Array.from({ length: 10 }, () => sell(phoneNo)));
  expect(sold.filter(({ status }) => status === 201)).toHaveLength(2);
  expect(sold.filter(({ status }) => status === 409)).toHaveLength(8);
  expect(await owedBy(id)).toBe(1000);
});

test("a sale for a phone whose khata nobody keeps says so", async () => {
  const { financialId: other } = await shop.addPack();
  const sale = { items: [{ financialId: other, qty: 1 }], method: "khata", phoneNo: newPhone() };
  expect(await shop.post("/api/sales", sale, asOwner())).toMatchObject({
    status: 409,
    body: { message: "No khata is kept for this phone number." },
  });
});

test("a caller's order goes on it when it is packed, and says the limit that it would pass", async () => {
  const { id, phoneNo } = await person(700);
  const first = await call(phoneNo);
  expect(await put(first, "khata")).toMatchObject({ status: 409 });
  await put(first, "pack");
  expect(await put(first, "khata")).toMatchObject({ status: 200, body: { isOnKhata: true } });
  const second = await call(phoneNo);
  await put(second, "pack");
  expect(await put(second, "khata")).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/₹500\.00.*₹700\.00.*₹500\.00/) },
  });
  expect(await owedBy(id)).toBe(500);
});

test("counter and order page offer the khata for a caller's order where one is kept for the phone", async () => {
  const ids = [await call((await person(700)).phoneNo), await call(newPhone())];
  const context = await asking();
  const orders = await listCounter(context);
  expect(ids.map((id) => orders.find((order) => order.id === id)?.canOwe)).toEqual([true, false]);
  expect(await Promise.all(ids.map((id) => getKhataOfOrder(context, id)))).toEqual([
    { limitPaise: 70_000, balancePaise: 0 },
    null,
  ]);
});

test("delivered and on the khata in one tap is taken back in one", async () => {
  const { id, phoneNo } = await person(700);
  const [called, other] = [await call(phoneNo), await call(newPhone())];
  for (const order of [called, other])
    for (const step of ["pack", "dispatch"]) await put(order, step);
  expect(await deliverOnKhata(await asking(), other)).toMatchObject({ ok: false, status: 409 });
  expect(await deliverOnKhata(await asking(), called)).toEqual({ ok: true });
  expect(await owedBy(id)).toBe(500);
  expect(await undoNamed(await asking(), called, { step: "khata" })).toEqual({ ok: true });
  expect(await owedBy(id)).toBe(0);
});

test("goods that come back come off it, also over a lower limit, and a cancelled order altogether", async () => {
  const { id, phoneNo } = await person(2000);
  const sold = String((await sell(phoneNo)).body._id);
  const called = await call(phoneNo);
  for (const step of ["pack", "khata", "dispatch"]) await put(called, step);
  await shop.put(`/api/khata/${id}`, { limit: 1 }, asOwner());
  expect(await bringBack(sold)).toEqual({ ok: true });
  expect(await owedBy(id)).toBe(750);
  expect(await bringBack(sold, 1)).toEqual({ ok: true });
  expect(await owedBy(id)).toBe(500);
  expect((await put(called, "cancel")).status).toBe(200);
  expect(await owedBy(id)).toBe(0);
});

test("an entry that is taken back is owed again, and goes on once more", async () => {
  const { id, phoneNo } = await person(700);
  const sold = (await sell(phoneNo)).body._id;
  const [entry] = (await khataOf(id)).entries;
  await shop.post(`/api/khata/${id}/entries/${entry!.id}/reverse`, {}, asOwner());
  expect((await shop.get(`/api/orders/${String(sold)}`, asOwner())).body.isOnKhata).toBe(false);
  expect(await put(sold, "khata")).toMatchObject({ status: 200, body: { isOnKhata: true } });
  expect(await owedBy(id)).toBe(500);
});

test("who registers with the number has order and khata as their own; nobody saw them before", async () => {
  const { id, phoneNo } = await person(2000);
  const sold = String((await sell(phoneNo)).body._id);
  const other = await register(newPhone());
  expect(await mine(other)).toEqual([]);
  for (const path of ["/api/khata", `/api/orders/${sold}`])
    expect((await shop.get(path, other)).status, path).toBe(404);

  const own = await register(phoneNo);
  expect(await mine(own)).toEqual([sold]);
  expect((await shop.get("/api/khata", own)).body).toMatchObject({
    balance: 500,
    entries: [{ orderId: sold }],
  });
  expect(await bringBack(sold)).toEqual({ ok: true });
  expect((await sell(phoneNo)).status).toBe(201);
  expect((await shop.get("/api/khata", own)).body).toMatchObject({ balance: 750 });
  expect(await owedBy(id)).toBe(750);
});

test("an order goes on no khata of another phone, and on none that is kept for a number of who is gone", async () => {
  const { id: other } = await person(2000);
  const called = await call(newPhone());
  await put(called, "pack");
  expect(await put(called, "khata")).toMatchObject({
    status: 409,
    body: { message: "This customer has no khata." },
  });
  expect(await owedBy(other)).toBe(0);

  const gone = await shop.addVisitor();
  const left = await call(gone.phone);
  await put(left, "pack");
  await shop.bindings.DB.prepare("DELETE FROM users WHERE id = ?").bind(gone.id).run();
  const { id: next } = await person(2000, gone.phone);
  expect(await put(left, "khata")).toMatchObject({ status: 409 });
  expect(await owedBy(next)).toBe(0);
});

test("with the khata that a new password proves come the orders that stand on it, and no others", async () => {
  const { phoneNo } = await person(2000);
  const sold = String((await sell(phoneNo)).body._id);
  await call(phoneNo);
  const { id } = await shop.addVisitor();
  await shop.bindings.DB.prepare("UPDATE users SET phone = ? WHERE id = ?").bind(phoneNo, id).run();
  const reset = {
    ...{ phoneNo, password: "Another@1234" },
    verificationToken: await prove(phoneNo, "reset"),
  };
  const { body } = await shop.post("/api/users/forgot-password", reset);
  const own = { token: String(body.token) };
  expect((await shop.get("/api/khata", own)).body).toMatchObject({ balance: 500 });
  expect(await mine(own)).toEqual([sold]);
});
