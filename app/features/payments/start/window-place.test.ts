import { afterAll, beforeAll, expect, test } from "vitest";
import { placeOrder } from "#app/features/checkout/order/place-order.server.ts";
import { newId } from "#app/values/identifier.ts";
import { type PaymentShop, openPaymentShop } from "#tests/payment-shop.ts";

let shop: PaymentShop;
beforeAll(async () => {
  shop = await openPaymentShop();
});
afterAll(() => shop.close());

const minuteMs = 60_000;
async function addWindow(): Promise<string> {
  const slotId = newId();
  await shop.bindings.DB.prepare(
    "INSERT INTO delivery_slots VALUES (?, NULL, '2030-11-25', 1921840200000, 1921847400000, 1921833000000, 1, 0, 1000, 0)",
  )
    .bind(slotId)
    .run();
  return slotId;
}
const taken = (slotId: string) =>
  shop.bindings.DB.prepare("SELECT taken FROM delivery_slots WHERE id = ?")
    .bind(slotId)
    .first<number>("taken");
const promised = (orderId: string) =>
  shop.bindings.DB.prepare(
    "SELECT slot_id, slot_from, slot_fee_paise, shipping_paise, total_paise FROM orders WHERE id = ?",
  )
    .bind(orderId)
    .first();

async function orderOnline(slotId: string): Promise<{ shopper: Shopper; orderId: string }> {
  const shopper = await shop.addCustomer();
  const { context } = await shop.ask("/payment", { cookies: { session: shopper.session } });
  const placed = await placeOrder(context, shopper.customer, {
    entries: [{ financialId: await shop.addPack(), qty: 1, seenPaise: 24_950 }],
    orderKey: newId(),
    paymentMethod: "Online",
    address: { street: "1 Main Road", city: "Bengaluru", postalCode: "560001" },
    slotId,
    seenShippingPaise: 1000,
  });
  if (!placed.ok) throw new Error(placed.reason);
  return { shopper, orderId: placed.orderId };
}
type Shopper = Awaited<ReturnType<PaymentShop["addCustomer"]>>;

async function expire() {
  shop.clock.ahead += 31 * minuteMs;
  await shop.runJob();
}

test("an order that expires gives its place back, and takes it again when it is paid late", async () => {
  const slotId = await addWindow();
  const { shopper, orderId } = await orderOnline(slotId);
  expect(await taken(slotId)).toBe(1);
  await expire();
  await shop.runJob();
  expect(await taken(slotId)).toBe(0);
  await shop.startOrFail(shopper, orderId);
  expect(await taken(slotId)).toBe(1);
  expect(await promised(orderId)).toMatchObject({ slot_id: slotId, total_paise: 25_950 });
});

test("paid late, when the window is full, it comes as soon as possible and costs no window", async () => {
  const slotId = await addWindow();
  const { shopper, orderId } = await orderOnline(slotId);
  await expire();
  await orderOnline(slotId);
  await shop.startOrFail(shopper, orderId);
  expect(await taken(slotId)).toBe(1);
  expect(await promised(orderId)).toEqual({
    slot_id: null,
    slot_from: null,
    slot_fee_paise: 0,
    shipping_paise: 0,
    total_paise: 24_950,
  });
  expect(await shop.paymentRows(orderId)).toMatchObject([{ amount_paise: 24_950 }]);
});
