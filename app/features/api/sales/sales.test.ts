import { afterAll, beforeAll, expect, test } from "vitest";
import { type ApiShop, type Json, openApiShop } from "#tests/api-shop.ts";

let shop: ApiShop;
let token: string;
beforeAll(async () => {
  shop = await openApiShop();
  token = (await shop.addVisitor({ isAdmin: true, name: "Asha" })).token;
});
afterAll(() => shop.close());

const sell = (body: Json, key?: string) =>
  shop.post("/api/sales", body, { token, headers: key ? { "Idempotency-Key": key } : {} });
const first = <T>(sql: string, ...values: unknown[]) =>
  shop.bindings.DB.prepare(sql)
    .bind(...values)
    .first<T>();
const stockOf = (financialId: string) =>
  first<{ n: number }>("SELECT count_in_stock AS n FROM financials WHERE id = ?", financialId);
const saleOf = (financialId: string, more: Json = {}) => ({
  items: [{ financialId, qty: 2 }],
  method: "cash",
  ...more,
});

test("a sale is paid, handed over and on paper at once, with the change, the day book and the log", async () => {
  const { financialId } = await shop.addPack();
  const sold = await sell(saleOf(financialId, { given: 548, totalPrice: "500.00" }));
  expect(sold).toMatchObject({
    status: 201,
    body: {
      ...{ channel: "counter", isPaid: true, isDelivered: true, isOnKhata: false },
      ...{ totalPrice: 500, shippingPrice: 0, change: 48, invoiceNumber: expect.any(String) },
    },
  });
  const id = sold.body._id;
  expect(await stockOf(financialId)).toEqual({ n: 98 });
  expect(await first("SELECT number FROM documents WHERE order_id = ?", id)).toEqual({
    number: sold.body.invoiceNumber,
  });
  const { results } = await shop.bindings.DB.prepare(
    "SELECT kind, amount_paise AS paise FROM day_entries WHERE order_id = ? AND amount_paise <> 0 ORDER BY kind",
  )
    .bind(id)
    .all();
  expect(results).toEqual([
    { kind: "cash", paise: 50_000 },
    { kind: "delivered", paise: 50_000 },
  ]);
  expect(await first("SELECT user_name AS by FROM admin_log WHERE subject_id = ?", id)).toEqual({
    by: "Asha",
  });
});

test("one key is one bill, also when ten send it at once; another body under it is refused", async () => {
  const { financialId } = await shop.addPack();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => sell(saleOf(financialId), "bill-1")),
  );
  expect(new Set(answers.map(({ status, body }) => `${status} ${String(body._id)}`)).size).toBe(1);
  expect(answers[0]!.status).toBe(201);
  expect(await stockOf(financialId)).toEqual({ n: 98 });
  expect((await sell(saleOf(financialId, { method: "upi" }), "bill-1")).status).toBe(409);
});

test("what is short, dearer, too little or no sale is refused, and nothing is written", async () => {
  const { financialId } = await shop.addPack({ countInStock: 1 });
  expect(await sell(saleOf(financialId))).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("Only 1 left"), order: { totalPrice: 500 } },
  });
  const one = { items: [{ financialId, qty: 1 }] };
  expect(await sell(saleOf(financialId, { ...one, totalPrice: 240 }))).toMatchObject({
    status: 409,
    body: { order: { totalPrice: 250 } },
  });
  const wrong: [Json, string][] = [
    [{ ...one, given: 249 }, "given"],
    [{ ...one, phoneNo: "123" }, "phoneNo"],
    [{ ...one, method: "khata" }, "phoneNo"],
    [{ ...one, method: "cheque" }, "method"],
    [{ items: [] }, "items"],
  ];
  for (const [more, field] of wrong)
    expect(await sell(saleOf(financialId, more)), field).toMatchObject({
      status: 400,
      body: { errors: { [field]: expect.any(String) } },
    });
  expect((await sell(saleOf(financialId, { items: [{ financialId, qty: 0 }] }))).status).toBe(400);
  expect(await stockOf(financialId)).toEqual({ n: 1 });
  const customer = await shop.addVisitor();
  const asCustomer = { token: customer.token };
  expect((await shop.post("/api/sales", saleOf(financialId, one), asCustomer)).status).toBe(403);
});

test("a sale to a phone stands among its orders, and goes on its khata within the limit", async () => {
  const { financialId } = await shop.addPack();
  const { id, phone, token: own } = await shop.addVisitor({ name: "Ravi" });
  const onKhata = saleOf(financialId, { method: "khata", phoneNo: phone });
  expect((await sell(onKhata)).status).toBe(409);
  await shop.put(`/api/khata/${id}`, { limit: 700 }, { token });
  expect(await sell(onKhata)).toMatchObject({
    status: 201,
    body: { isOnKhata: true, isPaid: false, isDelivered: true, user: { name: "Ravi" } },
  });
  expect(await sell(onKhata)).toMatchObject({ status: 409 });
  expect((await shop.get("/api/khata", { token: own })).body).toMatchObject({ balance: 500 });
  expect((await shop.get("/api/orders/mine", { token: own })).body.orders).toHaveLength(1);
  expect(await stockOf(financialId)).toEqual({ n: 98 });
});

test("ten tills and twenty shoppers empty a shelf: each pack is sold once, each number issued once", async () => {
  const { financialId } = await shop.addPack({ countInStock: 15 });
  const shoppers = await Promise.all(Array.from({ length: 20 }, () => shop.addVisitor()));
  const shippingAddress = { street: "12 Temple Road", city: "Bengaluru", postalCode: "560001" };
  const orderItems = [{ financialId, qty: 1 }];
  const ordered = { orderItems, shippingAddress, paymentMethod: "Cash Or UPI" };
  const answers = await Promise.all([
    ...shoppers.map((shopper) => shop.post("/api/orders", ordered, { token: shopper.token })),
    ...Array.from({ length: 10 }, (_, till) =>
      sell(saleOf(financialId, { items: orderItems }), `till-${till}`),
    ),
  ]);
  const sold = answers.filter(({ status }) => status === 201);
  expect(sold).toHaveLength(15);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(15);
  expect(await stockOf(financialId)).toEqual({ n: 0 });
  const numbers = sold.flatMap(({ body }) => body.invoiceNumber ?? []);
  expect(new Set(numbers).size).toBe(numbers.length);
});
