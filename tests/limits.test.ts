import { afterAll, beforeAll, expect, test } from "vitest";
import { maxDiscountBasisPoints, maxQty, mostCodeTries, rating } from "#app/values/limits.ts";
import { firstLimits } from "#app/values/shop-limits.ts";
import { type TestShop, openTestShop } from "./test-shop.ts";

let shop: TestShop;
let sources: Map<string, string>;
beforeAll(async () => {
  shop = await openTestShop();
  const { results } = await shop.bindings.DB.prepare(
    "SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL",
  ).all<{ name: string; sql: string }>();
  sources = new Map(results.map(({ name, sql }) => [name, sql]));
});
afterAll(() => shop.close());

/** The numbers of a CHECK of the migrated database, or of a trigger where no table has it. */
function numbersOf(name: string): number[] {
  const checks = [...sources.values()].flatMap(
    (sql) =>
      new RegExp(`CONSTRAINT "${name}" CHECK\\(([^]*?)(?=CONSTRAINT|$)`).exec(sql)?.[1] ?? [],
  );
  const text = checks[0] ?? sources.get(name) ?? "";
  return [...text.matchAll(/(?<![\w"])\d+/g)].map(([digits]) => Number(digits));
}

test.each([
  ["order_lines_qty", [1, maxQty]],
  ["order_change_lines_swap", [0, 1, maxQty, 0]],
  ["one_time_codes_tries", [0, mostCodeTries]],
  ["financials_discount", [0, maxDiscountBasisPoints]],
  ["reviews_rating", [rating.least, rating.most]],
])("the database's own check %s holds the limits %j", (name, limits) => {
  expect(numbersOf(name)).toEqual(limits);
});

test("a card knows of a pack's stock as much as a line can take", () => {
  const most = /min\(count_in_stock, (\d+)\)/.exec(sources.get("card_source") ?? "")?.[1];
  expect(Number(most)).toBe(maxQty);
});

test("the trigger on orders knows the first limits", () => {
  const { openOrders, openPaise, ordersAnHour, packsADay } = firstLimits;
  const [hourMs, dayMs] = [3_600_000, 86_400_000];
  expect(numbersOf("orders_within_limits")).toEqual([
    ...[ordersAnHour, hourMs, openOrders, openPaise],
    ...[packsADay, dayMs],
  ]);
});
