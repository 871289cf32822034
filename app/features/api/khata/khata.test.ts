import { afterAll, beforeAll, expect, test } from "vitest";
import { type ApiShop, type Json, openApiShop } from "#tests/api-shop.ts";

let shop: ApiShop;
let admin: string;
beforeAll(async () => {
  shop = await openApiShop();
  admin = (await shop.addVisitor({ isAdmin: true })).token;
});
afterAll(() => shop.close());

const asAdmin = (key = "") => ({
  token: admin,
  ...(key ? { headers: { "Idempotency-Key": key } } : {}),
});

async function customerWithKhata(limit = 2000) {
  const customer = await shop.addVisitor();
  const opened = await shop.put(`/api/khata/${customer.id}`, { limit }, asAdmin());
  expect(opened).toMatchObject({ status: 200, body: { balance: 0, limit, entries: [] } });
  return customer;
}

async function packedOrder(token: string, qty = 2) {
  const { financialId } = await shop.addPack();
  const { body } = await shop.post(
    "/api/orders",
    {
      orderItems: [{ financialId, qty }],
      shippingAddress: { street: "12 Temple Road", city: "Bengaluru", postalCode: "560001" },
      paymentMethod: "Cash Or UPI",
    },
    { token },
  );
  const id = String(body._id);
  await shop.put(`/api/orders/${id}/pack`, {}, asAdmin());
  return id;
}

test("an order, a payment and what takes it back stand in the customer's own book, with running balances", async () => {
  const { id, token } = await customerWithKhata();
  const orderId = await packedOrder(token);
  const given = await shop.put(`/api/orders/${orderId}/khata`, {}, asAdmin());
  expect(given).toMatchObject({ status: 200, body: { isOnKhata: true, isPaid: false } });
  const entries = `/api/khata/${id}/entries`;
  const payment = { kind: "payment", amount: 200, method: "upi", reference: "4821" };
  const got = await shop.post(entries, payment, asAdmin());
  expect(got).toMatchObject({ status: 201, body: { amount: -200, balance: 300, method: "upi" } });
  const back = await shop.post(`${entries}/${String(got.body._id)}/reverse`, {}, asAdmin());
  expect(back).toMatchObject({
    status: 201,
    body: { kind: "reversal", amount: 200, balance: 500 },
  });
  expect((await shop.post(entries, { kind: "adjustment", amount: -0.5 }, asAdmin())).status).toBe(
    201,
  );
  const { body } = await shop.get("/api/khata", { token });
  expect(body).toMatchObject({ balance: 499.5, limit: 2000 });
  expect(
    (body.entries as Json[]).map(({ kind, amount, balance, orderId: its }) => [
      kind,
      amount,
      balance,
      its,
    ]),
  ).toEqual([
    ["order", 500, 500, orderId],
    ["payment", -200, 300, null],
    ["reversal", 200, 500, null],
    ["adjustment", -0.5, 499.5, null],
  ]);
});

test("what may not be is refused: over the limit, twice back, paid otherwise, before packing", async () => {
  const { id, token } = await customerWithKhata(600);
  const [first, second] = [await packedOrder(token), await packedOrder(token)];
  expect((await shop.put(`/api/orders/${first}/khata`, {}, asAdmin())).status).toBe(200);
  const refused = await shop.put(`/api/orders/${second}/khata`, {}, asAdmin());
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining("₹600.00")]);
  const started = {
    order_id: first,
    amount: 500,
    customerId: (await shop.get(`/api/orders/${first}`, { token })).body.user as string,
  };
  started.customerId = (started.customerId as unknown as { phoneNo: string }).phoneNo;
  const others = [
    await shop.put(`/api/orders/${first}/pay`, { method: "cash" }, asAdmin()),
    await shop.put(`/api/orders/${first}/undo`, {}, asAdmin()),
    await shop.post("/api/payments/initiateJuspayPaymentAtDelivery", started, { token }),
  ];
  expect(others.map(({ status }) => status)).toEqual([409, 409, 409]);
  const [entry] = (await shop.get("/api/khata", { token })).body.entries as Json[];
  const reverse = `/api/khata/${id}/entries/${String(entry!._id)}/reverse`;
  expect((await shop.post(reverse, {}, asAdmin())).status).toBe(201);
  expect((await shop.post(reverse, {}, asAdmin())).status).toBe(409);
  expect((await shop.put(`/api/orders/${first}/khata`, {}, asAdmin())).status).toBe(200);
  const cancelled = await shop.put(`/api/orders/${first}/cancel`, {}, asAdmin());
  expect(cancelled.body).toMatchObject({ isCancelled: true, isOnKhata: false });
  expect((await shop.get("/api/khata", { token })).body.balance).toBe(0);
});

test("a call repeated under its key is one entry; another body under it is 409", async () => {
  const { id, token } = await customerWithKhata();
  const pay = (amount: number) =>
    shop.post(
      `/api/khata/${id}/entries`,
      { kind: "payment", amount, method: "cash" },
      asAdmin("k1"),
    );
  const [first, again] = await Promise.all([pay(500), pay(500)]);
  expect([first.status, first.body]).toEqual([again.status, again.body]);
  expect((await pay(501)).status).toBe(409);
  expect((await shop.get("/api/khata", { token })).body).toMatchObject({
    balance: -500,
    entries: [{ amount: -500 }],
  });
});

test("another customer's khata does not exist, and only the owner writes", async () => {
  const { id, token } = await customerWithKhata();
  const stranger = await shop.addVisitor();
  expect((await shop.get("/api/khata")).status).toBe(401);
  expect((await shop.get("/api/khata", { token: stranger.token })).status).toBe(404);
  const entry = { kind: "payment", amount: 1, method: "cash" };
  const asCustomer = [
    await shop.put(`/api/khata/${id}`, { limit: 9 }, { token }),
    await shop.post(`/api/khata/${id}/entries`, entry, { token }),
    await shop.put(`/api/orders/${await packedOrder(token)}/khata`, {}, { token }),
  ];
  expect(asCustomer.map(({ status }) => status)).toEqual([403, 403, 403]);
  expect((await shop.post(`/api/khata/${stranger.id}/entries`, entry, asAdmin())).status).toBe(404);
  expect((await shop.put("/api/khata/0123456789abcdef", { limit: 1 }, asAdmin())).status).toBe(404);
});

test.each([
  [{ kind: "payment", amount: 0, method: "cash" }, "amount"],
  [{ kind: "payment", amount: -5, method: "cash" }, "amount"],
  [{ kind: "payment", amount: 1.005, method: "cash" }, "amount"],
  [{ kind: "payment", amount: "a lot", method: "cash" }, "amount"],
  [{ kind: "payment", amount: 5 }, "method"],
  [{ kind: "payment", amount: 5, method: "cheque" }, "method"],
  [{ kind: "order", amount: 5 }, "kind"],
  [{ kind: "adjustment", amount: 0 }, "amount"],
])("%j is no entry", async (body, field) => {
  const { id } = await customerWithKhata();
  const refused = await shop.post(`/api/khata/${id}/entries`, body, asAdmin());
  expect([refused.status, Object.keys(refused.body.errors as object)]).toEqual([400, [field]]);
});

test.each(["", "correction", null])(
  "a correction came in no way, whatever %j says",
  async (method) => {
    const { id } = await customerWithKhata();
    const { status, body } = await shop.post(
      `/api/khata/${id}/entries`,
      { kind: "adjustment", amount: -5, method, reference: null },
      asAdmin(),
    );
    expect([status, body]).toMatchObject([201, { amount: -5, method: null, reference: "" }]);
  },
);

test("a limit is changed only by who gave the password lately", async () => {
  const { id } = await customerWithKhata();
  const found = await shop.addVisitor({ isAdmin: true });
  await shop.bindings.DB.prepare("UPDATE sessions SET created_at = 1 WHERE user_id = ?")
    .bind(found.id)
    .run();
  const refused = await shop.put(`/api/khata/${id}`, { limit: 90_000 }, { token: found.token });
  expect([refused.status, refused.body.message]).toEqual([403, "Confirm your password first."]);
});
