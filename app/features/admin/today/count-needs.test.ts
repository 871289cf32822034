import { afterAll, beforeAll, expect, test } from "vitest";
import { openSession } from "#app/platform/database.server.ts";
import { mostListed } from "#app/features/admin/frame/waiting.ts";
import { loader } from "#app/features/admin/admin.route.tsx";
import { writeInDrawer } from "#app/features/books/write-drawer.server.ts";
import { indianDay, laterDay } from "#app/values/dates.ts";
import { countD1 } from "#scripts/bench/counting-d1.ts";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { countNeeds } from "./count-needs.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function counted() {
  const { d1, take } = countD1(shop.bindings.DB);
  const { context } = await shop.ask("/admin");
  const needs = await countNeeds({ ...context, ...openSession(d1, "first-primary") });
  const rows = take().statements.reduce((sum, { rowsRead }) => sum + rowsRead, 0);
  return { needs, rows };
}

const run = (statement: string) => shop.bindings.DB.prepare(statement).run();

let orders = 0;
async function order(columns: Record<string, number | string> = {}) {
  const id = `${String((orders += 1)).padStart(5, "0")}needs`;
  const all = { created_at: Date.now(), items_paise: 100, ...columns };
  await run(
    `INSERT INTO orders (id, order_key, cart_digest, customer_name, customer_phone, street, city, postal_code,
      payment_method, line_count, ${Object.keys(all).join()}) VALUES ('${id}', '${id}', '', 'Ravi', '9876543210', '', '', '',
      'Cash Or UPI', 1, ${Object.values(all).join()})`,
  );
  return id;
}

test("orders that are late, packed or delivered unpaid, khatas over their limit and money to go back ask for somebody", async () => {
  const nothing = {
    ...{ late: 0, packed: 0, unpaid: 0, overLimit: 0, toGiveBack: 0 },
    ...{ toPack: 0, complaints: 0, low: 0, toClass: 0 },
  };
  expect((await counted()).needs).toEqual(nothing);
  const done = { accepted_at: 1, packed_at: 1 };
  await order();
  await order({ created_at: 1 });
  await order({ ...done });
  await order({ ...done, dispatched_at: 1, delivered_at: 1, created_at: 1 });
  for (const [id, owed] of [
    ["khata00001", 500],
    ["khata00002", 400],
  ])
    await run(`INSERT INTO khata_accounts (id, name, limit_paise, balance_paise, opened_at, consent_at)
      VALUES ('${id}', 'Ravi', 400, ${owed}, 1, 1)`);
  const [back, again] = [await order({ cancelled_at: 1 }), await order({ cancelled_at: 1 })];
  // A refund is tried five times: the last try of the one failed, the other has one left.
  await run(`INSERT INTO payments (id, order_id, amount_paise, status, created_at, refund_request_id, refund_status)
    VALUES ('pay1', '${back}', 100, 'CHARGED', 1, 'Rpay15', 'FAILURE'), ('pay2', '${back}', 100, 'CHARGED', 1, 'r2', 'SUCCESS'),
      ('pay3', '${again}', 100, 'CHARGED', 1, 'Rpay34', 'FAILURE')`);
  expect((await counted()).needs).toEqual({
    ...{ ...nothing, toPack: 2, late: 1, packed: 1, unpaid: 1, overLimit: 1, toGiveBack: 1 },
  });
});

test("no more of them are counted than is shown, in few rows however many orders there were", async () => {
  for (let at = 0; at < 110; at += 1) {
    await order({ created_at: 1 });
    await order({ created_at: 1, cancelled_at: 1 });
  }
  const { needs, rows } = await counted();
  expect(needs.late).toBe(mostListed + 1);
  expect(rows).toBeLessThanOrEqual(4 * (mostListed + 1));
});

test("a day of the last week on which cash came in asks to be counted, once", async () => {
  const { id } = await shop.addCustomer({ isAdmin: true });
  const cookies = { session: await shop.signIn(id) };
  const uncounted = async () =>
    (await loader({ ...(await shop.ask("/admin", { cookies })), params: {} })).uncounted;
  expect(await uncounted()).toEqual([]);
  const { context } = await shop.ask("/admin", { cookies });
  await writeInDrawer(context, { kind: "float", amount: 200_000, text: "" });
  expect(await uncounted()).toEqual([]);
  const yesterday = new Date(context.now + 5.5 * 3_600_000 - 86_400_000).toISOString().slice(0, 10);
  await run(
    `INSERT INTO day_entries (day, kind, amount_paise, created_at) VALUES ('${yesterday}', 'cash', 900, 1)`,
  );
  expect(await uncounted()).toEqual([yesterday]);
  await run(`INSERT INTO days (day, counted_paise) VALUES ('${yesterday}', 900)`);
  expect(await uncounted()).toEqual([]);
});

test("what was sold stands beside the day before and the same weekday before", async () => {
  const { id } = await shop.addCustomer({ isAdmin: true });
  const asked = await shop.ask("/admin", { cookies: { session: await shop.signIn(id) } });
  const today = indianDay(asked.context.now);
  for (const [days, paise] of [
    [-1, 1100],
    [-7, 7700],
    [-3, 3300],
  ] as const)
    await run(
      `INSERT INTO day_entries (day, kind, amount_paise, created_at) VALUES ('${laterDay(today, days)}', 'delivered', ${paise}, 1)`,
    );
  expect(await loader({ ...asked, params: {} })).toMatchObject({
    ...{ dayBeforePaise: 1100, weekBeforePaise: 7700 },
  });
});
