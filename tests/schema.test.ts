import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { generateSQLiteDrizzleJson, generateSQLiteMigration } from "drizzle-kit/api";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSession } from "#app/platform/database.server.ts";
import { type TestShop, openTestShop } from "./test-shop.ts";

const schema = Object.assign(
  {},
  ...Object.values(import.meta.glob("../db/schema/*.ts", { eager: true })),
);
const folder = join(import.meta.dirname, "..", "db", "migrations");

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test("the migrations equal the schema", async () => {
  const newest =
    readdirSync(join(folder, "meta"))
      .filter((file) => file.endsWith("_snapshot.json"))
      .sort()
      .at(-1) ?? "";
  const snapshot = JSON.parse(readFileSync(join(folder, "meta", newest), "utf8"));
  const statements = await generateSQLiteMigration(
    snapshot,
    await generateSQLiteDrizzleJson(schema),
  );
  expect(statements).toEqual([]);
});

test("every migration stands in the journal, and every table of the schema in the database", async () => {
  const { entries } = JSON.parse(readFileSync(join(folder, "meta", "_journal.json"), "utf8")) as {
    entries: { tag: string }[];
  };
  expect(
    readdirSync(folder)
      .filter((file) => file.endsWith(".sql"))
      .sort(),
  ).toEqual(entries.map(({ tag }) => `${tag}.sql`));
  const { tables } = await generateSQLiteDrizzleJson(schema);
  const { results } = await shop.bindings.DB.prepare(
    "SELECT name FROM sqlite_schema WHERE type = 'table'",
  ).all<{ name: string }>();
  expect(results.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(tables)));
});

test("D1 has no transaction, a failed CHECK in a batch leaves nothing behind", async () => {
  const { db } = openSession(shop.bindings.DB, "first-primary");
  await expect(db["transaction"](async () => undefined)).rejects.toThrow();
  const add = (phone: string) =>
    shop.bindings.DB.prepare(
      "INSERT INTO users (id, name, phone, password_hash, created_at) VALUES (?, 'A', ?, '', 0)",
    ).bind(`user-${phone}`, phone);
  await expect(shop.bindings.DB.batch([add("9111111111"), add("12345")])).rejects.toThrow(/CHECK/);
  expect(
    await shop.bindings.DB.prepare("SELECT 1 FROM users WHERE phone = '9111111111'").first(),
  ).toBeNull();
});
