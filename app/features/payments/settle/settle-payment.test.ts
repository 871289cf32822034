import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { entriesOf } from "#tests/log-entries.ts";
import { type PaymentShop, openPaymentShop } from "#tests/payment-shop.ts";
import { shortenPatience } from "#tests/short-patience.ts";
import { getPaymentNotes } from "#app/features/payments/payment-notes.server.ts";
import { settlePayment } from "./settle-payment.server.ts";

let shop: PaymentShop;
beforeAll(async () => {
  shop = await openPaymentShop();
});
afterAll(() => shop.close());

const minuteMs = 60_000;

function quietLog() {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  return log;
}

/** An order with a payment begun; no webhook tells of what happens to it. */
async function begun(pack = {}) {
  const [shopper, financialId] = [await shop.addCustomer(), await shop.addPack(pack)];
  const orderId = await shop.order(shopper, financialId);
  return { shopper, financialId, orderId, ...(await shop.startOrFail(shopper, orderId)) };
}

async function pressUnheard(link: string, button: "pay" | "decline" | "cancel" | "pending") {
  await shop.control({ service: "payment", webhook: button === "pending" ? "twice" : "none" });
  await shop.press(link, button);
  await shop.control({ reset: true });
}

async function settle(paymentId: string) {
  const { context } = await shop.ask("/");
  return (await settlePayment(context, paymentId)).state;
}

async function notes(orderId: string) {
  const { context } = await shop.ask("/");
  return getPaymentNotes(context, orderId);
}

test("a confirmed payment pays the order once, with number and reference, however often it is asked about", async () => {
  const { orderId, paymentId, link, financialId } = await begun();
  expect(await settle(paymentId)).toBe("unpaid");
  await pressUnheard(link, "pay");
  expect(new Set(await Promise.all(Array.from({ length: 8 }, () => settle(paymentId))))).toEqual(
    new Set(["paid"]),
  );
  const order = await shop.orderRow(orderId);
  expect(order.document_number).toMatch(/^KS\/\d\d-\d\d\/\d{7}$/);
  expect(order.document_number!.length).toBeLessThanOrEqual(16);
  expect(order.payment_reference).toBe(paymentId);
  expect(await settle(paymentId)).toBe("paid");
  expect(await shop.orderRow(orderId)).toEqual(order);
  expect(await shop.stockOf(financialId)).toBe(99);
  expect(await notes(orderId)).toEqual({ lines: [], alerts: [], adminLines: [] });
});

test("pending, declined, cancelled and then paid ends paid", async () => {
  const { orderId, paymentId, link } = await begun();
  await pressUnheard(link, "pending");
  expect(await settle(paymentId)).toBe("pending");
  expect((await shop.paymentRows(orderId))[0]!.status).toBe("PENDING");
  for (const button of ["decline", "cancel"] as const) {
    await pressUnheard(link, button);
    expect(await settle(paymentId)).toBe("unpaid");
  }
  await pressUnheard(link, "pay");
  expect(await settle(paymentId)).toBe("paid");
});

test("paid never becomes failed, whatever the gateway says later", async () => {
  const { orderId, paymentId, link } = await begun();
  await pressUnheard(link, "pay");
  await settle(paymentId);
  const before = [await shop.orderRow(orderId), (await shop.paymentRows(orderId))[0]!.status];
  quietLog();
  for (const status of ["AUTHORIZATION_FAILED", "NEW", "AUTO_REFUNDED", "PENDING_VBV"]) {
    expect(await withAnswer(paymentId, { status, amount: 249.5 })).toBe("paid");
  }
  expect([await shop.orderRow(orderId), (await shop.paymentRows(orderId))[0]!.status]).toEqual(
    before,
  );
});

/** Settles with a gateway that answers what it is told. */
async function withAnswer(paymentId: string, answer: object) {
  const real = globalThis.fetch;
  globalThis.fetch = async () => Response.json({ order_id: paymentId, ...answer });
  try {
    return await settle(paymentId);
  } finally {
    globalThis.fetch = real;
  }
}

test.each<[string, object]>([
  ["less", { amount: 249.49 }],
  ["more", { amount: "249.51" }],
  ["none", { amount: null }],
  ["another currency", { amount: 249.5, currency: "USD" }],
])("a charge of %s than asked is never paid and raises an alarm", async (_, answer) => {
  const { orderId, paymentId } = await begun();
  const log = quietLog();
  expect(await withAnswer(paymentId, { status: "CHARGED", ...answer })).toBe("unpaid");
  expect((await shop.orderRow(orderId)).paid_at).toBeNull();
  expect(entriesOf(log)[0]).toMatchObject({
    event: "alarm-payment-amount",
    paymentId,
    askedPaise: 24_950,
  });
  expect(await notes(orderId)).toMatchObject({
    alerts: ["wrong-amount"],
    lines: [{ text: expect.stringContaining("₹249.50") }],
  });
  expect(await withAnswer(paymentId, { status: "CHARGED", amount: 249.5, currency: "INR" })).toBe(
    "paid",
  );
  expect(await notes(orderId)).toMatchObject({ alerts: [] });
});

test("a wrong amount that was given back at the gateway is over", async () => {
  const { orderId, paymentId } = await begun();
  quietLog();
  await withAnswer(paymentId, { status: "CHARGED", amount: 200 });
  await withAnswer(paymentId, { status: "CHARGED", amount: 200, amount_refunded: 100 });
  expect(await notes(orderId)).toMatchObject({ alerts: ["wrong-amount"] });
  expect(
    await withAnswer(paymentId, { status: "CHARGED", amount: 200, amount_refunded: 200 }),
  ).toBe("unpaid");
  expect(await notes(orderId)).toMatchObject({ alerts: [], lines: [] });
});

test("a gateway that can't be asked changes nothing, and what is known stays known", async () => {
  const { orderId, paymentId, link } = await begun();
  quietLog();
  for (const mode of ["fail", "drop", "nonsense"]) {
    await shop.control({ service: "payment", mode });
    expect(await settle(paymentId)).toBe("unavailable");
  }
  expect((await shop.paymentRows(orderId))[0]!.status).toBe("NEW");
  await pressUnheard(link, "pay");
  await settle(paymentId);
  await shop.control({ service: "payment", mode: "fail" });
  expect(await settle(paymentId)).toBe("paid");
  expect(await settle("KRUNKNOWN0000")).toBe("unknown");
});

test("a slow gateway is given up in time for the page after it", async () => {
  const { paymentId } = await begun();
  quietLog();
  await shop.control({ service: "payment", mode: "delay", ms: 9_000 });
  const patience = shortenPatience(4000);
  expect(await settle(paymentId)).toBe("unavailable");
  expect(patience()).toBeLessThan(5000);
});

test("two charges for one order: one pays, the other is refunded once", async () => {
  const { shopper, orderId, link, paymentId } = await begun();
  await shop.bindings.DB.prepare("UPDATE payments SET link_expires_at = ? WHERE id = ?")
    .bind(shop.now(), paymentId)
    .run();
  const second = await shop.startOrFail(shopper, orderId);
  expect(second.paymentId).not.toBe(paymentId);
  await pressUnheard(link, "pay");
  await pressUnheard(second.link, "pay");
  const states = await Promise.all(
    [paymentId, second.paymentId, paymentId, second.paymentId].map(settle),
  );
  expect(states.filter((state) => state === "paid")).toHaveLength(2);
  expect(states.filter((state) => state === "refunding")).toHaveLength(2);
  expect(await notes(orderId)).toMatchObject({
    alerts: ["refund-due"],
    lines: [{ text: expect.stringContaining("₹249.50") }],
  });
  const paid = await shop.orderRow(orderId);
  await Promise.all([shop.runJob(), shop.runJob()]);
  await vi.waitUntil(async () => (await notes(orderId)).alerts.length === 0, { timeout: 30_000 });
  expect((await notes(orderId)).lines).toMatchObject([
    { text: expect.stringMatching(/was refunded\.$/), refund: "done" },
  ]);
  const refunded = (await shop.paymentRows(orderId)).find((row) => row.refund_status)!;
  expect(refunded.id).not.toBe(paid.payment_reference);
  const status = await gatewayStatus(refunded.id);
  expect(status).toMatchObject({
    amount_refunded: 249.5,
    refunds: [{ unique_request_id: refunded.refund_request_id }],
  });
  expect(status.refunds).toHaveLength(1);
  expect(await shop.orderRow(orderId)).toEqual(paid);
});

async function gatewayStatus(paymentId: string) {
  const headers = {
    Authorization: `Basic ${btoa("sandbox-juspay-api-key:")}`,
    "x-merchantid": "kirana",
  };
  return (await (await fetch(`${shop.sandbox}/orders/${paymentId}`, { headers })).json()) as {
    refunds: object[];
  };
}

async function expire(orderId: string) {
  await shop.bindings.DB.prepare("UPDATE orders SET created_at = created_at - ? WHERE id = ?")
    .bind(31 * minuteMs, orderId)
    .run();
  await shop.bindings.DB.prepare(
    "UPDATE payments SET link_expires_at = link_expires_at - ? WHERE order_id = ?",
  )
    .bind(31 * minuteMs, orderId)
    .run();
  await shop.runJob();
}

test("a payment that comes after the stock went back takes it again", async () => {
  const { orderId, paymentId, link, financialId } = await begun({ countInStock: 3 });
  await expire(orderId);
  expect(await shop.stockOf(financialId)).toBe(3);
  await pressUnheard(link, "pay");
  expect(await settle(paymentId)).toBe("paid");
  expect(await shop.stockOf(financialId)).toBe(2);
  expect(await shop.orderRow(orderId)).toMatchObject({
    stock_returned_at: null,
    payment_reference: paymentId,
  });
});

test("a payment that comes when the stock is gone is refunded, also when the stock is back by then", async () => {
  const { orderId, paymentId, link, financialId } = await begun({ countInStock: 1 });
  await expire(orderId);
  await shop.order(await shop.addCustomer(), financialId);
  await pressUnheard(link, "pay");
  expect(await settle(paymentId)).toBe("refunding");
  await shop.bindings.DB.prepare("UPDATE financials SET count_in_stock = 9 WHERE id = ?")
    .bind(financialId)
    .run();
  expect(await settle(paymentId)).toBe("refunding");
  expect(await shop.orderRow(orderId)).toMatchObject({ paid_at: null, document_number: null });
  expect(await shop.stockOf(financialId)).toBe(9);
  await shop.runJob();
  await vi.waitUntil(async () => (await notes(orderId)).alerts.length === 0, { timeout: 30_000 });
  expect((await shop.paymentRows(orderId))[0]).toMatchObject({
    status: "CHARGED",
    refund_status: "SUCCESS",
  });
});

test("a payment that comes when another used its offer since is refunded; while nobody did, what was promised pays it", async () => {
  await shop.bindings.DB.prepare(
    "INSERT INTO offers (id, created_at, kind, amount_paise, times) VALUES ('0123456711', 1, 'cart', 5000, 1)",
  ).run();
  const { orderId, paymentId, link, financialId } = await begun({ countInStock: 9 });
  await expire(orderId);
  const other = await shop.order(await shop.addCustomer(), financialId, {
    paymentMethod: "Cash Or UPI",
  });
  expect(await shop.orderRow(other)).toMatchObject({ total_paise: 19_950 });
  await pressUnheard(link, "pay");
  expect(await settle(paymentId)).toBe("refunding");
  expect(await shop.orderRow(orderId)).toMatchObject({ paid_at: null });
  expect(await shop.stockOf(financialId)).toBe(8);
  await shop.bindings.DB.prepare("UPDATE offers SET times = 2").run();
  const late = await begun({ countInStock: 9 });
  await expire(late.orderId);
  await shop.bindings.DB.prepare("UPDATE offers SET is_active = 0").run();
  await pressUnheard(late.link, "pay");
  expect(await settle(late.paymentId)).toBe("paid");
  expect(await shop.orderRow(late.orderId)).toMatchObject({ charged_paise: 19_950 });
});

test("a refund stays due while the gateway fails or refuses it, and counts when made by hand", async () => {
  const { orderId, paymentId, link } = await begun();
  await shop.bindings.DB.prepare(
    "UPDATE orders SET paid_at = 1, charged_paise = total_paise WHERE id = ?",
  )
    .bind(orderId)
    .run();
  await pressUnheard(link, "pay");
  const log = quietLog();
  expect(await settle(paymentId)).toBe("refunding");
  await shop.control({ service: "payment", mode: "fail", count: 2 });
  await shop.runJob();
  await shop.control({ reset: true });
  expect(await notes(orderId)).toMatchObject({ alerts: ["refund-due"] });
  const refused = [{ unique_request_id: `R${paymentId}`, status: "FAILURE", amount: 249.5 }];
  await withAnswer(paymentId, { status: "CHARGED", amount: 249.5, refunds: refused });
  await withAnswer(paymentId, { status: "CHARGED", amount: 249.5, refunds: refused });
  expect(entriesOf(log).filter(({ event }) => event === "refund-needs-help")).toHaveLength(1);
  expect(await notes(orderId)).toMatchObject({ alerts: ["refund-due"] });
  await withAnswer(paymentId, { status: "CHARGED", amount: 249.5, amount_refunded: "249.50" });
  expect(await notes(orderId)).toMatchObject({ alerts: [] });
});

test("numbers of a financial year begin at one and follow each other without a gap", async () => {
  const year = async () =>
    (
      await shop.bindings.DB.prepare(
        "SELECT financial_year, count(*) AS last_number FROM document_numbers GROUP BY 1",
      ).all()
    ).results;
  const before = await year();
  const orders = await Promise.all([begun(), begun(), begun()]);
  for (const { link } of orders) await pressUnheard(link, "pay");
  shop.clock.ahead = Date.UTC(2031, 2, 31, 18, 29) - Date.now();
  await settle(orders[0].paymentId);
  shop.clock.ahead += 2 * minuteMs;
  await Promise.all(orders.slice(1).map(({ paymentId }) => settle(paymentId)));
  shop.clock.ahead = 0;
  const numbers = await Promise.all(
    orders.map(async ({ orderId }) => (await shop.orderRow(orderId)).document_number),
  );
  expect(numbers[0]).toBe("KS/30-31/0000001");
  expect(numbers.slice(1).sort()).toEqual(["KS/31-32/0000001", "KS/31-32/0000002"]);
  expect(await year()).toEqual([
    ...before,
    { financial_year: "30-31", last_number: 1 },
    { financial_year: "31-32", last_number: 2 },
  ]);
});
