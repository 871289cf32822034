import { getTableName, is } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readOtherTables, readTriggers } from "#db/truth.ts";
import { type TestShop, openTestShop } from "./test-shop.ts";

type Made = { type: string; name: string; sql: string };

let shop: TestShop;
let made: Made[];
beforeAll(async () => {
  shop = await openTestShop();
  made = (
    await shop.bindings.DB.prepare(
      "SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL",
    ).all<Made>()
  ).results;
});
afterAll(() => shop.close());

const inOneLine = (statements: Iterable<[string, string]>) =>
  Object.fromEntries([...statements].map(([name, sql]) => [name, sql.replace(/\s+/g, " ").trim()]));
const byName = (rows: Made[]) => rows.map(({ name, sql }): [string, string] => [name, sql]);

test("the migrations end with the triggers of db/triggers, and no others", () => {
  const triggers = byName(made.filter(({ type }) => type === "trigger"));
  expect(inOneLine(triggers)).toEqual(inOneLine(readTriggers()));
});

test("every table is the schema's or one of db/tables.sql, and so is every view", () => {
  const modules = Object.values(
    import.meta.glob<Record<string, unknown>>("../db/schema/*.ts", { eager: true }),
  );
  const described = modules.flatMap((module) =>
    Object.values(module).flatMap((value) => (is(value, SQLiteTable) ? getTableName(value) : [])),
  );
  const searches = [...readOtherTables().keys()].filter((name) => /_(search|index)$/.test(name));
  const isOfSqlite = (name: string) =>
    /^(sqlite_|_cf_|d1_)/.test(name) || searches.some((search) => name.startsWith(`${search}_`));
  const others = made.filter(
    ({ type, name }) =>
      /^(table|view)$/.test(type) && !described.includes(name) && !isOfSqlite(name),
  );
  expect(inOneLine(byName(others))).toEqual(inOneLine(readOtherTables()));
});
