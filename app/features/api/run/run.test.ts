import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type ApiShop, type Json, openApiShop } from "#tests/api-shop.ts";

let shop: ApiShop;
type Visitor = Awaited<ReturnType<ApiShop["addVisitor"]>>;
let owner: Visitor;
let cashier: Visitor;
let rider: Visitor;
let shopper: Visitor;
let at = Date.parse("2027-05-03T09:00:00+05:30");
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: at });
  shop = await openApiShop({ MSG91_DOOR_CODE_FLOW_ID: "65f0c1a2d6fc0537a1b2c3dc" });
});
afterAll(async () => {
  await shop.close();
  vi.useRealTimers();
});
beforeEach(async () => {
  vi.setSystemTime((at += 86_400_000));
  [owner, cashier, rider, shopper] = (await Promise.all([
    shop.addVisitor({ isAdmin: true, name: "Asha" }),
    shop.addVisitor({ role: "cashier" }),
    shop.addVisitor({ role: "rider", name: "Raju" }),
    shop.addVisitor({ name: "Ravi" }),
  ])) as [Visitor, Visitor, Visitor, Visitor];
});

const step = (id: string, name: string, body: Json = {}, by = owner) =>
  shop.put(`/api/orders/${id}/${name}`, body, { token: by.token });
const read = async (id: string, by = shopper) =>
  (await shop.get(`/api/orders/${id}`, { token: by.token })).body;
const run = async (by = rider) => (await shop.get("/api/run", { token: by.token })).body;
const day = async () => {
  const today = new Date(Date.now()).toISOString().slice(0, 10);
  return (await shop.get(`/api/day/${today}`, { token: owner.token })).body;
};

/** Two packs of 250 rupees. */
async function packed() {
  const { financialId } = await shop.addPack();
  const placed = await shop.post(
    "/api/orders",
    {
      orderItems: [{ financialId, qty: 2 }],
      shippingAddress: { street: "12 Temple Road", city: "Bengaluru", postalCode: "560001" },
      paymentMethod: "Cash Or UPI",
      note: "Second floor",
    },
    { token: shopper.token },
  );
  const id = String(placed.body._id);
  await step(id, "pack");
  return id;
}

/** On its way with the rider, and the code that its customer has. */
async function out() {
  const id = await packed();
  expect((await step(id, "rider", { userId: rider.id })).status).toBe(200);
  await step(id, "dispatch");
  return { id, doorCode: String((await read(id)).doorCode) };
}
const deliver = (id: string, body: Json, by = rider) => step(id, "deliver", body, by);

test("a packed order is given to a rider, and taken back; one that is not packed, is delivered, or nobody's to bring is refused", async () => {
  const id = await packed();
  expect(await step(id, "rider", { userId: rider.id })).toMatchObject({
    status: 200,
    body: { rider: { _id: rider.id, name: "Raju" } },
  });
  expect((await step(id, "rider", { userId: null }, cashier)).body.rider).toBeUndefined();
  for (const userId of [shopper.id, cashier.id, "0123456789abcdef"])
    expect((await step(id, "rider", { userId })).status, userId).toBe(409);
  expect((await step(id, "rider", { userId: 5 })).status).toBe(400);
  expect((await step("0123456789abcdef", "rider", { userId: rider.id })).status).toBe(404);
  expect((await step(id, "rider", { userId: rider.id }, rider)).status).toBe(403);
  await step(id, "dispatch");
  await step(id, "deliver");
  expect((await step(id, "rider", { userId: rider.id })).status).toBe(409);
  const { financialId } = await shop.addPack();
  const placed = await shop.post(
    "/api/orders",
    {
      orderItems: [{ financialId, qty: 1 }],
      shippingAddress: { street: "1 Road", city: "Bengaluru", postalCode: "560001" },
      paymentMethod: "Cash Or UPI",
    },
    { token: shopper.token },
  );
  expect((await step(String(placed.body._id), "rider", { userId: rider.id })).status).toBe(409);
});

test("from its dispatch on its customer alone has the code, which another rider does not change", async () => {
  const id = await packed();
  await step(id, "rider", { userId: rider.id });
  expect((await read(id)).doorCode).toBeUndefined();
  await step(id, "dispatch");
  const { doorCode } = await read(id);
  expect(doorCode).toMatch(/^\d{4}$/);
  const other = await shop.addVisitor({ role: "rider" });
  await step(id, "rider", { userId: other.id });
  expect((await read(id)).doorCode).toBe(doorCode);
  await expect
    .poll(async () => {
      const texts = await fetch(`${shop.sandbox}/sms.json?phone=91${shopper.phone}`);
      return ((await texts.json()) as { body: string }[]).map(({ body }) => body);
    })
    .toContain(
      `The code for your order ${id.slice(0, 6).toUpperCase()} is ${doorCode}. Tell it to the rider once you have your order.`,
    );
  for (const by of [owner, cashier]) expect((await read(id, by)).doorCode).toBeUndefined();
  // As a value: four digits stand by chance in phones and ids.
  expect(JSON.stringify(await run(other))).not.toMatch(new RegExp(`[":]${doorCode}[",}]`));
  const late = await packed();
  await step(late, "dispatch");
  expect((await read(late)).doorCode).toBeUndefined();
  await step(late, "rider", { userId: rider.id });
  expect((await read(late)).doorCode).toMatch(/^\d{4}$/);
});

test("a rider sees the own drops alone, with what is to be taken, and no khata", async () => {
  const { id } = await out();
  expect(await run()).toEqual({
    drops: [
      {
        ...{ _id: id, short: id.slice(0, 6).toUpperCase(), name: "Ravi", phoneNo: shopper.phone },
        address: { street: "12 Temple Road", city: "Bengaluru", postalCode: "560001" },
        ...{ window: null, payable: 500, isPaid: false, note: "Second floor" },
      },
    ],
    taken: { cash: 0, upi: 0 },
  });
  await shop.put(`/api/khata/${shopper.id}`, { limit: 5000 }, { token: owner.token });
  await step(id, "khata");
  expect(await run()).toMatchObject({ drops: [{ payable: 0, isPaid: true }] });
  const other = await shop.addVisitor({ role: "rider" });
  expect(await run(other)).toMatchObject({ drops: [] });
  for (const by of [owner, cashier, shopper])
    expect((await shop.get("/api/run", { token: by.token })).status).toBe(403);
});

test("the door: a right code and the money deliver, and the drop is done", async () => {
  const { id, doorCode } = await out();
  expect(await deliver(id, { doorCode })).toMatchObject({
    status: 400,
    body: { errors: { method: expect.any(String) } },
  });
  expect(await deliver(id, { doorCode, method: "cash" })).toMatchObject({
    status: 200,
    body: { isDelivered: true },
  });
  expect(await read(id)).toMatchObject({ isDelivered: true, isPaid: true });
  expect(await run()).toMatchObject({ drops: [], taken: { cash: 500, upi: 0 } });
  expect((await deliver(id, { doorCode, method: "cash" })).status).toBe(200);
  expect(await run()).toMatchObject({ taken: { cash: 500, upi: 0 } });
  const upi = await out();
  const paid = { doorCode: upi.doorCode, method: "upi", reference: "4321" };
  expect((await deliver(upi.id, paid)).status).toBe(200);
  expect(await run()).toMatchObject({ taken: { cash: 500, upi: 500 } });
  expect((await read(upi.id, owner)).orderId).toBe("UPI 4321");
});

test("what is on the khata takes the code alone", async () => {
  const { id, doorCode } = await out();
  await shop.put(`/api/khata/${shopper.id}`, { limit: 5000 }, { token: owner.token });
  await step(id, "khata");
  expect((await deliver(id, { doorCode })).status).toBe(200);
  expect(await read(id)).toMatchObject({ isDelivered: true, isPaid: false, isOnKhata: true });
  expect(await run()).toMatchObject({ taken: { cash: 0, upi: 0 } });
});

test("a wrong code is refused, the sixth try waits a quarter of an hour, and who is right afterwards delivers", async () => {
  const { id, doorCode } = await out();
  const wrong = doorCode === "0000" ? "0001" : "0000";
  for (let tries = 0; tries < 5; tries += 1)
    expect(await deliver(id, { doorCode: wrong, method: "cash" })).toMatchObject({
      status: 409,
      body: { message: "This is not the code of the customer." },
    });
  const refused = await deliver(id, { doorCode, method: "cash" });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeLessThanOrEqual(900);
  expect((await read(id)).isDelivered).toBe(false);
  vi.setSystemTime(Date.now() + 15 * 60_000 + 1);
  expect((await deliver(id, { doorCode, method: "cash" })).status).toBe(200);
});

test("another's run is not there, nor what is not out yet; who was demoted changes nothing", async () => {
  const { id, doorCode } = await out();
  const other = await shop.addVisitor({ role: "rider" });
  expect((await deliver(id, { doorCode, method: "cash" }, other)).status).toBe(404);
  const waiting = await packed();
  await step(waiting, "rider", { userId: rider.id });
  expect((await deliver(waiting, { doorCode: "1234", method: "cash" })).status).toBe(409);
  await shop.put(`/api/users/${rider.id}/role`, { role: null }, { token: owner.token });
  expect((await deliver(id, { doorCode, method: "cash" })).status).toBe(401);
  expect((await read(id)).isDelivered).toBe(false);
});

test("owner and cashier deliver without the code, and say why, which the log keeps", async () => {
  const { id } = await out();
  expect(await deliver(id, {}, cashier)).toMatchObject({
    status: 400,
    body: { errors: { reason: expect.any(String) } },
  });
  expect((await deliver(id, { reason: "The phone was off" }, cashier)).status).toBe(200);
  const { results } = await shop.bindings.DB.prepare(
    "SELECT after FROM admin_log WHERE subject_id = ? ORDER BY seq",
  )
    .bind(id)
    .all<{ after: string }>();
  expect(results.at(-1)?.after).toContain("The phone was off");
});

test("what the shop takes at the door itself lies in the drawer", async () => {
  const { id } = await out();
  const body = { reason: "Raju was ill", method: "cash" };
  expect(await deliver(id, body, cashier)).toMatchObject({ status: 200, body: { isPaid: true } });
  expect(await day()).toMatchObject({ cashExpected: 500, sums: { cash: 500, withRiders: 0 } });
});

test("the same cash handed over by two taps is one handover; what is taken afterwards is another", async () => {
  const hand = () => shop.post("/api/run/handover", { amount: 500 }, { token: rider.token });
  const first = await out();
  await deliver(first.id, { doorCode: first.doorCode, method: "cash" });
  const handed = [await hand(), await hand()];
  expect(new Set(handed.map(({ body }) => body._id)).size).toBe(1);
  const second = await out();
  await deliver(second.id, { doorCode: second.doorCode, method: "cash" });
  expect((await hand()).body._id).not.toBe(handed[0]?.body._id);
});

test("a rider's cash counts when it is counted, once; until then it is with the rider, and what is missing stays named", async () => {
  const { id, doorCode } = await out();
  await deliver(id, { doorCode, method: "cash" });
  expect(await day()).toMatchObject({ cashExpected: 0, sums: { cash: 500, withRiders: 500 } });
  const handed = await shop.post("/api/run/handover", { amount: 500 }, { token: rider.token });
  expect(handed).toMatchObject({ status: 201, body: { amount: 500, taken: 500, counted: null } });
  expect(await run()).toMatchObject({ taken: { cash: 0, upi: 0 } });
  expect(await day()).toMatchObject({ cashExpected: 0 });
  const path = `/api/run/handovers/${handed.body._id}`;
  expect((await shop.put(path, { counted: 500 }, { token: rider.token })).status).toBe(403);
  const counts = await Promise.all(
    [480, 500].map((counted) => shop.put(path, { counted }, { token: cashier.token })),
  );
  expect(counts.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const counted = counts.find(({ status }) => status === 200)?.body.counted as number;
  expect(await day()).toMatchObject({ cashExpected: counted });
  expect((await shop.put(path, { counted: 500 }, { token: owner.token })).status).toBe(409);
  const none = "/api/run/handovers/0123456789abcdef";
  expect((await shop.put(none, { counted: 5 }, { token: owner.token })).status).toBe(404);
  for (const amount of [-1, "1.234", "much"])
    expect((await shop.post("/api/run/handover", { amount }, { token: rider.token })).status).toBe(
      400,
    );
});

test("cash that is taken back is not with the rider any more", async () => {
  const { id, doorCode } = await out();
  await deliver(id, { doorCode, method: "cash" });
  expect((await step(id, "undo")).status).toBe(200);
  expect(await day()).toMatchObject({ cashExpected: 0, sums: { cash: 0, withRiders: 0 } });
  expect(await run()).toMatchObject({ taken: { cash: 0 } });
});

test("one key is one delivery and one handover", async () => {
  const { id, doorCode } = await out();
  const key = { token: rider.token, headers: { "Idempotency-Key": "door" } };
  const answers = await Promise.all(
    [1, 2, 3].map(() => shop.put(`/api/orders/${id}/deliver`, { doorCode, method: "cash" }, key)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const handed = await Promise.all(
    [1, 2, 3].map(() => shop.post("/api/run/handover", { amount: 500 }, key)),
  );
  expect(new Set(handed.map(({ body }) => body._id)).size).toBe(1);
  expect(await run()).toMatchObject({ taken: { cash: 0 } });
});
