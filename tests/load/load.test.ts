import { afterAll, beforeAll, expect, test } from "vitest";
import { type BuiltShop, openBuiltShop } from "#tests/built/built-shop.ts";
import { runRequests } from "./run-requests.ts";
import { runShoppers } from "./run-shoppers.ts";

let shop: BuiltShop;
beforeAll(async () => {
  shop = await openBuiltShop();
});
afterAll(() => shop?.close());

test("eight shoppers buy at once, without an error, and the books add up", async () => {
  const { orders, faults } = await runShoppers(shop, { count: 8, seconds: 8, seed: 1 });
  expect(faults).toEqual([]);
  expect(orders).toBeGreaterThan(4);
});

test("six hundred hostile requests find no bug, no stored script and no slow answer", async () => {
  expect((await runRequests(shop, { count: 600, seed: 7 })).faults).toEqual([]);
});
