import { afterAll, beforeAll, expect, test } from "vitest";
import { verifyPassword } from "#app/platform/passwords.server.ts";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { databaseOf } from "./shop-database.ts";
import { createAdminSql, isAdminSql, removeAdminSql } from "./admin-sql.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const query = async (statements: string[]) =>
  (await databaseOf(shop.bindings.DB).read(statements)).at(-1)!;
const userOf = async (phone: string) =>
  (await query([`SELECT * FROM users WHERE phone = '${phone}'`]))[0]!;
const adminPhones = async () =>
  (await query(["SELECT phone FROM users WHERE role = 'owner'"])).map(({ phone }) => String(phone));
const entries = () =>
  query(["SELECT subject_id, before, after, user_name FROM admin_log ORDER BY seq"]);

test("the first admin is made, whatever the name, and can sign in", async () => {
  const name = "O'Hara\"; DROP TABLE users; --";
  expect(
    await query(await createAdminSql({ name, phone: "9111111111", password: "Admin@12345" })),
  ).toEqual([{ name, phone: "9111111111", is_new: 1 }]);
  const user = await userOf("9111111111");
  expect(user).toMatchObject({ name, role: "owner" });
  expect(await verifyPassword("Admin@12345", String(user.password_hash))).toBe(true);
  expect(
    await query([`SELECT rowid FROM user_search WHERE user_search MATCH '9111111111'`]),
  ).toEqual([{ rowid: user.seq }]);
});

test("a customer becomes an admin and keeps name and password", async () => {
  const { phone, name, password } = await shop.addCustomer();
  expect(
    await query(await createAdminSql({ name: "Else", phone, password: "Something else" })),
  ).toEqual([{ name, phone, is_new: 0 }]);
  const user = await userOf(phone);
  expect(user).toMatchObject({ name, role: "owner" });
  expect(await verifyPassword(password, String(user.password_hash))).toBe(true);
});

test("who becomes an admin, or stops being one, has an entry in the log, and who is one already has none", async () => {
  const { id, phone } = await shop.addCustomer();
  const before = await entries();
  const told = async () => (await entries()).slice(before.length);
  for (const _ of [1, 2])
    await query(await createAdminSql({ name: "Else", phone, password: "Something else" }));
  const entry = { subject_id: id, user_name: "" };
  const made = { ...entry, before: '{"isAdmin":0}', after: '{"isAdmin":1}' };
  expect(await told()).toEqual([made]);
  for (const _ of [1, 2]) await query(removeAdminSql(phone));
  expect(await told()).toEqual([
    made,
    { ...entry, before: '{"isAdmin":1}', after: '{"isAdmin":0}' },
  ]);
  await query(
    await createAdminSql({ name: "New", phone: "9111111112", password: "Something else" }),
  );
  expect((await told()).at(-1)).toEqual({
    subject_id: (await userOf("9111111112")).id,
    ...{ user_name: "", before: null, after: '{"isAdmin":1}' },
  });
  await query(removeAdminSql("9111111112"));
});

test("an admin is made a customer again, but never the last one, not even by two at once", async () => {
  const [first, second] = await adminPhones();
  const before = (await entries()).length;
  await Promise.all([query(removeAdminSql(first!)), query(removeAdminSql(second!))]);
  const left = await adminPhones();
  expect(left).toHaveLength(1);
  expect(await query(removeAdminSql(left[0]!))).toEqual([]);
  expect(await query(isAdminSql(left[0]!))).toHaveLength(1);
  expect(await query(removeAdminSql("9999999999"))).toEqual([]);
  expect(await entries()).toHaveLength(before + 1);
});
