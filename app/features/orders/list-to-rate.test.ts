import { afterAll, beforeAll, expect, test } from "vitest";
import { type PaymentShop, openPaymentShop } from "#tests/payment-shop.ts";
import { listToRate } from "./list-to-rate.server.ts";
import { settleOrder } from "./settle/settle-order.server.ts";

let shop: PaymentShop;
beforeAll(async () => {
  shop = await openPaymentShop();
});
afterAll(() => shop.close());

test("of an order that came its customer rates what was ordered and what was sent instead, and sees the stars given", async () => {
  const shopper = await shop.addCustomer();
  const [ordered, sent] = [
    await shop.addPack({ countInStock: 5 }),
    await shop.addPack({ countInStock: 5 }),
  ];
  const orderId = await shop.order(shopper, ordered, { qty: 2, paymentMethod: "Cash Or UPI" });
  const { context } = await shop.ask("/", { cookies: { session: shopper.session } });
  const line = { financialId: ordered, packed: 1, swap: { financialId: sent, qty: 1 } };
  expect(await settleOrder(context, orderId, [line])).toMatchObject({ ok: true });
  expect(await listToRate(context, orderId)).toEqual({});
  const { DB } = shop.bindings;
  await DB.prepare(
    "UPDATE orders SET packed_at = 2, dispatched_at = 3, delivered_at = 4 WHERE id = ?",
  )
    .bind(orderId)
    .run();
  const stars = async () =>
    Object.entries(await listToRate(context, orderId)).map(([id, its]) => [id, its.stars]);
  expect(Object.fromEntries(await stars())).toEqual({ [ordered]: null, [sent]: null });
  await DB.prepare(
    `INSERT INTO reviews (id, product_id, user_id, name, rating, comment, created_at)
    SELECT 'r', product_id, ?, 'Ravi', 4, 'Good', 1 FROM cards JOIN financials ON detail_id = cards.id WHERE financials.id = ?`,
  )
    .bind(shopper.id, sent)
    .run();
  expect(Object.fromEntries(await stars())).toEqual({ [ordered]: null, [sent]: 4 });
  const stranger = await shop.addCustomer();
  const { context: other } = await shop.ask("/", { cookies: { session: stranger.session } });
  expect(await listToRate(other, orderId)).toEqual({});
});
