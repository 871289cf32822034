import { afterAll, beforeAll, expect, test } from "vitest";
import { cancelOrder } from "#app/features/orders/cancel/cancel-order.server.ts";
import { recordCash } from "#app/features/orders/progress/record-cash.server.ts";
import { getVisitor } from "#app/features/session/visitor.server.ts";
import { type BillingShop, openBillingShop, wholeBasket } from "#tests/billing-shop.ts";
import { listUnusedNumbers } from "./unused-numbers.server.ts";

let shop: BillingShop;
beforeAll(async () => {
  shop = await openBillingShop();
  await shop.setTax("regular");
});
afterAll(() => shop.close());

test("a number has no bill until its order is sent out, and never one where that is cancelled", async () => {
  const paidAt = "2026-10-31T10:00:00+05:30";
  const { id } = await shop.addOrder({ goods: wholeBasket });
  await recordCash(await shop.asAdmin(paidAt), id);
  const list = async (from: number) =>
    listUnusedNumbers(await shop.asAdmin(), { from, before: null });
  const kept = { number: "KS/26-27/0000001", orderId: id, allottedAt: Date.parse(paidAt) };
  expect(await list(0)).toMatchObject([{ ...kept, endedAt: null, payablePaise: 92_955 }]);
  expect(await list(Date.parse(paidAt) + 1)).toEqual([]);
  const later = await shop.asAdmin("2026-10-31T11:00:00+05:30");
  await cancelOrder(later, (await getVisitor(later))!, { orderId: id, reason: "" });
  expect(await list(0)).toMatchObject([{ ...kept, endedAt: later.now }]);
});
