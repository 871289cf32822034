import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { type ApiShop, type Json, openApiShop } from "#tests/api-shop.ts";

let shop: ApiShop;
let admin: string;
beforeAll(async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  shop = await openApiShop();
  admin = (await shop.addVisitor({ isAdmin: true })).token;
});
afterEach(async () => {
  for (const table of ["service_areas", "delivery_slots", "shop_closures"])
    await shop.bindings.DB.exec(`DELETE FROM ${table}`);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await shop.close();
});

const hourMs = 60 * 60 * 1000;
const later = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();
const asAdmin = () => ({ token: admin });
const asked = async (postalCode = "560011") =>
  (await shop.get(`/api/delivery?postalCode=${postalCode}`)).body;
const keep = (postalCode: string, body: Json = { fee: 0 }) =>
  shop.put(`/api/delivery/areas/${postalCode}`, body, asAdmin());
const addSlot = async (body: Json = {}) =>
  (
    await shop.post(
      "/api/delivery/slots",
      { from: later(2), to: later(4), cutoff: later(1), capacity: 8, fee: 10, ...body },
      asAdmin(),
    )
  ).body;

type Wanted = { pack?: string; postalCode?: string; key?: string; token?: string } & Json;
async function order({ pack, postalCode = "560011", key, token, ...more }: Wanted = {}) {
  const financialId = pack ?? (await shop.addPack()).financialId;
  return shop.post(
    "/api/orders",
    {
      orderItems: [{ financialId, qty: 1 }],
      shippingAddress: { street: "12 Temple Road", city: "Bengaluru", postalCode },
      paymentMethod: "Cash Or UPI",
      ...more,
    },
    {
      token: token ?? (await shop.addVisitor()).token,
      headers: key ? { "Idempotency-Key": key } : {},
    },
  );
}

test("where nothing is kept it is everywhere, for nothing, as soon as possible", async () => {
  expect(await asked("110001")).toEqual({
    isServed: true,
    fee: 0,
    freeFrom: null,
    minimum: 0,
    slots: [],
  });
  expect((await shop.get("/api/delivery?postalCode=11000")).status).toBe(400);
  const { body } = await order({ postalCode: "110001" });
  expect(body).toMatchObject({ shippingPrice: 0, totalPrice: 250 });
  expect(body).not.toHaveProperty("slot");
});

test("once a code is kept others are not served, and only an admin keeps one", async () => {
  expect((await keep("560 011", { fee: "25.00", freeFrom: 499, minimum: 99 })).body).toEqual({
    postalCode: "560011",
    fee: 25,
    freeFrom: 499,
    minimum: 99,
  });
  expect(await asked()).toMatchObject({ isServed: true, fee: 25, freeFrom: 499, minimum: 99 });
  expect(await asked("110001")).toMatchObject({ isServed: false, slots: [] });
  const refused = await order({ postalCode: "110001" });
  expect([refused.status, refused.body.message]).toEqual([409, "We do not deliver to 110001 yet."]);
  const { token } = await shop.addVisitor();
  expect((await shop.put("/api/delivery/areas/560011", {}, { token })).status).toBe(403);
  expect((await keep("056001")).status).toBe(400);
  expect((await shop.remove("/api/delivery/areas/560011", asAdmin())).status).toBe(200);
  expect((await shop.remove("/api/delivery/areas/560011", asAdmin())).status).toBe(404);
  expect((await order({ postalCode: "110001" })).status).toBe(201);
});

test("the fee is the area's until its free amount, a smaller order is refused, and a claim is compared", async () => {
  await keep("560011", { fee: 25, freeFrom: 499, minimum: 99 });
  expect((await order()).body).toMatchObject({
    itemsPrice: 250,
    shippingPrice: 25,
    totalPrice: 275,
    payablePrice: 275,
  });
  const dear = (await shop.addPack({ pricePaise: 49_900 })).financialId;
  expect((await order({ pack: dear })).body).toMatchObject({ shippingPrice: 0, totalPrice: 499 });
  const cheap = (await shop.addPack({ pricePaise: 9_899 })).financialId;
  const small = await order({ pack: cheap });
  expect([small.status, small.body.message]).toEqual([
    409,
    "The smallest order for 560011 is ₹99.00.",
  ]);
  expect((await order({ shippingPrice: "25.00", totalPrice: 275 })).status).toBe(201);
  const other = await order({ shippingPrice: 0 });
  expect([other.status, other.body.message, other.body.order]).toMatchObject([
    409,
    "Prices have changed. Please look at the order again.",
    { shippingPrice: 25, totalPrice: 275 },
  ]);
});

test("a window is promised with its fee, its places count down, and another one under the same key is 409", async () => {
  const [slot, other] = [await addSlot(), await addSlot()];
  const { token } = await shop.addVisitor();
  const pack = (await shop.addPack()).financialId;
  const first = await order({ slotId: slot._id, pack, token, key: "one" });
  expect(first.body).toMatchObject({
    shippingPrice: 10,
    slot: { _id: slot._id, from: slot.from, to: slot.to, fee: 10 },
  });
  expect((await asked()).slots).toMatchObject([
    { _id: slot._id, left: 7, fee: 10, cutoff: expect.stringMatching(/\+05:30$/) },
    { left: 8 },
  ]);
  expect((await order({ slotId: slot._id, pack, token, key: "one" })).body).toEqual(first.body);
  expect((await order({ slotId: other._id, pack, token, key: "one" })).status).toBe(409);
  expect((await order({ pack, token, key: "one" })).status).toBe(409);
});

test("forty at once for eight places are exactly eight, and the others read which windows are free", async () => {
  const slot = await addSlot();
  await addSlot({ from: later(5), to: later(7) });
  const pack = (await shop.addPack()).financialId;
  const tokens = await Promise.all(
    Array.from({ length: 40 }, async () => (await shop.addVisitor()).token),
  );
  const answers = await Promise.all(
    tokens.map((token) => order({ slotId: slot._id, pack, token })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(8);
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(32);
  for (const { body } of refused)
    expect(body.message).toMatch(
      /^This delivery time is full\. Still open: (Today|Tomorrow) .* (am|pm)\.$/,
    );
  expect((await asked()).slots).toMatchObject([{ left: 0 }, { left: 8 }]);
});

test("a window is closed after its cut-off, when it is taken away, and on a day that is closed", async () => {
  const cutoff = Date.parse("2030-11-25T10:00:00+05:30");
  const day = { from: "2030-11-25T11:00:00+05:30", to: "2030-11-25T13:00:00+05:30" };
  const slot = await addSlot({ ...day, cutoff: new Date(cutoff).toISOString() });
  const [pack, token] = [(await shop.addPack()).financialId, (await shop.addVisitor()).token];
  const expires = Date.parse("2031-01-01");
  await shop.bindings.DB.exec(`UPDATE sessions SET expires_at = ${expires}`);
  const at = async (now: number) => {
    const clock = vi.spyOn(Date, "now").mockReturnValue(now);
    const answered = await order({ slotId: slot._id, pack, token });
    clock.mockRestore();
    return [answered.status, answered.body.message];
  };
  const closed = [
    409,
    "This delivery time is closed. No other time is left. Please order for as soon as possible.",
  ];
  expect(await at(cutoff + 1000)).toEqual(closed);
  expect((await at(cutoff))[0]).toBe(201);
  await shop.bindings.DB.exec("INSERT INTO shop_closures VALUES ('2030-11-25', 'Holiday')");
  expect((await asked()).slots).toEqual([]);
  expect(await at(cutoff)).toEqual(closed);
  await shop.bindings.DB.exec("DELETE FROM shop_closures");
  expect((await shop.remove(`/api/delivery/slots/${slot._id}`, asAdmin())).status).toBe(200);
  expect((await shop.remove(`/api/delivery/slots/${slot._id}`, asAdmin())).status).toBe(404);
  expect(await at(cutoff)).toEqual(closed);
});

test("a cancelled order gives its place back once", async () => {
  const slot = await addSlot({ capacity: 1 });
  const { token } = await shop.addVisitor();
  const { body } = await order({ slotId: slot._id, token });
  expect((await order({ slotId: slot._id })).status).toBe(409);
  for (let time = 0; time < 2; time += 1)
    await shop.put(`/api/orders/${String(body._id)}/cancel`, {}, { token });
  expect((await asked()).slots).toMatchObject([{ left: 1 }]);
  expect((await order({ slotId: slot._id })).status).toBe(201);
});

test("what is no window, no amount or no time is 400 in its field", async () => {
  const post = (body: Json) => shop.post("/api/delivery/slots", body, asAdmin());
  const good = { from: later(2), to: later(4), capacity: 8 };
  for (const [field, value] of [
    ["from", "tomorrow"],
    ["from", "2030-02-30T10:00:00+05:30"],
    ["to", later(1)],
    ["capacity", 0],
    ["cutoff", later(5)],
    ["fee", -1],
    ["fee", 1_000_000.01],
  ] as const)
    expect((await post({ ...good, [field]: value })).body.errors).toHaveProperty(field);
  expect((await keep("560011", { fee: "many" })).body.errors).toHaveProperty("fee");
  expect((await keep("560011", {})).body.errors).toHaveProperty("fee");
  expect(await asked("110001")).toMatchObject({ isServed: true });
  const past = { from: later(-3), to: later(-1), capacity: 8 };
  expect((await post(past)).body.errors).toEqual({ to: "This window is over already." });
  expect((await order({ slotId: "no id" })).body.errors).toHaveProperty("slotId");
});

test("the same call under the same key is made once", async () => {
  const send = (capacity: number) =>
    shop.post(
      "/api/delivery/slots",
      { from: "2030-11-25T11:00:00Z", to: "2030-11-25T13:00:00Z", capacity },
      { ...asAdmin(), headers: { "Idempotency-Key": "monday" } },
    );
  const [first, again] = await Promise.all([send(8), send(8)]);
  expect([first.status, again.body]).toEqual([201, first.body]);
  expect((await send(9)).status).toBe(409);
  expect(await shop.count("delivery_slots")).toBe(1);
});
