// The job at its worst moments: killed at any of its calls to the database, late, at midnight, and while its customer
// changes his mind.
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { placeStanding } from "#app/features/standing/place-due.server.ts";
import { openSession } from "#app/platform/database.server.ts";
import { indianDay } from "#app/values/dates.ts";
import { type ApiShop, openApiShop } from "#tests/api-shop.ts";
import { aroundD1 } from "#tests/faults/around-d1.ts";
import { isFullLength } from "#tests/length.ts";

let shop: ApiShop;
let shopper: Awaited<ReturnType<ApiShop["addVisitor"]>>;
let financialId: string;
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Of the calls at which it can be killed. */
const stride = isFullLength ? 1 : 6;
/** A Monday. */
const monday = Date.parse("2027-06-07T00:00:00+05:30");
const evening = monday + 20 * 60 * minuteMs;
const tuesday = indianDay(monday + dayMs);

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: monday });
  shop = await openApiShop();
  ({ financialId } = await shop.addPack({ countInStock: 10_000 }));
});
afterAll(async () => {
  await shop.close();
  vi.useRealTimers();
});
beforeEach(newShopper);

async function newShopper(): Promise<void> {
  vi.setSystemTime(monday + 9 * 60 * minuteMs);
  await run("DELETE FROM standing_orders");
  await run("DELETE FROM standing_hour");
  shopper = await shop.addVisitor();
}

const run = (sql: string, ...values: unknown[]) =>
  shop.bindings.DB.prepare(sql)
    .bind(...values)
    .run();
const as = () => ({ token: shopper.token });
const make = async () => {
  const wanted = { items: [{ financialId, qty: 1 }], weekdays: [2] };
  const made = await shop.post("/api/standing", { ...wanted, paymentMethod: "Cash Or UPI" }, as());
  return String(made.body._id);
};
const placed = async () => {
  const { results } = await shop.bindings.DB.prepare(
    `SELECT o.id, d.day FROM orders AS o LEFT JOIN standing_days AS d ON d.order_id = o.id AND d.outcome = 'placed'
    WHERE o.user_id = ?`,
  )
    .bind(shopper.id)
    .all<{ id: string; day: string | null }>();
  return results.map(({ day }) => day);
};

type Send = <T>(act: () => Promise<T>) => Promise<T>;

/** `around` is asked to make each of the job's calls. */
async function runAt(now: number, around?: Send): Promise<void> {
  const { context } = await shop.ask("/");
  const d1 = around ? aroundD1(shop.bindings.DB, around) : shop.bindings.DB;
  const later: Promise<unknown>[] = [];
  const quiet = {
    log: () => undefined,
    waitUntil: (told: Promise<unknown>) => void later.push(told.catch(() => undefined)),
  };
  vi.setSystemTime(now);
  await placeStanding({ ...context, ...openSession(d1, "first-primary"), ...quiet, now }).catch(
    () => undefined,
  );
  await Promise.all(later);
}

/** Whether it came to so many calls; from then on it makes none. */
async function killAt(call: number, isDone: boolean): Promise<boolean> {
  let calls = 0;
  await runAt(evening, async (act) => {
    calls += 1;
    if (calls > call || (calls === call && !isDone)) throw new Error("killed");
    const answer = await act();
    if (calls >= call) throw new Error("killed");
    return answer;
  });
  return calls >= call;
}

test.each([
  ["before", false],
  ["after", true],
])(
  "killed at any of its calls, %s the call is done, and run again, it places each order once",
  async (_, isDone) => {
    let isKilled = true;
    let call = 1;
    for (; isKilled; call += stride) {
      await newShopper();
      await make();
      await make();
      isKilled = await killAt(call, isDone);
      expect((await placed()).every((day) => day === tuesday)).toBe(true);
      await Promise.all([runAt(evening + minuteMs), runAt(evening + minuteMs)]);
      expect(await placed(), `killed at call ${call}`).toEqual([tuesday, tuesday]);
    }
    expect(call).toBeGreaterThan(20);
  },
);

test("killed twenty times on one evening it places each order once", async () => {
  for (let orders = 0; orders < 3; orders += 1) await make();
  for (let kill = 1; kill <= 20; kill += 1) await killAt(1 + kill * 2, kill % 2 === 0);
  await runAt(evening + minuteMs);
  expect(await placed()).toEqual([tuesday, tuesday, tuesday]);
});

test.each<[string, (id: string) => Promise<unknown>]>([
  ["switched off", (id) => shop.put(`/api/standing/${id}`, { isActive: false }, as())],
  ["paused", (id) => shop.put(`/api/standing/${id}`, { pausedUntil: tuesday }, as())],
  ["skipped", (id) => shop.post(`/api/standing/${id}/skip`, { day: tuesday }, as())],
  ["removed", (id) => shop.remove(`/api/standing/${id}`, as())],
])("once it is %s, at whatever moment of the job, nothing more is placed", async (_, change) => {
  let isReached = true;
  for (let call = 1; isReached; call += 1) {
    await newShopper();
    const id = await make();
    let calls = 0;
    let before: unknown[] = [];
    await runAt(evening, async (act) => {
      calls += 1;
      if (calls === call) {
        await change(id);
        before = await placed();
      }
      return act();
    });
    isReached = calls >= call;
    if (isReached) expect(await placed(), `before call ${call}`).toHaveLength(before.length);
  }
});

test("the last minute of a day and midnight are hours like others", async () => {
  const setHour = (minutes: number) =>
    run("INSERT OR REPLACE INTO standing_hour (id, minutes) VALUES (1, ?)", minutes);
  await setHour(23 * 60 + 59);
  await make();
  await runAt(monday + dayMs - 2 * minuteMs);
  expect(await placed()).toEqual([]);
  await Promise.all([runAt(monday + dayMs - 1), runAt(monday + dayMs)]);
  await runAt(monday + dayMs + minuteMs);
  expect(await placed()).toEqual([tuesday]);
  await newShopper();
  await setHour(0);
  await make();
  await runAt(monday - minuteMs);
  expect(await placed()).toEqual([]);
  await runAt(monday + 10 * 60 * minuteMs);
  await runAt(monday + dayMs);
  expect(await placed()).toEqual([tuesday]);
});

test("what was made after the last run of the evening is made up for after midnight, a day later nothing", async () => {
  vi.setSystemTime(monday + dayMs - 30_000);
  await make();
  await runAt(monday + dayMs + minuteMs);
  expect(await placed()).toEqual([tuesday]);
  await newShopper();
  await make();
  await runAt(monday + 2 * dayMs);
  expect(await placed()).toEqual([]);
});
