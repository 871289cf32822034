import { afterAll, beforeAll, expect, test } from "vitest";
import { verifyPassword } from "#app/platform/passwords.server.ts";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { createAdminSql, isAdminSql, removeAdminSql } from "./admin-sql.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const query = async (sql: string) =>
  (await shop.bindings.DB.prepare(sql).all<Record<string, string | number>>()).results;
const userOf = async (phone: string) =>
  (await query(`SELECT * FROM users WHERE phone = '${phone}'`))[0]!;

test("the first admin is made, whatever the name, and can sign in", async () => {
  const name = "O'Hara\"; DROP TABLE users; --";
  expect(
    await query(await createAdminSql({ name, phone: "9111111111", password: "Admin@12345" })),
  ).toEqual([{ name, phone: "9111111111", is_new: 1 }]);
  const user = await userOf("9111111111");
  expect(user).toMatchObject({ name, is_admin: 1 });
  expect(await verifyPassword("Admin@12345", String(user.password_hash))).toBe(true);
});

test("a customer becomes an admin and keeps name and password", async () => {
  const { phone, name, password } = await shop.addCustomer();
  expect(
    await query(await createAdminSql({ name: "Else", phone, password: "Something else" })),
  ).toEqual([{ name, phone, is_new: 0 }]);
  const user = await userOf(phone);
  expect(user).toMatchObject({ name, is_admin: 1 });
  expect(await verifyPassword(password, String(user.password_hash))).toBe(true);
});

test("an admin is made a customer again, but never the last one, not even by two at once", async () => {
  const [first, second] = (await query("SELECT phone FROM users WHERE is_admin = 1")).map(
    ({ phone }) => String(phone),
  );
  await Promise.all([query(removeAdminSql(first!)), query(removeAdminSql(second!))]);
  const left = (await query("SELECT phone FROM users WHERE is_admin = 1")).map(({ phone }) =>
    String(phone),
  );
  expect(left).toHaveLength(1);
  expect(await query(removeAdminSql(left[0]!))).toEqual([]);
  expect(await query(isAdminSql(left[0]!))).toHaveLength(1);
  expect(await query(removeAdminSql("9999999999"))).toEqual([]);
});
