import { afterAll, beforeAll, expect, test } from "vitest";
import { loader as khataPage } from "#app/features/admin/khata/list.route.tsx";
import { openSession } from "#app/platform/database.server.ts";
import { countD1 } from "#scripts/bench/counting-d1.ts";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { listKhatas } from "./list-khatas.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  const people = Array.from({ length: 500 }, (_, at) => ({
    id: `${String(at).padStart(6, "0")}khata`,
    name: `Person ${at}`,
    phone: String(9_100_000_000 + at),
  }));
  await shop.bindings.DB.prepare(
    `INSERT INTO khata_accounts (id, name, phone, limit_paise, balance_paise, given_paise, opened_at, consent_at)
      SELECT value ->> 'id', value ->> 'name', value ->> 'phone', 500000, key * 100, key * 100, 1, 1 FROM json_each(?)`,
  )
    .bind(JSON.stringify(people))
    .run();
});
afterAll(() => shop.close());

test("of five hundred khatas who owes most is listed first, page by page, each page in one trip", async () => {
  const { d1, take } = countD1(shop.bindings.DB);
  const { context } = await shop.ask("/admin/khata");
  const counted = { ...context, ...openSession(d1, "first-primary") };
  const seen = new Set<string>();
  let before: string | null = null;
  do {
    const page = await listKhatas(counted, { before });
    expect(take().roundTrips).toBe(1);
    for (const { holderId } of page.khatas) seen.add(holderId);
    before = page.before;
  } while (before !== null);
  expect(seen.size).toBe(500);
});

test("the owner's page of them is one trip, whoever asks included", async () => {
  const session = await shop.signIn((await shop.addCustomer({ isAdmin: true })).id);
  const real = shop.bindings.DB;
  const { d1, take } = countD1(real);
  shop.bindings.DB = d1;
  const asked = await shop.ask("/admin/khata", { cookies: { session } });
  shop.bindings.DB = real;
  expect((await khataPage(asked)).khatas).toHaveLength(12);
  expect(take().roundTrips).toBe(1);
});

test("the list says how many owe more than they may", async () => {
  await shop.bindings.DB.prepare(
    "UPDATE khata_accounts SET limit_paise = 100 WHERE balance_paise IN (100, 200, 300)",
  ).run();
  const session = await shop.signIn((await shop.addCustomer({ isAdmin: true })).id);
  const asked = await shop.ask("/admin/khata", { cookies: { session } });
  expect((await khataPage(asked)).overLimit).toBe(2);
});

test("a khata is found by a part of its name or phone, in any letters", async () => {
  const { context } = await shop.ask("/admin/khata");
  const found = async (text: string) =>
    (await listKhatas(context, { text })).khatas.map(({ name }) => name);
  expect(await found("pERSON 437")).toEqual(["Person 437"]);
  expect(await found("9100000031")).toEqual(["Person 31"]);
  expect(await found("%")).toEqual([]);
});
