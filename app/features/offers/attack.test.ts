// What was tried to have more off than the shop promised, and what could make somebody pay more.
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { returnGoods } from "#app/features/orders/returned/return-goods.server.ts";
import { indianDay, laterDay, startOfIndianDay } from "#app/values/dates.ts";
import { type ApiShop, type Json, openApiShop } from "#tests/api-shop.ts";

type Visitor = Awaited<ReturnType<ApiShop["addVisitor"]>>;
let shop: ApiShop;
let owner: Visitor;
/** Of ₹100.00 and of ₹30.00. */
let dear: string;
let cheap: string;
beforeAll(async () => {
  shop = await openApiShop();
  owner = await shop.addVisitor({ isAdmin: true, name: "Asha" });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await run("UPDATE offers SET is_active = 0");
  dear = (await shop.addPack({ pricePaise: 10_000 })).financialId;
  cheap = (await shop.addPack({ pricePaise: 3000 })).financialId;
});

const run = (sql: string, ...values: unknown[]) =>
  shop.bindings.DB.prepare(sql)
    .bind(...values)
    .run();
const shippingAddress = { street: "12 Temple Road", city: "Bengaluru", postalCode: "560001" };
const offer = async (body: Json) =>
  (await shop.post("/api/offers", body, { token: owner.token })).body;
const usesOf = async (id: unknown) => {
  const { body } = await shop.get("/api/offers", { token: owner.token });
  return (body.offers as Json[]).find(({ _id }) => _id === id)?.used;
};
type Wanted = [financialId: string, qty: number][];
async function order(wanted: Wanted, more: Json = {}, by?: Visitor) {
  const { token } = by ?? (await shop.addVisitor());
  const orderItems = wanted.map(([financialId, qty]) => ({ financialId, qty }));
  const body = { orderItems, shippingAddress, paymentMethod: "Cash Or UPI", ...more };
  return shop.post("/api/orders", body, { token });
}
const step = (id: unknown, word: string, body: Json = {}) =>
  shop.put(`/api/orders/${String(id)}/${word}`, body, { token: owner.token });
async function bring(id: unknown) {
  const cash = { method: "cash" };
  for (const word of ["dispatch", "pay", "deliver"])
    expect((await step(id, word, word === "pay" ? cash : {})).status, word).toBe(200);
}
const paper = async (id: unknown) =>
  (await shop.get(`/api/orders/${String(id)}/document`, { token: owner.token })).body;
let codes = 0;
const freshCode = () => `RUSE${(codes += 1)}`;
/** Packs free with packs, of every three one. */
const everyThird = (financialId: string) => offer({ kind: "pack", financialId, buy: 2, free: 1 });

test("each line of an order says what offers take off it, be it nothing, and so does a refusal and the paper", async () => {
  await everyThird(cheap);
  const buyer = await shop.addVisitor();
  const parts = [{ offerAmount: 0 }, { offerAmount: 30 }];
  const wanted: Wanted = [
    [dear, 1],
    [cheap, 3],
  ];
  const refused = await order(wanted, { totalPrice: 190 }, buyer);
  expect(refused).toMatchObject({ status: 409, body: { order: { orderItems: parts } } });
  const placed = (await order(wanted, { totalPrice: 160 }, buyer)).body;
  expect(placed).toMatchObject({ orderItems: parts, offerPrice: 30 });
  for (const word of ["pack", "dispatch"]) await step(placed._id, word);
  expect(await paper(placed._id)).toMatchObject({ gross: 160, offerPrice: 30 });
  const plain = (await order([[dear, 1]], {}, buyer)).body;
  expect((plain.orderItems as Json[])[0]).not.toHaveProperty("offerAmount");
});

test("however a code is spelled it is one code, and what only looks like it is none", async () => {
  const code = freshCode();
  const { _id } = await offer({ kind: "code", code, amount: 50, timesEach: 1 });
  const buyer = await shop.addVisitor();
  const use = async (offerCode: string) =>
    (await order([[dear, 1]], { offerCode }, buyer)).body.message;
  expect(await use(`\t${code.toLowerCase()} `)).toBeUndefined();
  for (const spelled of [code, code.toLowerCase(), ` ${code}\u00a0`])
    expect(await use(spelled)).toBe("You have used this code.");
  const wide = [...code].map((sign) => String.fromCodePoint(sign.codePointAt(0)! + 0xfee0));
  for (const other of [wide.join(""), [...code].join(" "), `${code}\u200b`, `${code}\u0301`])
    expect(await use(other)).toBe(`We do not know the code ${other}.`);
  expect(await usesOf(_id)).toBe(1);
});

test("an offer holds from the first moment of its first day in India to the last of its last", async () => {
  const day = laterDay(indianDay(Date.now()), 1);
  const begins = startOfIndianDay(day);
  const ends = startOfIndianDay(laterDay(day, 1));
  const code = freshCode();
  await offer({ kind: "code", code, amount: 50, from: day, until: day });
  await offer({ kind: "cart", amount: 20, smallest: 0, from: day, until: day });
  const at = async (now: number, more: Json) => {
    vi.useFakeTimers({ toFake: ["Date"], now });
    const { status, body } = await order([[dear, 1]], more);
    vi.useRealTimers();
    return [status, body.totalPrice ?? body.message];
  };
  const typed = { offerCode: code };
  expect(await at(begins - 1, {})).toEqual([201, 100]);
  expect(await at(begins - 1, typed)).toEqual([
    409,
    expect.stringMatching(/^This code begins on /),
  ]);
  expect(await at(begins, {})).toEqual([201, 80]);
  expect(await at(begins, typed)).toEqual([201, 50]);
  expect(await at(ends - 1, typed)).toEqual([201, 50]);
  expect(await at(ends, {})).toEqual([201, 100]);
  expect(await at(ends, typed)).toEqual([409, expect.stringMatching(/^This code was for orders /)]);
});

test("packs that are sold out, or have no price, are not free either, and of the last three one customer has one free", async () => {
  const { _id } = await everyThird(cheap);
  await run("UPDATE financials SET count_in_stock = 2 WHERE id = ?", cheap);
  expect((await order([[cheap, 3]])).status).toBe(409);
  await run("UPDATE financials SET count_in_stock = 3 WHERE id = ?", cheap);
  const both = await Promise.all([order([[cheap, 3]]), order([[cheap, 3]])]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  await run(
    "UPDATE financials SET count_in_stock = 9, price_paise = 0, dprice_paise = 0 WHERE id = ?",
    cheap,
  );
  expect((await order([[cheap, 3]])).status).toBe(409);
  expect(await usesOf(_id)).toBe(1);
});

test("a pack in two lines is refused, and so has nothing free twice", async () => {
  await everyThird(cheap);
  expect(
    await order([
      [cheap, 3],
      [cheap, 3],
    ]),
  ).toMatchObject({ status: 400 });
});

test("packed short, with something dearer, taken back and packed again, an order costs what was paid for its packs, and no more comes back", async () => {
  await everyThird(cheap);
  const buyer = await shop.addVisitor();
  const { _id, totalPrice } = (await order([[cheap, 3]], {}, buyer)).body;
  expect(totalPrice).toBe(60);
  const swap = { financialId: dear, qty: 2 };
  const swapped = await step(_id, "settle", { lines: [{ financialId: cheap, packed: 1, swap }] });
  expect(swapped.body).toMatchObject({
    payablePrice: 60,
    changes: [{ lines: [{ amount: 20, swap: { amount: 40 } }] }],
  });
  expect((await step(_id, "undo")).body).toMatchObject({ payablePrice: 60 });
  await step(_id, "settle", { lines: [{ financialId: cheap, packed: 2 }] });
  await bring(_id);
  const lines = [{ financialId: cheap, qty: 1 }];
  const complain = () =>
    shop.post(
      "/api/complaints",
      { orderId: _id, lines, reason: "damaged" },
      { token: buyer.token },
    );
  const [one, other] = [await complain(), await complain()];
  const settled = await Promise.all(
    [one, other, one, other].map(({ body: { number } }) =>
      shop.put(
        `/api/complaints/${String(number)}/resolve`,
        { by: "refund", text: "Sorry." },
        { token: owner.token },
      ),
    ),
  );
  const given = settled.filter(({ status }) => status === 200);
  expect(given.map(({ body }) => (body.resolution as Json).amount)).toEqual([20, 20]);
  expect((await complain()).status).toBe(409);
  const after = await shop.get(`/api/orders/${String(_id)}`, { token: owner.token });
  expect(after.body).toMatchObject({ payablePrice: 0 });
});

test("packs that come back one by one come to what was paid for them, to the paisa", async () => {
  const code = freshCode();
  await offer({ kind: "code", code, amount: 100 });
  const { _id } = (await order([[dear, 3]], { offerCode: code })).body;
  await step(_id, "pack");
  await bring(_id);
  const { context } = await shop.ask("/", { cookies: { session: owner.session } });
  for (const nth of [0, 1, 2]) {
    const lines = [{ line: 0, qty: 1, toShelf: true }];
    expect(await returnGoods(context, { orderId: String(_id), nth, lines })).toEqual({ ok: true });
  }
  const { gross, creditNotes } = await paper(_id);
  const notes = (creditNotes as { gross: number }[]).map((note) => note.gross);
  expect([gross, notes]).toEqual([200, [66.66, 66.67, 66.67]]);
});

test("packs sent again for nothing use no offer, and those sent again have none free again", async () => {
  const { _id: third } = await everyThird(cheap);
  const buyer = await shop.addVisitor();
  const { _id } = (await order([[cheap, 3]], {}, buyer)).body;
  await step(_id, "pack");
  await bring(_id);
  const lines = [{ financialId: cheap, qty: 3 }];
  const complaint = { orderId: _id, lines, reason: "missing" };
  const { body } = await shop.post("/api/complaints", complaint, { token: buyer.token });
  const again = await shop.put(
    `/api/complaints/${String(body.number)}/resolve`,
    { by: "resend", text: "It comes tomorrow." },
    { token: owner.token },
  );
  const { orderId } = again.body.resolution as Json;
  const sent = await shop.get(`/api/orders/${String(orderId)}`, { token: buyer.token });
  expect(sent.body).toMatchObject({ totalPrice: 0, orderItems: [{ qty: 3, price: 0 }] });
  expect(sent.body).not.toHaveProperty("offerPrice");
  expect(await usesOf(third)).toBe(1);
});

test("what costs nothing goes on no khata, comes back for nothing, and is taken back by a note of nothing", async () => {
  const code = freshCode();
  await offer({ kind: "code", code, percent: 100 });
  const buyer = await shop.addVisitor();
  await shop.put(`/api/khata/${buyer.id}`, { limit: 500 }, { token: owner.token });
  const [back, refused] = [
    (await order([[dear, 2]], { offerCode: code }, buyer)).body._id,
    (await order([[dear, 2]], { offerCode: code }, buyer)).body._id,
  ];
  for (const id of [back, refused])
    for (const word of ["pack", "dispatch"]) expect((await step(id, word)).status).toBe(200);
  expect((await step(back, "khata")).status).toBe(409);
  expect((await step(back, "deliver")).status).toBe(200);
  const { context } = await shop.ask("/", { cookies: { session: owner.session } });
  const lines = [{ line: 0, qty: 1, toShelf: true }];
  expect(await returnGoods(context, { orderId: String(back), nth: 0, lines })).toEqual({
    ok: true,
  });
  expect((await step(refused, "cancel", { reason: "Not at home" })).status).toBe(200);
  for (const id of [back, refused])
    expect(await paper(id)).toMatchObject({ gross: 0, creditNotes: [{ gross: 0 }] });
  expect((await shop.get("/api/khata", { token: buyer.token })).body.balance).toBe(0);
});

test("who had an order by phone or over the counter has no first order over the web, and no code a second time", async () => {
  const [first, once] = [freshCode(), freshCode()];
  await offer({ kind: "code", code: first, amount: 50, firstOrderOnly: true });
  await offer({ kind: "code", code: once, amount: 50, timesEach: 1 });
  const phoneNo = "9822222222";
  const call = (offerCode: string) =>
    order([[dear, 1]], { offerCode, for: { phoneNo, name: "Meena" } }, owner);
  expect((await call(once)).status).toBe(201);
  expect((await call(once)).body.message).toBe("You have used this code.");
  const registered = await shop.addVisitor({ phone: phoneNo });
  expect((await order([[dear, 1]], { offerCode: once }, registered)).status).toBe(409);
  expect((await order([[dear, 1]], { offerCode: first }, registered)).status).toBe(409);
  expect((await call(first)).body.message).toBe("This code is for a first order.");
  const inShop = await shop.addVisitor();
  const items = [{ financialId: dear, qty: 1 }];
  const sale = { items, method: "cash", phoneNo: inShop.phone };
  expect((await shop.post("/api/sales", sale, { token: owner.token })).status).toBe(201);
  expect((await order([[dear, 1]], { offerCode: first }, inShop)).status).toBe(409);
});

test("offers are for orders: a sale over the counter costs what the packs cost", async () => {
  const { _id } = await everyThird(cheap);
  await offer({ kind: "cart", percent: 50, smallest: 0 });
  const sale = { items: [{ financialId: cheap, qty: 3 }], method: "cash", given: 100 };
  const sell = (totalPrice: number) =>
    shop.post("/api/sales", { ...sale, totalPrice }, { token: owner.token });
  expect(await sell(30)).toMatchObject({ status: 409, body: { order: { totalPrice: 90 } } });
  const sold = await sell(90);
  expect(sold).toMatchObject({ status: 201, body: { totalPrice: 90, change: 10 } });
  expect(sold.body).not.toHaveProperty("offers");
  expect(await usesOf(_id)).toBe(0);
});

test("tax is on what was really paid: groups and lines add up to it", async () => {
  await run(
    "INSERT INTO shop_tax (id, regime, gstin, state) VALUES (1, 'regular', '29AAGCB7383J1Z4', '29')",
  );
  await run("UPDATE products SET tax_class_id = 'soap'");
  const code = freshCode();
  await offer({ kind: "code", code, percent: 33 });
  await everyThird(cheap);
  const wanted: Wanted = [
    [dear, 1],
    [cheap, 4],
  ];
  const { _id, totalPrice } = (await order(wanted, { offerCode: code })).body;
  expect(totalPrice).toBe(127.3);
  for (const word of ["pack", "dispatch"]) expect((await step(_id, word)).status).toBe(200);
  await run("DELETE FROM shop_tax");
  const { gross, lines, groups } = (await paper(_id)) as { gross: number } & Record<
    "lines" | "groups",
    Record<"gross" | "amount" | "taxable" | "cgst" | "sgst", number>[]
  >;
  const sum = (amounts: number[]) =>
    amounts.reduce((paise, one) => paise + Math.round(one * 100), 0) / 100;
  expect([gross, sum(lines.map(({ amount }) => amount))]).toEqual([127.3, 127.3]);
  expect(groups).toHaveLength(1);
  const [{ taxable, cgst, sgst }] = groups as [(typeof groups)[number]];
  expect(sum([taxable, cgst, sgst])).toBe(127.3);
  expect(sum(lines.map((line) => line.taxable))).toBe(taxable);
});
