import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type ApiShop, type Json, openApiShop } from "#tests/api-shop.ts";
import { returnGoods } from "#app/features/orders/returned/return-goods.server.ts";
import { indianDay, laterDay } from "#app/values/dates.ts";

let shop: ApiShop;
let owner: string;
let session: string;
let packs: string[];
beforeAll(async () => {
  shop = await openApiShop();
  ({ token: owner, session } = await shop.addVisitor({ isAdmin: true, name: "Asha" }));
  const [first, second] = await Promise.all([
    shop.addPack({ pricePaise: 10_000 }),
    shop.addPack({ pricePaise: 3000 }),
  ]);
  packs = [first.financialId, second.financialId];
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.bindings.DB.batch([
    shop.bindings.DB.prepare("UPDATE offers SET is_active = 0"),
    shop.bindings.DB.prepare("DELETE FROM attempts"),
  ]);
});

const today = indianDay(Date.now());
const shippingAddress = { street: "12 Temple Road", city: "Bengaluru", postalCode: "560001" };
const offer = (body: Json, token = owner) => shop.post("/api/offers", body, { token });
const change = (id: unknown, body: Json) =>
  shop.put(`/api/offers/${String(id)}`, body, { token: owner });
const listed = async (id: unknown) =>
  ((await shop.get("/api/offers", { token: owner })).body.offers as Json[]).find(
    ({ _id }) => _id === id,
  );
const order = (token: string, more: Json = {}, qty = [1, 0]) =>
  shop.post(
    "/api/orders",
    {
      orderItems: qty.flatMap((each, at) => (each ? [{ financialId: packs[at]!, qty: each }] : [])),
      ...{ shippingAddress, paymentMethod: "Cash Or UPI", ...more },
    },
    { token },
  );
const step = (id: unknown, word: string, body?: Json) =>
  shop.put(`/api/orders/${String(id)}/${word}`, body, { token: owner });
const paper = async (id: unknown) =>
  (await shop.get(`/api/orders/${String(id)}/document`, { token: owner })).body;
let codes = 0;
const freshCode = () => `FEST${(codes += 1)}`;

test("a code takes a percentage off, at most so much, and the parts stand on the lines", async () => {
  const code = freshCode();
  const made = await offer({ kind: "code", code: code.toLowerCase(), percent: 10, atMost: 25 });
  expect(made).toMatchObject({ status: 201, body: { code, percent: 10, atMost: 25, used: 0 } });
  const buyer = await shop.addVisitor();
  const placed = await order(buyer.token, { offerCode: code.toLowerCase() }, [2, 3]);
  expect(placed).toMatchObject({
    status: 201,
    body: {
      ...{ itemsPrice: 290, offerPrice: 25, shippingPrice: 0, totalPrice: 265 },
      offers: [{ _id: made.body._id, title: `Code ${code}`, amount: 25 }],
      orderItems: [{ offerAmount: 17.24 }, { offerAmount: 7.76 }],
    },
  });
  expect(await listed(made.body._id)).toMatchObject({ used: 1, given: 25 });
});

test("the cart's best offer and every pack's apply by themselves; an order without any says nothing of them", async () => {
  const buyer = await shop.addVisitor();
  const plain = await order(buyer.token);
  expect(plain.status).toBe(201);
  for (const field of ["offerPrice", "offers"]) expect(plain.body).not.toHaveProperty(field);
  await offer({ kind: "cart", amount: 20, smallest: 100 });
  await offer({ kind: "cart", percent: 30, atMost: 40, smallest: 150 });
  await offer({ kind: "pack", financialId: packs[1], buy: 2, free: 1 });
  const small = await order(buyer.token, {}, [1, 3]);
  expect(small.body).toMatchObject({ itemsPrice: 190, offerPrice: 70, totalPrice: 120 });
  const both = await order(buyer.token, {}, [1, 2]);
  expect(both.body).toMatchObject({ itemsPrice: 160, offerPrice: 40, totalPrice: 120 });
});

test("a code is refused in words at the order, with what it costs without", async () => {
  const buyer = await shop.addVisitor();
  const [over, begins, large, first, used, gone] = Array.from({ length: 6 }, freshCode);
  const of = (code: string | undefined, more: Json) =>
    offer({ kind: "code", code, amount: 5, ...more });
  await of(over, { until: "2026-11-21" });
  await of(begins, { from: laterDay(today, 1) });
  await of(large, { smallest: 500 });
  await of(first, { firstOrderOnly: true });
  await of(used, { timesEach: 1 });
  await of(gone, { times: 1 });
  expect((await order(buyer.token, { offerCode: used })).status).toBe(201);
  expect((await order(buyer.token, { offerCode: gone })).status).toBe(201);
  const refusals: [string | undefined, string | RegExp][] = [
    ["NONE", "We do not know the code NONE."],
    [over, "This code was for orders until 21 Nov 2026."],
    [begins, /^This code begins on \d+ \w{3} 20\d\d\.$/],
    [large, "This code is for orders from ₹500.00."],
    [first, "This code is for a first order."],
    [used, "You have used this code."],
    [gone, "This code is used up."],
  ];
  for (const [offerCode, message] of refusals)
    expect(await order(buyer.token, { offerCode }), offerCode).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(message), order: { totalPrice: 100 } },
    });
});

test("letters of another script that look like a code are none, and no code is null", async () => {
  const code = "FIRST";
  await offer({ kind: "code", code, percent: 10 });
  const { token } = await shop.addVisitor();
  for (const offerCode of ["f\u0131rst", "\ufb01rst", "x".repeat(5000)])
    expect(await order(token, { offerCode })).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^We do not know the code .{3,21}\.$/) },
    });
  expect((await order(token, { offerCode: null })).status).toBe(201);
});

test("a code for one more order, used by ten at once, is used once", async () => {
  const code = freshCode();
  const { body } = await offer({ kind: "code", code, amount: 50, times: 1 });
  const buyers = await Promise.all(Array.from({ length: 10 }, () => shop.addVisitor()));
  const answers = await Promise.all(
    buyers.map(({ token }) => order(token, { offerCode: code, totalPrice: "50.00" })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  for (const { status, body: refused } of answers)
    if (status !== 201)
      expect({ status, refused }).toMatchObject({
        ...{ status: 409, refused: { message: "This code is used up." } },
      });
  expect(await listed(body._id)).toMatchObject({ used: 1, given: 50 });
});

test("one customer who orders ten times at once uses a code of once each once", async () => {
  const code = freshCode();
  await offer({ kind: "code", code, amount: 50, timesEach: 1 });
  const buyer = await shop.addVisitor();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => order(buyer.token, { offerCode: code })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
});

test("a repeat under the same key answers the order, though its code is used by then", async () => {
  const code = freshCode();
  await offer({ kind: "code", code, amount: 50, timesEach: 1 });
  const buyer = await shop.addVisitor();
  const body = {
    ...{ shippingAddress, paymentMethod: "Cash Or UPI", offerCode: code, totalPrice: 50 },
    orderItems: [{ financialId: packs[0], qty: 1 }],
  };
  const sent = { token: buyer.token, headers: { "Idempotency-Key": "once" } };
  const [first, again] = [
    await shop.post("/api/orders", body, sent),
    await shop.post("/api/orders", body, sent),
  ];
  expect([first.status, again.status, again.body._id]).toEqual([201, 201, first.body._id]);
  const other = { ...body, offerCode: undefined, totalPrice: undefined };
  expect((await shop.post("/api/orders", other, sent)).status).toBe(409);
});

test("a cancelled order gives its use back, and is nobody's first", async () => {
  const code = freshCode();
  const { body } = await offer({
    ...{ kind: "code", code, amount: 50, times: 1, firstOrderOnly: true },
  });
  const buyer = await shop.addVisitor();
  const placed = await order(buyer.token, { offerCode: code });
  expect((await step(placed.body._id, "cancel", { reason: "Changed my mind" })).status).toBe(200);
  expect(await listed(body._id)).toMatchObject({ used: 0, given: 0 });
  expect((await order(buyer.token, { offerCode: code })).status).toBe(201);
});

test("an unpaid online order whose goods are no longer held takes its offer again when it is paid, or is not paid", async () => {
  const code = freshCode();
  const made = await offer({ kind: "code", code, percent: 50, times: 1 });
  const [late, next] = [await shop.addVisitor(), await shop.addVisitor()];
  const online = { offerCode: code, paymentMethod: "Online" };
  const waiting = (await order(late.token, online)).body;
  await shop.bindings.DB.prepare("UPDATE orders SET stock_returned_at = created_at WHERE id = ?")
    .bind(waiting._id)
    .run();
  const placed = await order(next.token, { offerCode: code });
  expect(placed.status).toBe(201);
  const pay = () =>
    shop.post(
      "/api/payments/initiateJuspayPaymentAtDelivery",
      { order_id: waiting._id, amount: waiting.totalPrice, customerId: late.phone },
      { token: late.token },
    );
  expect((await pay()).status).toBe(409);
  expect(await listed(made.body._id)).toMatchObject({ used: 1 });
  expect((await step(placed.body._id, "cancel")).status).toBe(200);
  expect((await pay()).status).not.toBe(409);
  expect(await listed(made.body._id)).toMatchObject({ used: 1 });
});

test("who deletes the account and registers anew uses no code again and has no first order again", async () => {
  const [once, first] = [freshCode(), freshCode()];
  await offer({ kind: "code", code: once, percent: 50, timesEach: 1 });
  await offer({ kind: "code", code: first, percent: 50, firstOrderOnly: true });
  const { id, phone, token } = await shop.addVisitor();
  expect((await order(token, { offerCode: once })).status).toBe(201);
  await shop.bindings.DB.prepare("DELETE FROM users WHERE id = ?").bind(id).run();
  const again = await shop.addVisitor({ phone });
  for (const [offerCode, message] of [
    [once, "You have used this code."],
    [first, "This code is for a first order."],
  ])
    expect(await order(again.token, { offerCode })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining(message!) },
    });
});

test("another total than it costs after offers is 409 with the fresh sums", async () => {
  const { body } = await offer({ kind: "cart", amount: 20, smallest: 0 });
  const buyer = await shop.addVisitor();
  const claims = { itemsPrice: "100.00", offerPrice: "20.00", totalPrice: "80.00" };
  expect((await order(buyer.token, claims)).status).toBe(201);
  await change(body._id, { isActive: false });
  expect(await order(buyer.token, claims)).toMatchObject({
    status: 409,
    body: { order: { itemsPrice: 100, totalPrice: 100 } },
  });
});

test("fees and the smallest order go by what is paid after offers", async () => {
  await shop.bindings.DB.prepare(
    "INSERT OR REPLACE INTO service_areas (postal_code, fee_paise, free_from_paise, minimum_paise) VALUES ('560002', 3000, 15000, 9000)",
  ).run();
  const buyer = await shop.addVisitor();
  const at = { shippingAddress: { ...shippingAddress, postalCode: "560002" } };
  expect((await order(buyer.token, at, [1, 2])).body).toMatchObject({ shippingPrice: 0 });
  await offer({ kind: "cart", amount: 15, smallest: 0 });
  expect((await order(buyer.token, at, [1, 2])).body).toMatchObject({
    ...{ itemsPrice: 160, offerPrice: 15, shippingPrice: 30, totalPrice: 175 },
  });
  expect((await order(buyer.token, at)).status).toBe(409);
  await shop.bindings.DB.prepare("DELETE FROM service_areas").run();
});

test("of three packs with one free, a short one, one that came back and the paper go by what was paid", async () => {
  await offer({ kind: "pack", financialId: packs[1], buy: 2, free: 1 });
  const buyer = await shop.addVisitor();
  const short = (await order(buyer.token, {}, [0, 3])).body;
  const packed = await step(short._id, "settle", {
    lines: [{ financialId: packs[1], packed: 2 }],
  });
  expect(packed.body).toMatchObject({ payablePrice: 40, changes: [{ lines: [{ amount: 40 }] }] });
  const whole = (await order(buyer.token, {}, [0, 3])).body;
  for (const word of ["pack", "dispatch"]) expect((await step(whole._id, word)).status).toBe(200);
  expect(await paper(whole._id)).toMatchObject({ gross: 60, lines: [{ amount: 60, qty: 3 }] });
  await step(whole._id, "deliver");
  const { context } = await shop.ask("/", { cookies: { session } });
  const lines = [{ line: 0, qty: 1, toShelf: true }];
  expect(await returnGoods(context, { orderId: String(whole._id), nth: 0, lines })).toEqual({
    ok: true,
  });
  expect(await paper(whole._id)).toMatchObject({ creditNotes: [{ gross: 20 }] });
});

test("an offer from a sum on stays in proportion when a pack is short, and a swap costs no more than what it replaces", async () => {
  await offer({ kind: "cart", amount: 50, smallest: 500 });
  const buyer = await shop.addVisitor();
  const placed = (await order(buyer.token, {}, [5, 0])).body;
  expect(placed).toMatchObject({ offerPrice: 50, totalPrice: 450 });
  const packed = await step(placed._id, "settle", {
    lines: [{ financialId: packs[0], packed: 4, swap: { financialId: packs[1], qty: 4 } }],
  });
  expect(packed.body).toMatchObject({
    ...{ payablePrice: 450, changes: [{ lines: [{ amount: 360, swap: { amount: 90 } }] }] },
  });
});

test("an order that costs nothing after offers is not paid online, and goes its way", async () => {
  const code = freshCode();
  await offer({ kind: "code", code, percent: 100 });
  const buyer = await shop.addVisitor();
  const placed = await order(buyer.token, { offerCode: code, paymentMethod: "Online" });
  expect(placed).toMatchObject({
    status: 201,
    body: { paymentMethod: "Cash Or UPI", totalPrice: 0, offerPrice: 100 },
  });
  for (const word of ["pack", "dispatch", "deliver"])
    expect((await step(placed.body._id, word)).status, word).toBe(200);
  expect(await paper(placed.body._id)).toMatchObject({ gross: 0, payable: 0 });
});

test("what can't be an offer is refused at its field, and nothing is kept", async () => {
  const before = ((await shop.get("/api/offers", { token: owner })).body.offers as Json[]).length;
  const code = { kind: "code", code: "GOOD" };
  const wrong: [Json, string][] = [
    [{ ...code, percent: 101 }, "percent"],
    [{ ...code, percent: 0 }, "percent"],
    [{ ...code, amount: -5 }, "amount"],
    [{ ...code, amount: "5.123" }, "amount"],
    [{ ...code, percent: 5, amount: 5 }, "amount"],
    [code, "percent"],
    [{ ...code, amount: 5, atMost: 5 }, "atMost"],
    [{ kind: "code", code: "DI-WALI", percent: 5 }, "code"],
    [{ kind: "code", percent: 5 }, "code"],
    [{ ...code, percent: 5, from: "2026-12-02", until: "2026-12-01" }, "until"],
    [{ ...code, percent: 5, until: "soon" }, "until"],
    [{ ...code, percent: 5, times: 0 }, "times"],
    [{ kind: "pack", financialId: "0123456780", buy: 2, free: 1 }, "financialId"],
    [{ kind: "pack", financialId: packs[0], buy: 9, free: 2 }, "free"],
    [{ kind: "gift" }, "kind"],
  ];
  for (const [body, field] of wrong)
    expect(await offer(body), JSON.stringify(body)).toMatchObject({
      ...{ status: 400, body: { errors: { [field]: expect.any(String) } } },
    });
  expect((await shop.get("/api/offers", { token: owner })).body.offers).toHaveLength(before);
});

test("two offers that run have no code in common, also when both are made at once", async () => {
  const code = freshCode();
  const body = { kind: "code", code, percent: 5 };
  const both = await Promise.all([offer(body), offer({ ...body, code: code.toLowerCase() })]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  const made = both.find(({ status }) => status === 201)!;
  expect((await change(made.body._id, { isActive: false })).status).toBe(200);
  expect((await offer(body)).status).toBe(201);
  expect((await change(made.body._id, { isActive: true })).status).toBe(409);
});

test("an offer that was used is ended, never removed or changed in what it gives", async () => {
  const { body } = await offer({ kind: "cart", amount: 20, smallest: 0 });
  const buyer = await shop.addVisitor();
  await order(buyer.token);
  const remove = (id: unknown) => shop.remove(`/api/offers/${String(id)}`, { token: owner });
  expect((await remove(body._id)).status).toBe(409);
  expect(await change(body._id, { amount: 30 })).toMatchObject({
    ...{ status: 409, body: { errors: { amount: expect.any(String) } } },
  });
  expect((await change(body._id, { isActive: false })).body).toMatchObject({ isActive: false });
  const unused = await offer({ kind: "cart", amount: 20, smallest: 0 });
  expect((await change(unused.body._id, { amount: 30 })).body).toMatchObject({ amount: 30 });
  expect((await remove(unused.body._id)).status).toBe(200);
  expect((await remove(unused.body._id)).status).toBe(404);
});

test("pages are made anew when an offer is made, ended or removed, and not when it is refused", async () => {
  const version = () =>
    shop.bindings.DB.prepare("SELECT version FROM catalogue").first<number>("version");
  const before = (await version())!;
  const { body } = await offer({ kind: "pack", financialId: packs[1], buy: 2, free: 1 });
  expect(await version()).toBe(before + 1);
  await offer({ kind: "pack", financialId: "0123456780", buy: 2, free: 1 });
  expect(await version()).toBe(before + 1);
  await change(body._id, { isActive: false });
  expect(await version()).toBe(before + 2);
  await shop.remove(`/api/offers/${String(body._id)}`, { token: owner });
  expect(await version()).toBe(before + 3);
});

test("offers are the owner's alone", async () => {
  const cashier = await shop.addVisitor({ role: "cashier" });
  const buyer = await shop.addVisitor();
  for (const { token } of [cashier, buyer]) {
    expect((await shop.get("/api/offers", { token })).status).toBe(403);
    expect((await offer({ kind: "cart", amount: 5, smallest: 0 }, token)).status).toBe(403);
  }
  expect((await shop.get("/api/offers")).status).toBe(401);
});

test("who tries twenty wrong codes in ten minutes has to wait, with a right one too", async () => {
  const code = freshCode();
  await offer({ kind: "code", code, amount: 5 });
  const buyer = await shop.addVisitor();
  for (let tries = 0; tries < 20; tries += 1)
    expect((await order(buyer.token, { offerCode: `WRONG${tries}` })).status).toBe(409);
  const refused = await order(buyer.token, { offerCode: code });
  expect([refused.status, Number(refused.headers.get("Retry-After")) > 0]).toEqual([429, true]);
  const other = await shop.addVisitor();
  expect((await order(other.token, { offerCode: code })).status).toBe(201);
});
