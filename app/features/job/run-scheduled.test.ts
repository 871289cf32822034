import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { entriesOf } from "#tests/log-entries.ts";
import { type PaymentShop, openPaymentShop } from "#tests/payment-shop.ts";
import { runScheduled } from "./run-scheduled.server.ts";

let shop: PaymentShop;
beforeEach(async () => {
  shop = await openPaymentShop();
});
afterEach(() => shop.close());

const minuteMs = 60_000;

async function pass(minutes: number) {
  shop.clock.ahead += minutes * minuteMs;
  await Promise.all([shop.runJob(), shop.runJob()]);
}

async function ordered(pack = {}) {
  const [shopper, financialId] = [
    await shop.addCustomer(),
    await shop.addPack({ countInStock: 10, ...pack }),
  ];
  return { shopper, financialId, orderId: await shop.order(shopper, financialId, { qty: 3 }) };
}

test("an unpaid Online order gives its stock back after thirty minutes, once, with two runs at once", async () => {
  const { financialId, orderId } = await ordered();
  await pass(29);
  expect(await shop.stockOf(financialId)).toBe(7);
  await pass(2);
  expect(await shop.stockOf(financialId)).toBe(10);
  expect((await shop.orderRow(orderId)).stock_returned_at).not.toBeNull();
  await pass(60);
  expect(await shop.stockOf(financialId)).toBe(10);
});

test("many orders of one pack give back what each took", async () => {
  const { shopper, financialId } = await ordered({ countInStock: 100 });
  for (let count = 0; count < 5; count += 1) await shop.order(shopper, financialId, { qty: 2 });
  expect(await shop.stockOf(financialId)).toBe(87);
  await pass(31);
  expect(await shop.stockOf(financialId)).toBe(100);
});

test("a cash order, a paid one and one whose pack was deleted give nothing back", async () => {
  const cash = await ordered();
  await shop.bindings.DB.prepare("UPDATE orders SET payment_method = 'Cash Or UPI' WHERE id = ?")
    .bind(cash.orderId)
    .run();
  const paid = await ordered();
  await shop.press((await shop.startOrFail(paid.shopper, paid.orderId)).link, "pay");
  const gone = await ordered();
  await shop.bindings.DB.prepare("DELETE FROM financials WHERE id = ?")
    .bind(gone.financialId)
    .run();
  await vi.waitUntil(async () => (await shop.orderRow(paid.orderId)).paid_at !== null, {
    timeout: 30_000,
  });
  await pass(31);
  expect([await shop.stockOf(cash.financialId), await shop.stockOf(paid.financialId)]).toEqual([
    7, 7,
  ]);
  expect((await shop.orderRow(gone.orderId)).stock_returned_at).not.toBeNull();
});

test("a link that still lives keeps the stock, and begun again after that takes it again and gives it back again", async () => {
  const { shopper, orderId, financialId } = await ordered();
  shop.clock.ahead += 20 * minuteMs;
  await shop.startOrFail(shopper, orderId);
  await pass(20);
  expect(await shop.stockOf(financialId)).toBe(7);
  await pass(10);
  expect(await shop.stockOf(financialId)).toBe(10);
  await shop.startOrFail(shopper, orderId);
  await pass(10);
  expect(await shop.stockOf(financialId)).toBe(7);
  await pass(20);
  expect(await shop.stockOf(financialId)).toBe(10);
});

test("a start that the gateway refused keeps the stock no longer", async () => {
  const quiet = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { shopper, orderId, financialId } = await ordered();
  shop.clock.ahead += 20 * minuteMs;
  await shop.control({ service: "payment", mode: "fail" });
  await shop.start(shopper, orderId);
  await pass(11);
  expect(await shop.stockOf(financialId)).toBe(10);
  quiet.mockRestore();
});

test("a payment nobody told of is found, before its order would give anything back", async () => {
  const { shopper, orderId, financialId } = await ordered();
  const { link } = await shop.startOrFail(shopper, orderId);
  await shop.control({ service: "payment", webhook: "none" });
  await shop.press(link, "pay");
  await pass(31);
  expect((await shop.orderRow(orderId)).paid_at).not.toBeNull();
  expect(await shop.stockOf(financialId)).toBe(7);
});

test("an order is asked about after its link has ended before it gives anything back", async () => {
  const { shopper, orderId, financialId } = await ordered();
  const { link } = await shop.startOrFail(shopper, orderId);
  await pass(24);
  await shop.control({ service: "payment", webhook: "none" });
  await shop.press(link, "pay");
  await pass(7);
  expect((await shop.orderRow(orderId)).paid_at).not.toBeNull();
  expect(await shop.stockOf(financialId)).toBe(7);
});

test("a run asks about a bounded number, each payment by one of two runs, and old ones more seldom", async () => {
  const asked: string[] = [];
  const real = globalThis.fetch;
  vi.spyOn(globalThis, "fetch").mockImplementation((url, init) => {
    if (String(url).includes("/orders/")) asked.push(String(url));
    return real(url, init);
  });
  const shoppers = await Promise.all([shop.addCustomer(), shop.addCustomer()]);
  const pack = await shop.addPack();
  for (let count = 0; count < 25; count += 1) {
    const shopper = shoppers[count % 2]!;
    await shop.startOrFail(shopper, await shop.order(shopper, pack));
  }
  const asksAfter = async (minutes: number) => {
    asked.length = 0;
    await pass(minutes);
    return asked.length;
  };
  expect(await asksAfter(0)).toBe(0);
  expect(await asksAfter(2)).toBe(25);
  expect(new Set(asked).size).toBe(25);
  expect(await asksAfter(20)).toBe(25);
  expect(await asksAfter(2)).toBe(0);
  expect(await asksAfter(2)).toBe(25);
  expect(await asksAfter(4)).toBe(0);
  expect(await asksAfter(60 * 48)).toBe(25);
  expect(await asksAfter(60 * 48)).toBe(0);
  expect(
    await shop.bindings.DB.prepare("SELECT DISTINCT status FROM payments").all(),
  ).toMatchObject({ results: [{ status: "FAILED" }] });
  vi.restoreAllMocks();
});

test("a payment the bank never decides raises an alarm after a week and is over", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { shopper, orderId } = await ordered();
  const { link } = await shop.startOrFail(shopper, orderId);
  await shop.press(link, "pending");
  for (const days of [1, 2, 3]) {
    await pass(days * 24 * 60);
    expect((await shop.paymentRows(orderId))[0]!.status).toBe("PENDING");
  }
  await pass(3 * 24 * 60);
  expect((await shop.paymentRows(orderId))[0]!.status).toBe("FAILED");
  expect(entriesOf(log)).toContainEqual(
    expect.objectContaining({ event: "alarm-payment-undecided", paymentId: expect.any(String) }),
  );
  log.mockRestore();
});

test("a refund that fails is asked for again after an hour, under a new id each time and five times at most", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { shopper, orderId } = await ordered();
  const { paymentId } = await shop.startOrFail(shopper, orderId);
  await shop.bindings.DB.prepare(
    "UPDATE payments SET status = 'CHARGED', refund_request_id = 'R' || id, refund_status = 'DUE', checked_at = 0 WHERE id = ?",
  )
    .bind(paymentId)
    .run();
  const refunds: object[] = [];
  let refunded = 0;
  const gateway = vi.spyOn(globalThis, "fetch").mockImplementation(async (_, init) => {
    const requestId = new URLSearchParams(String(init?.body ?? "")).get("unique_request_id");
    if (requestId) refunds.push({ unique_request_id: requestId, status: "FAILURE" });
    return Response.json({
      order_id: paymentId,
      status: "CHARGED",
      amount: 748.5,
      amount_refunded: refunded,
      refunds,
    });
  });
  const triesAfter = async (minutes: number) => {
    await pass(minutes);
    return refunds.length;
  };
  expect([await triesAfter(0), await triesAfter(2), await triesAfter(50)]).toEqual([1, 1, 1]);
  for (const [tries, minutes] of [
    [2, 120],
    [3, 120],
    [4, 180],
    [5, 240],
  ] as const)
    expect(await triesAfter(minutes)).toBe(tries);
  expect(await triesAfter(60 * 24)).toBe(5);
  expect(refunds).toEqual(
    ["", "2", "3", "4", "5"].map((n) => ({
      unique_request_id: `R${paymentId}${n}`,
      status: "FAILURE",
    })),
  );
  expect(entriesOf(log).filter(({ event }) => event === "refund-needs-help")).toHaveLength(5);
  refunded = 748.5;
  await pass(60 * 24);
  expect((await shop.paymentRows(orderId))[0]).toMatchObject({ refund_status: "SUCCESS" });
  gateway.mockRestore();
  log.mockRestore();
});

test("what is dead is purged, what lives stays", async () => {
  const d1 = shop.bindings.DB;
  const { id } = await shop.addCustomer();
  const now = shop.now();
  await d1.batch(
    [-1, 60_000].flatMap((ms) => [
      d1
        .prepare(
          "INSERT INTO one_time_codes (id, phone, purpose, code_hash, created_at, expires_at) VALUES (?, '9', 'reset', '', 0, ?)",
        )
        .bind(`c${ms}`, now + ms),
      d1
        .prepare(
          "INSERT INTO phone_grants (token_hash, phone, purpose, expires_at) VALUES (?, '9', 'reset', ?)",
        )
        .bind(`g${ms}`, now + ms),
      d1
        .prepare(
          "INSERT INTO sessions (token_hash, user_id, created_at, expires_at) VALUES (?, ?, 0, ?)",
        )
        .bind(`s${ms}`, id, now + ms),
      d1
        .prepare("INSERT INTO attempts (kind, subject, at) VALUES ('x', 'y', ?)")
        .bind(now + (ms < 0 ? -25 * 60 * minuteMs : 0)),
    ]),
  );
  await pass(0);
  const left = async (table: string, where = "1") =>
    d1.prepare(`SELECT count(*) AS n FROM ${table} WHERE ${where}`).first("n");
  expect([
    await left("one_time_codes"),
    await left("phone_grants"),
    await left("attempts"),
    await left("sessions", "created_at = 0"),
  ]).toEqual([1, 1, 1, 1]);
});

test("a step that breaks is reported without its values and keeps no other from running", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { financialId } = await ordered();
  shop.clock.ahead += 31 * minuteMs;
  const { context } = await shop.ask("/");
  const broken = {
    ...context,
    db: new Proxy(context.db, {
      get(db, name) {
        if (name === "update") {
          Object.defineProperty(broken, "db", { value: context.db });
          throw new Error("secret 9876543210");
        }
        return Reflect.get(db, name);
      },
    }),
  };
  await runScheduled(broken);
  expect(entriesOf(log)).toEqual([
    expect.objectContaining({
      event: "scheduled-step-failed",
      step: "reconcilePayments",
      error: "secret (number)",
    }),
  ]);
  expect(await shop.stockOf(financialId)).toBe(10);
  log.mockRestore();
});

test("the job's questions use their indexes", async () => {
  const plan = async (sql: string) =>
    JSON.stringify((await shop.bindings.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`).all()).results);
  const due =
    "(checked_at <= 5 - max(60000, (5 - created_at) / 4) OR checked_at = 0) ORDER BY checked_at LIMIT 20";
  expect(
    await plan(`SELECT id FROM payments WHERE status in ('NEW', 'PENDING') AND ${due}`),
  ).toContain("payments_pending");
  expect(
    await plan(`SELECT id FROM payments WHERE refund_status <> 'SUCCESS' AND ${due}`),
  ).toContain("payments_refund_due");
  expect(
    await plan(
      "SELECT id FROM orders WHERE payment_method = 'Online' and paid_at is null and stock_returned_at is null AND created_at <= 5",
    ),
  ).toContain("orders_unpaid_online");
});
