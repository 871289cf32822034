import { afterAll, beforeAll, expect, test } from "vitest";
import { type BuiltShop, openBuiltShop } from "#tests/built/built-shop.ts";
import { runRequests } from "./run-requests.ts";
import { runShoppers } from "./run-shoppers.ts";

let shop: BuiltShop;
beforeAll(async () => {
  shop = await openBuiltShop();
});
afterAll(() => shop?.close());

test("eight shoppers buy, sign in and reset passwords at once beside two attackers, without an error, and the books add up", async () => {
  const wanted = { count: 8, seconds: 4, seed: 1, attackers: 2 };
  const { orders, attacks, faults } = await runShoppers(shop, wanted);
  expect(faults).toEqual([]);
  expect(orders).toBeGreaterThan(4);
  expect(Object.keys(attacks)).toHaveLength(7);
});

test("three hundred hostile requests find no bug, no stored script and no slow answer", async () => {
  expect((await runRequests(shop, { count: 300, seed: 7 })).faults).toEqual([]);
});
