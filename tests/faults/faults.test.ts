import { expect, test } from "vitest";
import { openBuiltShop } from "#tests/built/built-shop.ts";
import { openKillableShop } from "#tests/built/killable-shop.ts";
import { failAround } from "./gateways.ts";
import { killUnderLoad } from "./kills.ts";
import { refundThroughKills } from "./refunds.ts";
import { refuseCalls } from "./refuse-calls.ts";
import { faultsOf } from "./row.ts";

test("a shop killed while six shoppers order has every answered order once and whole", async () => {
  const shop = await openKillableShop();
  const { faults, orders } = await killUnderLoad(shop, { times: 1, seed: 3 });
  await shop.close();
  expect(faults).toEqual([]);
  expect(orders).toBeGreaterThan(2);
});

test("a refund for what was not packed goes back once, though the shop is killed before and while it is asked for and the gateway refuses", async () => {
  const shop = await openKillableShop();
  const rows = await refundThroughKills(shop).finally(shop.close);
  expect(faultsOf(rows)).toEqual([]);
  expect(rows).toHaveLength(3);
});

test("gateways that talk nonsense, lie or are gone, a dead room and missing pictures lose nothing", async () => {
  const shop = await openBuiltShop();
  const rows = await failAround(shop, { modes: ["nonsense", "gone"] });
  await shop.close();
  expect(faultsOf(rows)).toEqual([]);
  expect(rows).toHaveLength(11);
});

test("a database that refuses one call in ten, before or after the work, loses no order and doubles none", async () => {
  const row = await refuseCalls(2);
  expect(row).toMatchObject({ lost: "nothing" });
});
