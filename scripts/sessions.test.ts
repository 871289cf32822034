import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { endAllSessionsSql, endSessionsSql, findUserSql } from "./sessions-sql.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const query = async (sql: string) =>
  (await shop.bindings.DB.prepare(sql).all<Record<string, string | number>>()).results;
const signedIn = async () =>
  (await query("SELECT DISTINCT user_id FROM sessions ORDER BY user_id")).map(
    ({ user_id }) => user_id,
  );
async function addSessions(userId: string, count: number) {
  for (let number = 1; number <= count; number += 1)
    await query(
      `INSERT INTO sessions (token_hash, user_id, created_at, expires_at) VALUES ('${userId}-${number}', '${userId}', 1, 2)`,
    );
}

test("one user's sessions end by phone or by id, then everybody's", async () => {
  const [first, second, third] = [
    await shop.addCustomer(),
    await shop.addCustomer(),
    await shop.addCustomer(),
  ];
  for (const { id } of [first, second, third]) await addSessions(id, 2);
  expect(await query(findUserSql(`+91 ${first.phone}`))).toEqual([{ name: first.name }]);
  expect(await query(endSessionsSql(`+91 ${first.phone}`))).toHaveLength(2);
  expect(await signedIn()).toEqual([second.id, third.id].sort());
  expect(await query(endSessionsSql(second.id))).toHaveLength(2);
  expect(await signedIn()).toEqual([third.id]);
  expect(await query(endAllSessionsSql)).toHaveLength(2);
  expect(await signedIn()).toEqual([]);
});

test("whoever is unknown, whatever they are called, ends nobody's session", async () => {
  const { id } = await shop.addCustomer();
  await addSessions(id, 1);
  for (const unknown of ["9999999999", "", "x' OR '1' = '1", "%"]) {
    expect(await query(findUserSql(unknown))).toEqual([]);
    expect(await query(endSessionsSql(unknown))).toEqual([]);
  }
  expect(await signedIn()).toEqual([id]);
});
