import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { listPacksFor } from "#app/features/standing/list-packs.server.ts";
import { placeStanding } from "#app/features/standing/place-due.server.ts";
import { listStanding } from "#app/features/standing/read-standing.server.ts";
import { nextDay } from "#app/features/standing/standing.ts";
import { type ApiShop, type Json, openApiShop } from "#tests/api-shop.ts";

let shop: ApiShop;
type Visitor = Awaited<ReturnType<ApiShop["addVisitor"]>>;
let shopper: Visitor;
let financialId: string;
/** A Monday; each test has a week of its own. */
let monday = Date.parse("2027-06-07T00:00:00+05:30");
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const dayOf = (ms: number) => new Date(ms + 5.5 * hourMs).toISOString().slice(0, 10);
const [tuesday, wednesday] = [() => dayOf(monday + dayMs), () => dayOf(monday + 2 * dayMs)];

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: monday });
  shop = await openApiShop({ MSG91_STANDING_FLOW_ID: "65f0c1a2d6fc0537a1b2c3de" });
});
afterAll(async () => {
  await shop.close();
  vi.useRealTimers();
});
beforeEach(async () => {
  monday += 7 * dayMs;
  await run("DELETE FROM standing_orders");
  vi.setSystemTime(monday + 9 * hourMs);
  shopper = await shop.addVisitor({ name: "Ravi" });
  ({ financialId } = await shop.addPack({ pricePaise: 6_000 }));
});

const run = (sql: string, ...values: unknown[]): Promise<unknown> =>
  shop.bindings.DB.prepare(sql)
    .bind(...values)
    .run();

const as = (by = shopper) => ({ token: by.token });
const wanted = (more: Json = {}): Json => ({
  ...{ items: [{ financialId, qty: 2 }], weekdays: [2], paymentMethod: "Cash Or UPI", ...more },
});
const make = (more: Json = {}) => shop.post("/api/standing", wanted(more), as());
const change = (id: unknown, body: Json) => shop.put(`/api/standing/${id}`, body, as());
const skip = (id: unknown, day: string) => shop.post(`/api/standing/${id}/skip`, { day }, as());
const list = async () => (await shop.get("/api/standing", as())).body.standing as Json[];
const orders = async () => (await shop.get("/api/orders/mine", as())).body.orders as Json[];
async function runAt(hoursAfterMonday: number): Promise<void> {
  vi.setSystemTime(monday + hoursAfterMonday * hourMs);
  const { context } = await shop.ask("/");
  await placeStanding({ ...context, now: Date.now() });
}
const packsOn = async (day: string) =>
  (await listPacksFor((await shop.ask("/")).context, { day })).packs;
const outcomes = async () => (await list()).flatMap(({ days }) => days as Json[]);

test("a standing order is kept, changed in part, and removed by its customer alone", async () => {
  const made = await make({ weekdays: [5, 2, 2], slotFrom: "07:00", mostPerOrder: 500 });
  expect(made).toMatchObject({
    status: 201,
    body: {
      ...{ weekdays: [2, 5], slotFrom: "07:00", mostPerOrder: 500, isActive: true, days: [] },
      items: [{ financialId, qty: 2, brand: "Aashirvaad" }],
    },
  });
  const id = made.body._id;
  expect((await change(id, { weekdays: [1], isActive: false })).body).toMatchObject({
    ...{ weekdays: [1], slotFrom: "07:00", isActive: false, items: [{ qty: 2 }] },
  });
  const stranger = await shop.addVisitor();
  const path = `/api/standing/${id}`;
  for (const asked of [
    shop.put(path, { isActive: true }, as(stranger)),
    shop.post(`${path}/skip`, { day: tuesday() }, as(stranger)),
    shop.remove(path, as(stranger)),
  ])
    expect((await asked).status).toBe(404);
  expect((await shop.remove(path, as())).status).toBe(200);
  expect(await list()).toEqual([]);
});

test("the evening before it is placed, once, at the prices of then, with what it is for", async () => {
  await make();
  await runAt(19.9);
  expect(await orders()).toHaveLength(0);
  await shop.bindings.DB.prepare("UPDATE financials SET dprice_paise = 5500 WHERE id = ?")
    .bind(financialId)
    .run();
  await Promise.all([runAt(20), runAt(20), runAt(20)]);
  await runAt(23);
  await runAt(31);
  const [placed, ...others] = await orders();
  expect(others).toEqual([]);
  const whole = await shop.get(`/api/orders/${String(placed?._id)}`, as());
  expect(whole.body).toMatchObject({
    ...{ totalPrice: 110, paymentMethod: "Cash Or UPI", note: `Standing order for ${tuesday()}` },
    orderItems: [{ financialId, qty: 2 }],
  });
  expect(await outcomes()).toEqual([{ day: tuesday(), outcome: "placed", orderId: placed?._id }]);
});

test("a job that was down in the evening places it in the morning, but nothing for who came later", async () => {
  await make();
  await runAt(32);
  expect(await outcomes()).toMatchObject([{ day: tuesday(), outcome: "placed" }]);
  await make({ weekdays: [2] });
  await runAt(33);
  expect(await orders()).toHaveLength(1);
});

test("skipped, paused and switched off it is not placed; afterwards it is again", async () => {
  const { body } = await make({ weekdays: [1, 2, 3, 4, 5, 6, 7] });
  expect((await skip(body._id, tuesday())).status).toBe(200);
  expect((await skip(body._id, tuesday())).status).toBe(200);
  await runAt(21);
  expect(await orders()).toHaveLength(0);
  await change(body._id, { pausedUntil: wednesday() });
  await runAt(45);
  expect(await orders()).toHaveLength(0);
  await change(body._id, { isActive: false });
  await runAt(69);
  expect(await orders()).toHaveLength(0);
  vi.setSystemTime(monday + 81 * hourMs);
  await change(body._id, { isActive: true });
  await runAt(93);
  expect(await orders()).toHaveLength(1);
  const friday = dayOf(monday + 4 * dayMs);
  expect((await skip(body._id, friday)).status).toBe(409);
  expect((await skip(body._id, tuesday())).status).toBe(409);
});

test("a pause is of today and later days, and one that is over is not shown", async () => {
  const { body } = await make();
  expect(await change(body._id, { pausedUntil: dayOf(monday - dayMs) })).toMatchObject({
    status: 400,
    body: { errors: { pausedUntil: "Please choose today or a later day." } },
  });
  await change(body._id, { pausedUntil: tuesday() });
  expect(await list()).toMatchObject([{ pausedUntil: tuesday() }]);
  vi.setSystemTime(monday + 57 * hourMs);
  expect(await list()).toMatchObject([{ pausedUntil: null }]);
});

test("a day of another weekday, a day that is none, and other wrong fields are said in place", async () => {
  const { body } = await make();
  expect((await skip(body._id, wednesday())).status).toBe(400);
  expect((await skip(body._id, "tomorrow")).status).toBe(400);
  const wrong: [Json, string][] = [
    [{ items: [] }, "items"],
    [{ items: [{ financialId: "0123456xyz", qty: 1 }] }, "items"],
    [{ weekdays: [] }, "weekdays"],
    [{ weekdays: [8] }, "weekdays.0"],
    [{ slotFrom: "7 am" }, "slotFrom"],
    [{ addressId: "0123456789abcdef" }, "addressId"],
    [{ paymentMethod: "Online" }, "paymentMethod"],
    [{ paymentMethod: "Khata" }, "paymentMethod"],
    [{ mostPerOrder: 0 }, "mostPerOrder"],
    [{ mostPerOrder: 10.001 }, "mostPerOrder"],
  ];
  for (const [more, field] of wrong)
    expect(await make(more), field).toMatchObject({
      status: 400,
      body: { errors: { [field]: expect.any(String) } },
    });
  expect(await list()).toHaveLength(1);
});

type Happen = () => Promise<unknown>;

test.each<[string, Happen]>([
  ["nothing", () => run("UPDATE financials SET count_in_stock = 0 WHERE id = ?", financialId)],
  ["no-address", () => run("DELETE FROM addresses WHERE user_id = ?", shopper.id)],
  ["closed", () => run("INSERT INTO shop_closures (day, words) VALUES (?, 'Holi')", tuesday())],
  [
    "closed",
    () =>
      run(
        "INSERT INTO opening_hours (weekday, open_minute, close_minute) SELECT value, 480, 1200 FROM json_each('[0,1,3,4,5,6]')",
      ),
  ],
  [
    "not-served",
    () =>
      run(
        "INSERT INTO service_areas (postal_code, fee_paise, minimum_paise) VALUES ('560099', 0, 0)",
      ),
  ],
  ["too-dear", async () => change((await list())[0]?._id, { mostPerOrder: 119.99 })],
])("why it was not placed is told once and shown: %s", async (outcome, happen) => {
  await make();
  await happen();
  await runAt(20);
  await run("DELETE FROM shop_closures");
  await run("DELETE FROM opening_hours");
  await run("DELETE FROM service_areas");
  await run("UPDATE financials SET count_in_stock = 9 WHERE id = ?", financialId);
  await runAt(21);
  expect(await orders()).toHaveLength(0);
  expect(await outcomes()).toEqual([{ day: tuesday(), outcome, orderId: null }]);
  const texts = await fetch(`${shop.sandbox}/sms.json?phone=91${shopper.phone}`);
  expect(await texts.json()).toHaveLength(1);
});

test("of packs that are short as many are ordered as there are", async () => {
  await make();
  await run("UPDATE financials SET count_in_stock = 1 WHERE id = ?", financialId);
  await runAt(20);
  expect(await orders()).toMatchObject([{ totalPrice: 60 }]);
});

test("offers of the day it is placed on are taken off, and what an order may cost is held against what is left", async () => {
  await run(
    "INSERT INTO offers (id, created_at, kind, amount_paise, smallest_paise, until_day) VALUES ('0123456711', 1, 'cart', 2000, 10000, ?)",
    dayOf(monday),
  );
  await make({ weekdays: [2, 3], mostPerOrder: 100 });
  await runAt(20);
  expect(await orders()).toMatchObject([{ totalPrice: 100 }]);
  await runAt(44);
  expect(await outcomes()).toMatchObject([
    { day: wednesday(), outcome: "too-dear" },
    { day: tuesday(), outcome: "placed" },
  ]);
});

test("what is to go on the khata goes there when it is packed, within its limit alone", async () => {
  const khata = `/api/khata/${shopper.id}`;
  const owner = (await shop.addVisitor({ isAdmin: true })).token;
  await shop.put(khata, { limit: 150 }, { token: owner });
  expect(await make({ paymentMethod: "Khata", weekdays: [2, 3] })).toMatchObject({ status: 201 });
  await runAt(20);
  const [placed] = await orders();
  expect(await outcomes()).toMatchObject([{ outcome: "placed" }]);
  const packed = await shop.put(`/api/orders/${String(placed?._id)}/pack`, {}, { token: owner });
  expect(packed.body).toMatchObject({ isOnKhata: true });
  expect((await shop.get("/api/khata", as())).body).toMatchObject({ balance: 120 });
  await runAt(44);
  expect(await outcomes()).toMatchObject([
    { day: wednesday(), outcome: "khata-limit" },
    { day: tuesday(), outcome: "placed" },
  ]);
});

test("orders that wait to be packed count to the khata's limit", async () => {
  const owner = (await shop.addVisitor({ isAdmin: true })).token;
  await shop.put(`/api/khata/${shopper.id}`, { limit: 250 }, { token: owner });
  for (let times = 0; times < 3; times += 1) await make({ paymentMethod: "Khata" });
  await runAt(20);
  expect((await outcomes()).map(({ outcome }) => outcome).toSorted()).toEqual([
    ...["khata-limit", "placed", "placed"],
  ]);
});

test("days that are skipped far ahead stay skipped, for the customer and for the owner", async () => {
  const { body } = await make({ weekdays: [1, 2, 3, 4, 5, 6, 7] });
  for (let day = 1; day <= 20; day += 1) await skip(body._id, dayOf(monday + day * dayMs));
  expect(await outcomes()).toHaveLength(20);
  const [standing] = await listStanding((await shop.ask("/")).context, shopper.id);
  expect(nextDay(standing!, { from: tuesday(), shut: [] })).toBe(dayOf(monday + 21 * dayMs));
  expect(await packsOn(tuesday())).toEqual([]);
});

test("the owner's list has what is ordered for the day and what stands for it, and nothing that was cancelled", async () => {
  for (const qty of [1, 2, 4]) await make({ items: [{ financialId, qty }] });
  expect(await packsOn(tuesday())).toMatchObject([{ financialId, qty: 7 }]);
  await runAt(20);
  const [, { _id: two } = {}] = await orders();
  await shop.put(`/api/orders/${String(two)}/cancel`, {}, as());
  await make({ items: [{ financialId, qty: 3 }] });
  expect(await packsOn(tuesday())).toMatchObject([{ financialId, qty: 1 + 4 + 3 }]);
});

test("an order goes into the window that begins then; where that one is full, none is placed", async () => {
  const from = monday + dayMs + 7 * hourMs;
  const slot = (id: string, at: number, capacity: number) =>
    run(
      "INSERT INTO delivery_slots (id, day, from_at, to_at, cutoff_at, capacity, fee_paise) VALUES (?, ?, ?, ?, ?, ?, 1000)",
      ...[id, dayOf(at), at, at + 2 * hourMs, at - hourMs, capacity],
    );
  await slot("0123456701", from, 1);
  await slot("0123456702", from + 4 * hourMs, 5);
  await make({ slotFrom: "07:00" });
  await make({ slotFrom: "07:00" });
  await runAt(20);
  await run("DELETE FROM delivery_slots WHERE id = '0123456702'");
  expect(await orders()).toMatchObject([{ totalPrice: 130 }]);
  expect((await outcomes()).map(({ outcome }) => outcome).toSorted()).toEqual([
    "no-window",
    "placed",
  ]);
});
