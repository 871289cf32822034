import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestShop, openTestShop } from "./test-shop.ts";

let shop: TestShop;
let triggers: { name: string; sql: string }[];
beforeAll(async () => {
  shop = await openTestShop();
  triggers = (
    await shop.bindings.DB.prepare(
      "SELECT name, sql FROM sqlite_master WHERE type = 'trigger'",
    ).all<{ name: string; sql: string }>()
  ).results;
});
afterAll(() => shop.close());

test("a migrated shop has at most forty triggers", () => {
  expect(triggers.length).toBeLessThanOrEqual(40);
});

test("at most three of them write, which keep what is searched", () => {
  const writing = triggers.filter(({ sql }) =>
    /^\s*(INSERT INTO|REPLACE INTO|UPDATE \w+ SET|UPDATE \w+$|DELETE FROM)/m.test(
      sql.slice(sql.indexOf("BEGIN")).replaceAll(/BEGIN|;/g, "\n"),
    ),
  );
  expect(writing.length, writing.map(({ name }) => name).join()).toBeLessThanOrEqual(3);
});
