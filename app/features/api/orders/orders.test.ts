import { afterAll, beforeAll, expect, test } from "vitest";
import { type ApiShop, type Json, openApiShop } from "#tests/api-shop.ts";

let shop: ApiShop;
let admin: string;
beforeAll(async () => {
  shop = await openApiShop();
  admin = (await shop.addVisitor({ isAdmin: true, name: "Owner" })).token;
});
afterAll(() => shop.close());

const shippingAddress = { street: "12 Temple Road", city: "Bengaluru", postalCode: "560001" };
type Wanted = { financialId: string; qty?: number };

function bodyFor({ financialId, qty = 1 }: Wanted, more: Json = {}): Json {
  return {
    orderItems: [{ financialId, qty }],
    shippingAddress,
    paymentMethod: "Cash Or UPI",
    ...more,
  };
}

async function place(token: string, body: Json, key?: string) {
  return shop.post("/api/orders", body, { token, headers: key ? { "Idempotency-Key": key } : {} });
}

async function placed() {
  const [{ token, id, phone }, pack] = [
    await shop.addVisitor({ name: "Asha" }),
    await shop.addPack(),
  ];
  const { body } = await place(token, bodyFor(pack));
  return { token, userId: id, phone, pack, order: body, orderId: String(body._id) };
}

const stockOf = (financialId: string) =>
  shop.bindings.DB.prepare("SELECT count_in_stock AS n FROM financials WHERE id = ?")
    .bind(financialId)
    .first<number>("n");

test("an order is priced by the server and answered whole", async () => {
  const [{ token, phone }, pack] = [
    await shop.addVisitor({ name: "Asha" }),
    await shop.addPack({ quantity: 5, discountBasisPoints: 1250 }, "Chakki Atta"),
  ];
  const { status, body, headers } = await place(
    token,
    bodyFor(
      { ...pack, qty: 2 },
      { itemsPrice: "437.50", shippingPrice: "0.00", totalPrice: 437.5 },
    ),
  );
  expect([status, headers.get("Cache-Control")]).toEqual([201, "private, no-store"]);
  expect(body).toMatchObject({
    _id: expect.any(String),
    createdAt: expect.stringMatching(/\+05:30$/),
    user: { name: "Asha", phoneNo: phone },
    orderItems: [
      {
        ...pack,
        slug: undefined,
        detailId: undefined,
        brandId: pack.detailId,
        name: "Chakki Atta",
        brand: "Aashirvaad",
        quantity: 5,
        units: "kg",
        qty: 2,
        price: 218.75,
        mrp: 250,
      },
    ].map(({ slug: _, detailId: __, ...line }) => line),
    shippingAddress: { ...shippingAddress, country: "India" },
    paymentMethod: "Cash Or UPI",
    itemsPrice: 437.5,
    shippingPrice: 0,
    totalPrice: 437.5,
    isPaid: false,
    paidAt: null,
    isPacked: false,
    isDispatched: false,
    isDelivered: false,
    deliveredAt: null,
    orderId: null,
    invoiceNumber: null,
  });
  expect(await stockOf(pack.financialId)).toBe(98);
  expect((await shop.get(`/api/orders/${String(body._id)}`, { token })).body).toEqual(body);
});

test.each([
  { itemsPrice: "1.00" },
  { totalPrice: 1 },
  { shippingPrice: 20 },
  { totalPrice: "250.01" },
  { totalPrice: 249.99 },
])("a total that differs, %j, is 409 with the fresh order and writes nothing", async (claim) => {
  const [{ token }, pack] = [await shop.addVisitor(), await shop.addPack()];
  const orders = await shop.count("orders");
  const { status, body } = await place(token, bodyFor(pack, claim));
  expect([status, body.message]).toEqual([
    409,
    "Prices have changed. Please look at the order again.",
  ]);
  expect(body.order).toMatchObject({
    orderItems: [{ financialId: pack.financialId, qty: 1, price: 250, countInStock: 100 }],
    itemsPrice: 250,
    shippingPrice: 0,
    totalPrice: 250,
  });
  expect([await shop.count("orders"), await stockOf(pack.financialId)]).toEqual([orders, 100]);
});

test("a line dearer than the client saw is 409, a cheaper one is passed on", async () => {
  const [{ token }, pack] = [await shop.addVisitor(), await shop.addPack()];
  const seen = (dprice: number) => ({
    ...bodyFor(pack),
    orderItems: [{ financialId: pack.financialId, qty: 1, dprice }],
  });
  expect((await place(token, seen(249))).status).toBe(409);
  expect((await place(token, seen(300))).body.totalPrice).toBe(250);
});

test("what is short, sold out or gone is 409 and says so", async () => {
  const { token } = await shop.addVisitor();
  const [short, none, unpriced] = [
    await shop.addPack({ countInStock: 2 }),
    await shop.addPack({ countInStock: 0 }),
    await shop.addPack({ pricePaise: 0 }),
  ];
  const refused = await place(token, bodyFor({ ...short, qty: 3 }));
  expect([refused.status, refused.body.message]).toEqual([
    409,
    expect.stringMatching(/: Only 2 left$/),
  ]);
  expect(refused.body.order).toMatchObject({ orderItems: [{ countInStock: 2 }] });
  expect((await place(token, bodyFor(none))).body.message).toMatch(/: Out of stock$/);
  for (const financialId of [unpriced.financialId, "0000000000"]) {
    expect([
      (await place(token, bodyFor({ financialId }))).status,
      (await place(token, bodyFor({ financialId }))).body.message,
    ]).toEqual([409, "A product in your cart is no longer sold."]);
  }
});

test("a pack under another product or brand is not that line", async () => {
  const { token } = await shop.addVisitor();
  const [wanted, other] = [await shop.addPack(), await shop.addPack()];
  const lineOf = (more: object) => ({
    ...bodyFor(wanted),
    orderItems: [{ financialId: wanted.financialId, qty: 1, ...more }],
  });
  for (const wrong of [
    { productId: other.productId },
    { brandId: other.detailId },
    { productId: "zzz" },
  ]) {
    expect((await place(token, lineOf(wrong))).status).toBe(409);
  }
  expect(
    (await place(token, lineOf({ productId: wanted.productId, brandId: wanted.detailId }))).status,
  ).toBe(201);
});

test("a repeat under the same key is the first order, even when its price or stock has changed", async () => {
  const [{ token }, pack] = [await shop.addVisitor(), await shop.addPack({ countInStock: 1 })];
  const body = bodyFor(pack, { totalPrice: "250.00" });
  const first = await place(token, body, "friday");
  await shop.bindings.DB.prepare(
    "UPDATE financials SET price_paise = 30000, dprice_paise = 30000 WHERE id = ?",
  )
    .bind(pack.financialId)
    .run();
  const again = await place(token, body, "friday");
  expect([again.status, again.body]).toEqual([201, first.body]);
  const { token: other } = await shop.addVisitor();
  expect((await place(other, body, "friday")).status).toBe(409);
  expect(await stockOf(pack.financialId)).toBe(0);
});

test("ten at once under one key are one order of the last pack", async () => {
  const [{ token }, pack] = [await shop.addVisitor(), await shop.addPack({ countInStock: 1 })];
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => place(token, bodyFor(pack), "all at once")),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
  expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
});

test.each([
  { paymentMethod: "Online" },
  { shippingAddress: { ...shippingAddress, city: "Mysuru" } },
  { totalPrice: "1.00" },
])("the same key with another body, %j, is 409", async (change) => {
  const [{ token }, pack] = [await shop.addVisitor(), await shop.addPack()];
  const first = await place(token, bodyFor(pack), "k");
  for (const body of [bodyFor(pack, change), bodyFor({ ...pack, qty: 2 })]) {
    const { status, body: refused } = await place(token, body, "k");
    expect([status, refused.orderId]).toEqual([409, first.body._id]);
  }
  expect(await stockOf(pack.financialId)).toBe(99);
});

test("without a key the same body is another order", async () => {
  const [{ token }, pack] = [await shop.addVisitor(), await shop.addPack()];
  const [one, two] = [await place(token, bodyFor(pack)), await place(token, bodyFor(pack))];
  expect(one.body._id).not.toBe(two.body._id);
  expect((await place(token, bodyFor(pack), "x".repeat(256))).status).toBe(400);
});

test("no online order while online payment is off", async () => {
  const off = await openApiShop({ ONLINE_PAYMENT: "off" });
  const [{ token }, pack] = [await off.addVisitor(), await off.addPack()];
  const { status, body } = await off.post(
    "/api/orders",
    bodyFor(pack, { paymentMethod: "Online" }),
    { token },
  );
  expect([status, body.errors]).toEqual([
    400,
    { paymentMethod: "Please select a payment method." },
  ]);
  await off.close();
});

test("an order is its owner's and the admins', for all others it does not exist", async () => {
  const { token, orderId } = await placed();
  const { token: stranger } = await shop.addVisitor();
  expect((await shop.get(`/api/orders/${orderId}`, { token })).status).toBe(200);
  expect((await shop.get(`/api/orders/${orderId}`, { token: admin })).status).toBe(200);
  const hidden = await shop.get(`/api/orders/${orderId}`, { token: stranger });
  const unknown = await shop.get("/api/orders/0000000000000000", { token: stranger });
  expect([hidden.status, hidden.body]).toEqual([unknown.status, unknown.body]);
  expect(hidden.status).toBe(404);
  expect(
    (await shop.put(`/api/orders/${orderId}/pay`, { status: "COMPLETED" }, { token: stranger }))
      .status,
  ).toBe(404);
});

test("one's own orders stand newest first, and only those", async () => {
  const { token, orderId, pack } = await placed();
  const second = await place(token, bodyFor(pack));
  const { body } = await shop.get("/api/orders/mine?pageNumber=1", { token });
  expect(body).toMatchObject({
    page: 1,
    hasNext: false,
    orders: [
      { _id: second.body._id },
      { _id: orderId, isPaid: false, totalPrice: 250, createdAt: expect.stringMatching(/^\d{4}-/) },
    ],
  });
  expect((await shop.get("/api/orders/mine?pageNumber=-4", { token })).body.page).toBe(1);
});

test("an admin sees all orders by page, and finds one by phone", async () => {
  const { orderId, phone } = await placed();
  const { body } = await shop.get("/api/orders?pageNumber=1", { token: admin });
  expect(body).toMatchObject({ page: 1, pages: 1 });
  expect((body.orders as Json[])[0]).toMatchObject({
    _id: orderId,
    user: { name: "Asha", phoneNo: phone },
    totalPrice: 250,
    paidAt: null,
    deliveredAt: null,
    refundDue: false,
  });
  expect(
    (await shop.get(`/api/orders?keyword=${phone}`, { token: admin })).body.orders,
  ).toMatchObject([{ _id: orderId }]);
});

test("an order is packed, dispatched and delivered, in that order and by admins only", async () => {
  const { token, orderId } = await placed();
  const step = (name: string, as = admin) =>
    shop.send("PUT", `/api/orders/${orderId}/${name}`, { token: as });
  expect((await step("deliver")).status).toBe(409);
  expect((await step("dispatch")).status).toBe(409);
  for (const name of ["pack", "dispatch", "deliver"])
    expect((await step(name, token)).status).toBe(403);
  expect((await step("pack")).body).toMatchObject({
    isPacked: true,
    packedAt: expect.stringMatching(/\+05:30$/),
    isDispatched: false,
  });
  expect((await step("deliver")).status).toBe(409);
  expect((await step("dispatch")).body).toMatchObject({ isDispatched: true, isDelivered: false });
  expect((await step("deliver")).body).toMatchObject({
    isDelivered: true,
    deliveredAt: expect.any(String),
    isPaid: false,
  });
  expect((await shop.get(`/api/orders/${orderId}`, { token })).body.isDelivered).toBe(true);
  expect(
    (await shop.send("PUT", "/api/orders/0000000000000000/pack", { token: admin })).status,
  ).toBe(404);
});

test("cash is an admin's to record, once, with an invoice number", async () => {
  const { token, orderId } = await placed();
  expect((await shop.put(`/api/orders/${orderId}/pay`, { method: "cash" }, { token })).status).toBe(
    403,
  );
  const { status, body } = await shop.put(
    `/api/orders/${orderId}/pay`,
    { method: "cash" },
    { token: admin },
  );
  expect([status, body.isPaid, body.invoiceNumber]).toEqual([
    200,
    true,
    expect.stringMatching(/^KS\/\d\d-\d\d\/\d{7}$/),
  ]);
  expect(
    (await shop.put(`/api/orders/${orderId}/pay`, { method: "cash" }, { token: admin })).body,
  ).toEqual(body);
});

const wrongOrders: [Json, string][] = [
  [{ orderItems: [] }, "orderItems"],
  [{ orderItems: undefined }, "orderItems"],
  [{ orderItems: "all" }, "orderItems"],
  [{ orderItems: {} }, "orderItems"],
  [{ orderItems: [{ qty: 1 }] }, "orderItems.0.financialId"],
  [{ orderItems: [{ financialId: "' OR 1=1", qty: 1 }] }, "orderItems.0.financialId"],
  ...[0, 11, -1, 1.5, 1e9, "2", null, true].map((qty): [Json, string] => [
    { orderItems: [{ financialId: "0123456789", qty }] },
    "orderItems.0.qty",
  ]),
  [
    {
      orderItems: Array.from({ length: 51 }, (_, index) => ({
        financialId: `00000000${10 + index}`,
        qty: 1,
      })),
    },
    "orderItems",
  ],
  [
    {
      orderItems: [
        { financialId: "0123456789", qty: 1 },
        { financialId: "0123456789", qty: 2 },
      ],
    },
    "orderItems",
  ],
  [{ shippingAddress: undefined }, "shippingAddress"],
  [{ shippingAddress: {} }, "shippingAddress.street"],
  [{ shippingAddress: { ...shippingAddress, postalCode: "000000" } }, "shippingAddress.postalCode"],
  [{ paymentMethod: "PayPal" }, "paymentMethod"],
  [{ paymentMethod: undefined }, "paymentMethod"],
  ...["x", -1, 1e300, "1e3", "", " ", 1.234, [], null].map((totalPrice): [Json, string] => [
    { totalPrice },
    "totalPrice",
  ]),
];

test.each(wrongOrders)("an order with %j is 400 and writes nothing", async (change, field) => {
  const [{ token }, pack] = [await shop.addVisitor(), await shop.addPack()];
  const orders = await shop.count("orders");
  const { status, body } = await place(token, { ...bodyFor(pack), ...change });
  expect([status, Object.keys(body.errors as Json)[0], typeof body.message]).toEqual([
    400,
    field,
    "string",
  ]);
  expect(await shop.count("orders")).toBe(orders);
});
