import { afterAll, beforeAll, expect, test } from "vitest";
import { type PaymentShop, openPaymentShop } from "#tests/payment-shop.ts";
import { linePictures } from "./line-pictures.server.ts";
import { settleOrder } from "./settle/settle-order.server.ts";
import { loader as openOrder } from "./order.route.tsx";

let shop: PaymentShop;
beforeAll(async () => {
  shop = await openPaymentShop();
});
afterAll(() => shop.close());

test("an order's page shows each line's picture, of the goods as the shop shows them now", async () => {
  const shopper = await shop.addCustomer();
  const financialId = await shop.addPack({ countInStock: 5 });
  const orderId = await shop.order(shopper, financialId, { qty: 1 });
  const asked = await shop.ask(`/order/${orderId}`, { cookies: { session: shopper.session } });
  const shown = async () =>
    (await openOrder({ ...asked, params: { id: orderId } } as never)) as { pictures: object };
  expect((await shown()).pictures).toEqual({ [financialId]: "" });
  await shop.bindings.DB.prepare("UPDATE cards SET image = '/images/salt'").run();
  expect((await shown()).pictures).toEqual({ [financialId]: "/images/salt" });
  await shop.bindings.DB.prepare("DELETE FROM cards").run();
  expect(await linePictures(asked.context, orderId)).toEqual({});
});

test("it shows the picture of what was sent in another's place, too", async () => {
  const shopper = await shop.addCustomer();
  const [ordered, sent] = [
    await shop.addPack({ countInStock: 5 }),
    await shop.addPack({ countInStock: 5 }),
  ];
  const orderId = await shop.order(shopper, ordered, { qty: 1, paymentMethod: "Cash Or UPI" });
  const { context } = await shop.ask("/");
  const line = { financialId: ordered, packed: 0, swap: { financialId: sent, qty: 1 } };
  expect(await settleOrder(context, orderId, [line])).toMatchObject({ ok: true });
  expect(Object.keys(await linePictures(context, orderId))).toContain(sent);
});
