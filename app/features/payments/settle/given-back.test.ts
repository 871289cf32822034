import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { cancelOrder } from "#app/features/orders/cancel/cancel-order.server.ts";
import { getPaymentNotes } from "#app/features/payments/payment-notes.server.ts";
import { type PaymentShop, openPaymentShop } from "#tests/payment-shop.ts";
import { settlePayment } from "./settle-payment.server.ts";

let shop: PaymentShop;
beforeAll(async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  shop = await openPaymentShop();
});
afterAll(() => shop.close());

async function begun() {
  const [shopper, financialId] = [await shop.addCustomer(), await shop.addPack()];
  const orderId = await shop.order(shopper, financialId);
  return { shopper, orderId, ...(await shop.startOrFail(shopper, orderId)) };
}

const settle = async (paymentId: string) =>
  (await settlePayment((await shop.ask("/")).context, paymentId)).state;

const gatewayHeaders = {
  Authorization: `Basic ${btoa("sandbox-juspay-api-key:")}`,
  "x-merchantid": "kirana",
};

/** Somebody of the shop does so on the gateway's own pages. */
function refundByHand(paymentId: string, amount: string) {
  const body = new URLSearchParams({ unique_request_id: `H${paymentId}`, amount });
  return fetch(`${shop.sandbox}/orders/${paymentId}/refunds`, {
    method: "POST",
    headers: gatewayHeaders,
    body,
  });
}

async function payUnheard(link: string) {
  await shop.control({ service: "payment", webhook: "none" });
  await shop.press(link, "pay");
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 60));

test("a charge that is first heard of when all of it has gone back pays nothing", async () => {
  const { orderId, paymentId, link } = await begun();
  await payUnheard(link);
  await refundByHand(paymentId, "249.50");
  await pause();
  expect(await settle(paymentId)).not.toBe("paid");
  expect(await shop.orderRow(orderId)).toMatchObject({ paid_at: null, document_number: null });
});

test("a charge that paid and was given back by hand is seen on the order and in the day book", async () => {
  const { orderId, paymentId, link } = await begun();
  await payUnheard(link);
  expect(await settle(paymentId)).toBe("paid");
  await refundByHand(paymentId, "249.50");
  await pause();
  await Promise.all([settle(paymentId), settle(paymentId)]);
  await settle(paymentId);
  const { results } = await shop.bindings.DB.prepare(
    "SELECT kind, amount_paise FROM day_entries WHERE order_id = ?",
  )
    .bind(orderId)
    .all();
  expect(results).toContainEqual({ kind: "refund", amount_paise: 24_950 });
  expect(results).toHaveLength(2);
  const notes = await getPaymentNotes((await shop.ask("/")).context, orderId);
  expect(notes).toMatchObject({
    alerts: ["by-hand"],
    lines: [{ text: `₹249.50 of your payment (reference ${paymentId}) went back to you.` }],
    adminLines: [expect.stringContaining("₹249.50 was refunded at the gateway, not from here.")],
  });
});

test("a refund that the gateway could not make and somebody made by hand is done, and stands in the books once", async () => {
  const { shopper, orderId, paymentId, link } = await begun();
  await payUnheard(link);
  await settle(paymentId);
  const { context } = await shop.ask("/", { cookies: { session: shopper.session } });
  await cancelOrder(context, shopper.customer, { orderId, reason: "" });
  await refundByHand(paymentId, "249.50");
  await pause();
  await shop.runJob();
  const sum = shop.bindings.DB.prepare(
    "SELECT sum(amount_paise) AS paise FROM day_entries WHERE order_id = ? AND kind = 'refund'",
  );
  expect(await sum.bind(orderId).first("paise")).toBe(24_950);
  expect(await getPaymentNotes((await shop.ask("/")).context, orderId)).toMatchObject({
    alerts: [],
  });
});

test.each([
  ["is in the books covers nothing that is owed later", true],
  ["comes while the refund was to be sent lowers that", false],
])(
  "what went back by hand and %s: the customer has all of it in the end, once",
  async (_, isHeard) => {
    const { shopper, orderId, paymentId, link } = await begun();
    await payUnheard(link);
    await settle(paymentId);
    const { context } = await shop.ask("/", { cookies: { session: shopper.session } });
    const cancel = () => cancelOrder(context, shopper.customer, { orderId, reason: "" });
    if (!isHeard) await cancel();
    await refundByHand(paymentId, "150.00");
    await pause();
    const { DB } = shop.bindings;
    if (isHeard) await settle(paymentId);
    else
      await DB.prepare("UPDATE refunds SET sent_at = 1 WHERE payment_id = ?").bind(paymentId).run();
    if (isHeard) await cancel();
    for (let run = 0; run < 3; run += 1) {
      await DB.prepare("UPDATE refunds SET checked_at = 0").run();
      await shop.runJob();
      await pause();
    }
    const answer = await fetch(`${shop.sandbox}/orders/${paymentId}`, { headers: gatewayHeaders });
    expect(await answer.json()).toMatchObject({ amount_refunded: 249.5 });
    const sum = DB.prepare(
      "SELECT sum(amount_paise) AS paise FROM day_entries WHERE order_id = ? AND kind = 'refund'",
    );
    expect(await sum.bind(orderId).first("paise")).toBe(24_950);
  },
);

test("what is left of a charge goes back when a part of it was given back by hand", async () => {
  const { shopper, orderId, paymentId, link } = await begun();
  await payUnheard(link);
  await settle(paymentId);
  await refundByHand(paymentId, "100.00");
  const { context } = await shop.ask("/", { cookies: { session: shopper.session } });
  await cancelOrder(context, shopper.customer, { orderId, reason: "" });
  for (let run = 0; run < 6; run += 1) {
    shop.clock.ahead += 24 * 60 * 60_000;
    await shop.runJob();
    await pause();
  }
  expect(await getPaymentNotes((await shop.ask("/")).context, orderId)).toMatchObject({
    alerts: [],
  });
  expect(
    await shop.bindings.DB.prepare("SELECT amount_paise, status FROM refunds WHERE payment_id = ?")
      .bind(paymentId)
      .all(),
  ).toMatchObject({ results: [{ amount_paise: 14_950, status: "SUCCESS" }] });
});
