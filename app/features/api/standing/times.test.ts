import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { placeStanding } from "#app/features/standing/place-due.server.ts";
import { type ApiShop, type Json, openApiShop } from "#tests/api-shop.ts";

let shop: ApiShop;
let token: string;
let financialId: string;
const hourMs = 3_600_000;
/** A Tuesday; what is made is made on the Monday before. */
const day = "2027-06-08";
const midnight = Date.parse(`${day}T00:00:00+05:30`);

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: midnight - 15 * hourMs });
  shop = await openApiShop();
});
afterAll(async () => {
  await shop.close();
  vi.useRealTimers();
});
beforeEach(async () => {
  for (const table of ["standing_orders", "delivery_slots", "opening_hours"])
    await run(`DELETE FROM ${table}`);
  vi.setSystemTime(midnight - 15 * hourMs);
  ({ token } = await shop.addVisitor({ name: "Ravi" }));
  ({ financialId } = await shop.addPack({ pricePaise: 6_000 }));
});

const run = (sql: string, ...values: unknown[]): Promise<unknown> =>
  shop.bindings.DB.prepare(sql)
    .bind(...values)
    .run();
const make = (more: Json = {}) =>
  shop.post(
    "/api/standing",
    { items: [{ financialId, qty: 2 }], weekdays: [2], paymentMethod: "Cash Or UPI", ...more },
    { token },
  );
const addWindow = (id: string, hour: number, { feePaise = 0, capacity = 5 } = {}) =>
  run(
    "INSERT INTO delivery_slots (id, day, from_at, to_at, cutoff_at, capacity, fee_paise) VALUES (?, ?, ?, ?, ?, ?, ?)",
    ...[id, day, midnight + hour * hourMs, midnight + (hour + 2) * hourMs],
    ...[midnight + (hour - 1) * hourMs, capacity, feePaise],
  );
async function place(): Promise<void> {
  vi.setSystemTime(midnight - 4 * hourMs);
  await placeStanding({ ...(await shop.ask("/")).context, now: Date.now() });
}
const orders = async () => (await shop.get("/api/orders/mine", { token })).body.orders as Json[];
const days = async () =>
  ((await shop.get("/api/standing", { token })).body.standing as Json[]).flatMap(
    (one) => one.days as Json[],
  );

test("an order for any time goes into the first free window without a fee of its own", async () => {
  await addWindow("0123456701", 7, { feePaise: 1_500 });
  await addWindow("0123456702", 11, { capacity: 0 });
  await addWindow("0123456703", 18);
  await make();
  await place();
  const [placed] = await orders();
  const { body } = await shop.get(`/api/orders/${String(placed?._id)}`, { token });
  expect(body).toMatchObject({ totalPrice: 120, shippingPrice: 0 });
  expect(await taken()).toEqual(["0123456703"]);
});

test("where each free window has a fee, an order for any time comes without one, as soon as possible", async () => {
  await addWindow("0123456701", 7, { feePaise: 1_500 });
  await make();
  await place();
  expect(await orders()).toMatchObject([{ totalPrice: 120 }]);
  expect(await taken()).toEqual([]);
});

async function taken(): Promise<string[]> {
  const found = await shop.bindings.DB.prepare(
    "SELECT id FROM delivery_slots WHERE taken > 0",
  ).all<{
    id: string;
  }>();
  return found.results.map(({ id }) => id);
}

test("a time at which no window begins is refused at its field, when it is made and when it is changed", async () => {
  await addWindow("0123456701", 7);
  const refused = {
    status: 400,
    body: { errors: { slotFrom: "Nothing is delivered at that time. Please choose another." } },
  };
  expect(await make({ slotFrom: "11:00" })).toMatchObject(refused);
  const { status, body } = await make({ slotFrom: "07:00" });
  expect(status).toBe(201);
  const path = `/api/standing/${String(body._id)}`;
  expect(await shop.put(path, { slotFrom: "11:00" }, { token })).toMatchObject(refused);
  expect((await shop.put(path, { slotFrom: null }, { token })).status).toBe(200);
});

test("of a window that was taken away since it is told that it is offered no more", async () => {
  await addWindow("0123456701", 7);
  await addWindow("0123456702", 18);
  await make({ slotFrom: "07:00" });
  await run("DELETE FROM delivery_slots WHERE id = '0123456701'");
  await place();
  expect(await days()).toEqual([{ day, outcome: "window-gone", orderId: null }]);
});

test("an order with a time is told of a weekday on which the shop is shut that it was closed", async () => {
  await addWindow("0123456701", 7);
  await make({ slotFrom: "07:00" });
  await run(
    "UPDATE delivery_slots SET day = '2027-06-09', from_at = from_at + 86400000, to_at = to_at + 86400000",
  );
  await run(
    "INSERT INTO opening_hours (weekday, open_minute, close_minute) SELECT value, 480, 1200 FROM json_each('[0,1,3,4,5,6]')",
  );
  await place();
  expect(await days()).toEqual([{ day, outcome: "closed", orderId: null }]);
});

test("a day that ended without an order is left out when that is asked, one with an order is refused", async () => {
  const { body } = await make({ mostPerOrder: 100 });
  await place();
  expect(await days()).toEqual([{ day, outcome: "too-dear", orderId: null }]);
  const skip = (id: unknown) => shop.post(`/api/standing/${String(id)}/skip`, { day }, { token });
  expect(await skip(body._id)).toMatchObject({
    status: 200,
    body: { days: [{ day, outcome: "too-dear", orderId: null }] },
  });
  const other = await make();
  await place();
  expect((await skip(other.body._id)).status).toBe(409);
});
