import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type PaymentShop, openPaymentShop } from "#tests/payment-shop.ts";
import { shortenPatience } from "#tests/short-patience.ts";
import { action, loader } from "./pay-order.route.tsx";
import { startPayment } from "./start-payment.server.ts";

let shop: PaymentShop;
beforeAll(async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  shop = await openPaymentShop();
});
afterAll(async () => {
  await shop.close();
  vi.restoreAllMocks();
});

const minuteMs = 60_000;

async function unpaidOrder(pack = {}) {
  const [shopper, financialId] = [await shop.addCustomer(), await shop.addPack(pack)];
  return { shopper, financialId, orderId: await shop.order(shopper, financialId) };
}

/** The order as it stands when nobody paid in time. */
async function expiredOrder(pack = {}) {
  const made = await unpaidOrder(pack);
  const at = shop.now() - 31 * minuteMs;
  await shop.bindings.DB.prepare("UPDATE orders SET created_at = ? WHERE id = ?")
    .bind(at, made.orderId)
    .run();
  await shop.runJob();
  return made;
}

async function pay(shopper: { session: string }, orderId: string) {
  const asked = await shop.ask(`/order/${orderId}/pay`, {
    method: "POST",
    cookies: { session: shopper.session },
  });
  return action({ ...asked, params: { id: orderId } }).catch(
    (thrown: unknown) => thrown as Response,
  );
}

type Failure = {
  data: { message: string; missing: { title: string; qty: number; left: number }[] };
  init: ResponseInit;
};

test("a payment is written before the gateway is asked, and its link leads to the gateway", async () => {
  const { shopper, orderId } = await unpaidOrder();
  const started = await shop.startOrFail(shopper, orderId);
  expect(started.paymentId).toMatch(/^[A-Z0-9]{10,17}$/);
  expect(started.link.startsWith(`${shop.sandbox}/payment-page/`)).toBe(true);
  expect(await shop.paymentRows(orderId)).toMatchObject([
    { id: started.paymentId, status: "NEW", link: started.link, amount_paise: 24_950 },
  ]);
  expect(await (await fetch(started.link)).text()).toContain("₹249.50");
});

test("an unexpired link is used again, an ended one is not", async () => {
  const { shopper, orderId } = await unpaidOrder();
  const first = await shop.startOrFail(shopper, orderId);
  expect(await shop.startOrFail(shopper, orderId)).toEqual(first);
  shop.clock.ahead += 24 * minuteMs;
  const second = await shop.startOrFail(shopper, orderId);
  expect(second.paymentId).not.toBe(first.paymentId);
  expect(await shop.paymentRows(orderId)).toHaveLength(2);
});

test("ten starts at once are one payment with one link", async () => {
  const { shopper, orderId } = await unpaidOrder();
  const started = await Promise.all(
    Array.from({ length: 10 }, () => shop.startOrFail(shopper, orderId)),
  );
  expect(new Set(started.map((start) => start.link)).size).toBe(1);
  expect(await shop.paymentRows(orderId)).toHaveLength(1);
});

test("an order can be begun ten times an hour, a customer thirty times", async () => {
  const { shopper, orderId } = await unpaidOrder();
  for (let time = 0; time < 10; time += 1)
    expect((await shop.start(shopper, orderId)).ok).toBe(true);
  const answer = (await pay(shopper, orderId)) as unknown as Failure;
  expect(answer.init.status).toBe(429);
  expect(Number(new Headers(answer.init.headers).get("Retry-After"))).toBeGreaterThan(3000);
  expect(answer.data.message).toBe("Failed to initiate payment");
  const pack = await shop.addPack();
  for (let order = 0; order < 2; order += 1) {
    const next = await shop.order(shopper, pack);
    for (let time = 0; time < 10; time += 1)
      expect((await shop.start(shopper, next)).ok).toBe(true);
  }
  expect(await shop.start(shopper, await shop.order(shopper, pack))).toMatchObject({
    reason: "limited",
  });
});

test("another's order, an unknown one and nonsense are not found, and begin nothing", async () => {
  const { orderId } = await unpaidOrder();
  const stranger = await shop.addCustomer();
  for (const id of [orderId, "0000000000000000", "x", "", "' OR 1=1 --"]) {
    expect(await shop.start(stranger, id)).toEqual({ ok: false, reason: "not-found" });
    expect(((await pay(stranger, id)) as Response).status).toBe(404);
  }
  expect(await shop.paymentRows(orderId)).toEqual([]);
});

test("a visitor is led to sign in, and from there to a page with the button", async () => {
  const asked = await shop.ask("/order/0123456789abcdef/pay", { method: "POST" });
  const answer = (await action({ ...asked, params: {} }).catch(
    (thrown: unknown) => thrown as Response,
  )) as Response;
  expect(answer.headers.get("Location")).toBe("/login?redirect=%2Forder%2F0123456789abcdef%2Fpay");
  const { session } = await shop.addCustomer();
  expect(
    await loader({ ...(await shop.ask("/order/0123456789abcdef/pay", { cookies: { session } })) }),
  ).toBeNull();
});

test("the button leads to the gateway, and for a paid order to the order", async () => {
  const { shopper, orderId } = await unpaidOrder();
  const answer = (await pay(shopper, orderId)) as Response;
  expect(answer.status).toBe(303);
  const link = answer.headers.get("Location")!;
  await shop.press(link, "pay");
  await vi.waitUntil(async () => (await shop.orderRow(orderId)).paid_at !== null, {
    timeout: 30_000,
  });
  const again = (await pay(shopper, orderId)) as Response;
  expect([again.status, again.headers.get("Location")]).toEqual([303, `/order/${orderId}`]);
});

test("a cash order can be paid online too", async () => {
  const [shopper, pack] = [await shop.addCustomer(), await shop.addPack()];
  const orderId = await shop.order(shopper, pack, { paymentMethod: "Cash Or UPI" as "Online" });
  expect((await shop.start(shopper, orderId)).ok).toBe(true);
});

test.each(["fail", "drop", "nonsense"])(
  "a gateway that answers with %s keeps the order, and the next try pays it",
  async (mode) => {
    const { shopper, orderId } = await unpaidOrder();
    await shop.control({ service: "payment", mode });
    const answer = (await pay(shopper, orderId)) as unknown as Failure;
    expect([answer.init.status, answer.data.message]).toEqual([424, "Failed to initiate payment"]);
    expect(await shop.paymentRows(orderId)).toMatchObject([{ status: "FAILED", link: null }]);
    expect(((await pay(shopper, orderId)) as Response).status).toBe(303);
  },
);

test("a slow gateway is given up within ten seconds", async () => {
  const { shopper, orderId } = await unpaidOrder();
  await shop.control({ service: "payment", mode: "delay", ms: 15_000 });
  const patience = shortenPatience(7000);
  expect(await shop.start(shopper, orderId)).toEqual({ ok: false, reason: "gateway-unavailable" });
  expect(patience()).toBeLessThanOrEqual(10_000);
});

test("a shop that died while asking the gateway finds the same payment again", async () => {
  const { shopper, orderId } = await unpaidOrder();
  const { paymentId, link } = await shop.startOrFail(shopper, orderId);
  await shop.bindings.DB.prepare("UPDATE payments SET link = NULL WHERE id = ?")
    .bind(paymentId)
    .run();
  expect(await shop.startOrFail(shopper, orderId)).toEqual({ ok: true, paymentId, link });
});

test("an order that gave its stock back takes it again when a payment is begun", async () => {
  const { shopper, financialId, orderId } = await expiredOrder({ countInStock: 5 });
  expect(await shop.stockOf(financialId)).toBe(5);
  await shop.startOrFail(shopper, orderId);
  expect(await shop.stockOf(financialId)).toBe(4);
  await shop.startOrFail(shopper, orderId);
  await shop.runJob();
  expect(await shop.stockOf(financialId)).toBe(4);
});

test("an order whose stock is gone says what is missing and begins nothing", async () => {
  const { shopper, financialId, orderId } = await expiredOrder({
    countInStock: 1,
    quantity: 5,
    units: "kg",
  });
  await shop.order(await shop.addCustomer(), financialId);
  const answer = (await pay(shopper, orderId)) as unknown as Failure;
  expect(answer.init.status).toBe(409);
  expect(answer.data.missing).toEqual([
    { title: expect.stringMatching(/Aashirvaad Atta \d+, 5 kg/), qty: 1, left: 0 },
  ]);
  expect(await shop.paymentRows(orderId)).toEqual([]);
});

test("an order whose pack was deleted says so", async () => {
  const { shopper, financialId, orderId } = await expiredOrder();
  await shop.bindings.DB.prepare("DELETE FROM financials WHERE id = ?").bind(financialId).run();
  expect(await shop.start(shopper, orderId)).toMatchObject({
    reason: "stock-gone",
    missing: [{ left: 0 }],
  });
});

test("no payment begins while online payment is off", async () => {
  const { shopper, orderId } = await unpaidOrder();
  const { context } = await shop.ask("/", { cookies: { session: shopper.session } });
  const off = { ...context, config: { ...context.config, ONLINE_PAYMENT: "off" as const } };
  expect(
    await startPayment(off, shopper.customer, { orderId, shopUrl: "http://localhost" }),
  ).toEqual({ ok: false, reason: "gateway-unavailable" });
});
