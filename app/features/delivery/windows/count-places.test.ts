import { afterAll, beforeAll, expect, test } from "vitest";
import { placeOrder } from "#app/features/checkout/order/place-order.server.ts";
import { cancelOrder } from "#app/features/orders/cancel/cancel-order.server.ts";
import { settleOrder } from "#app/features/orders/settle/settle-order.server.ts";
import { newId } from "#app/values/identifier.ts";
import { type PaymentShop, openPaymentShop } from "#tests/payment-shop.ts";

let shop: PaymentShop;
let owner: Shopper;
let slotId: string;
beforeAll(async () => {
  shop = await openPaymentShop();
  owner = await shop.addCustomer({ isAdmin: true });
  slotId = newId();
  await shop.bindings.DB.prepare(
    "INSERT INTO delivery_slots VALUES (?, NULL, '2030-11-25', 1921840200000, 1921847400000, 1921833000000, 2, 0, 0, 0)",
  )
    .bind(slotId)
    .run();
});
afterAll(() => shop.close());

type Shopper = Awaited<ReturnType<PaymentShop["addCustomer"]>>;
const as = async ({ session }: Shopper) => (await shop.ask("/", { cookies: { session } })).context;
const taken = () => shop.bindings.DB.prepare("SELECT taken FROM delivery_slots").first("taken");

async function order() {
  const shopper = await shop.addCustomer();
  const financialId = await shop.addPack();
  const outcome = await placeOrder(await as(shopper), shopper.customer, {
    entries: [{ financialId, qty: 1, seenPaise: 24_950 }],
    ...{ orderKey: newId(), paymentMethod: "Cash Or UPI", slotId },
    address: { street: "1 Main Road", city: "Bengaluru", postalCode: "560001" },
  });
  return { shopper, financialId, outcome, orderId: outcome.ok ? outcome.orderId : "" };
}

test("an order takes a place, a third finds none, and each that is cancelled gives one back, once", async () => {
  const [first, second] = [await order(), await order()];
  expect(await taken()).toBe(2);
  expect((await order()).outcome).toMatchObject({ ok: false, reason: "not-delivered" });
  const cancel = async ({ shopper, orderId }: typeof first) =>
    cancelOrder(await as(shopper), shopper.customer, { orderId, reason: "" });
  await Promise.all([cancel(first), cancel(first)]);
  expect(await taken()).toBe(1);
  const third = await order();
  expect([third.outcome.ok, await taken()]).toEqual([true, 2]);
  for (const one of [second, third]) await cancel(one);
  expect(await taken()).toBe(0);
});

test("an order of which nothing could be packed gives its place back", async () => {
  const { orderId, financialId } = await order();
  expect(await taken()).toBe(1);
  const settled = await settleOrder(await as(owner), orderId, [{ financialId, packed: 0 }]);
  expect([settled, await taken()]).toEqual([{ ok: true }, 0]);
});
