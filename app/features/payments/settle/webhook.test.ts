import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type PaymentShop, openPaymentShop } from "#tests/payment-shop.ts";
import { answerWebhook } from "./answer-webhook.server.ts";

let shop: PaymentShop;
const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
beforeAll(async () => {
  shop = await openPaymentShop();
});
beforeEach(() => void log.mockClear());
afterAll(async () => {
  await shop.close();
  log.mockRestore();
});

const password = "sandbox-webhook-password";
const basic = (text: string) => `Basic ${btoa(text)}`;

async function post(body: BodyInit, authorization = basic(`juspay:${password}`), headers = {}) {
  const asked = await shop.ask("/payment/webhook", {
    method: "POST",
    body,
    headers: { Authorization: authorization, ...headers },
    duplex: "half",
  } as RequestInit);
  return answerWebhook({ ...asked, params: {} });
}

function event(paymentId: string, id: string = crypto.randomUUID(), name = "ORDER_SUCCEEDED") {
  return JSON.stringify({
    id: `evt_${id}`,
    event_name: name,
    date_created: "",
    content: { order: { order_id: paymentId, status: "CHARGED", amount: 249.5 } },
  });
}

async function begun() {
  const [shopper, pack] = [await shop.addCustomer(), await shop.addPack()];
  const orderId = await shop.order(shopper, pack);
  return { shopper, orderId, ...(await shop.startOrFail(shopper, orderId)) };
}

const countEvents = () =>
  shop.bindings.DB.prepare("SELECT count(*) AS n FROM webhook_events").first<number>("n");

test("200 webhooks for 20 orders, shuffled and repeated, twenty at once, leave 20 paid orders with consecutive numbers", async () => {
  const orders = [];
  for (let count = 0; count < 20; count += 1) orders.push(await begun());
  for (const { link } of orders) {
    await shop.control({ service: "payment", webhook: "none" });
    await shop.press(link, "pay");
  }
  const bodies = orders.flatMap(({ paymentId }) =>
    Array.from({ length: 5 }, (_, id) => event(paymentId, `${paymentId}${id}`)),
  );
  const shuffled = [...bodies, ...bodies]
    .map((body) => ({ body, at: Math.random() }))
    .sort((one, other) => one.at - other.at);
  expect(shuffled).toHaveLength(200);
  for (let sent = 0; sent < shuffled.length; sent += 20) {
    const atOnce = shuffled.slice(sent, sent + 20);
    const answers = await Promise.all(atOnce.map(({ body }) => post(body)));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
  }
  // What a busy gateway did not answer in time, the job asks about.
  await shop.runJob();
  const rows = await Promise.all(orders.map(({ orderId }) => shop.orderRow(orderId)));
  const numbers = rows
    .map((row) => Number(row.document_number?.slice(-7)))
    .sort((one, other) => one - other);
  expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  expect(rows.map((row) => row.payment_reference).sort()).toEqual(
    orders.map((order) => order.paymentId).sort(),
  );
  expect(await countEvents()).toBe(100);
  expect(
    await shop.bindings.DB.prepare(
      "SELECT count(*) AS n FROM payments WHERE refund_status IS NOT NULL",
    ).first("n"),
  ).toBe(0);
});

test("once, twice and late, the gateway's own webhook pays the order", async () => {
  for (const webhook of ["once", "twice", "late"]) {
    const { orderId, link } = await begun();
    if (webhook !== "once") await shop.control({ service: "payment", webhook });
    await shop.press(link, "pay");
    await vi.waitUntil(async () => (await shop.orderRow(orderId)).paid_at !== null, {
      timeout: 30_000,
    });
  }
  expect(new Set(shop.answers)).toEqual(new Set([200]));
});

test("a forged webhook is refused, and even with the right password only the gateway's word counts", async () => {
  const { orderId, paymentId } = await begun();
  const forged = (await (
    await shop.control({ service: "payment", webhook: "forged", orderId })
  ).json()) as { answered: number };
  expect(forged.answered).toBe(401);
  const before = await countEvents();
  for (const wrong of [
    "",
    "Basic",
    basic("juspay:"),
    basic(`Juspay:${password}`),
    basic(`juspay:${password} `),
    `Bearer ${password}`,
    `Basic ${"x".repeat(5000)}`,
  ]) {
    expect((await post(event(paymentId), wrong)).status, wrong).toBe(401);
  }
  expect(await countEvents()).toBe(before);
  expect((await post(event(paymentId))).status).toBe(200);
  expect((await shop.orderRow(orderId)).paid_at).toBeNull();
});

test("a failure told after the success changes nothing", async () => {
  const { orderId, paymentId, link } = await begun();
  await shop.press(link, "pay");
  await vi.waitUntil(async () => (await shop.orderRow(orderId)).paid_at !== null, {
    timeout: 30_000,
  });
  const paid = await shop.orderRow(orderId);
  expect((await post(event(paymentId, "late", "ORDER_FAILED"))).status).toBe(200);
  expect(await shop.orderRow(orderId)).toEqual(paid);
});

test("an event whose work could not be done is taken, and the scheduled job does it", async () => {
  const { orderId, paymentId, link } = await begun();
  await shop.control({ service: "payment", webhook: "none" });
  await shop.press(link, "pay");
  await shop.control({ service: "payment", mode: "drop" });
  expect((await post(event(paymentId))).status).toBe(200);
  expect(await shop.orderRow(orderId)).toMatchObject({ paid_at: null });
  expect((await shop.paymentRows(orderId))[0]).toMatchObject({ status: "PENDING", checked_at: 0 });
  await shop.runJob();
  expect((await shop.orderRow(orderId)).paid_at).not.toBeNull();
});

test("events about nobody's payment, or no payment, are taken and forgotten", async () => {
  for (const body of [
    event("KRNOBODY00000"),
    event("' OR 1=1 --"),
    JSON.stringify({ id: "evt_x", event_name: "MANDATE_CREATED", content: {} }),
    JSON.stringify({ id: 7, event_name: "TXN_CREATED" }),
  ]) {
    expect((await post(body)).status, body).toBe(200);
  }
});

test("nonsense is refused and never breaks anything", async () => {
  const nonsense = [
    "",
    "{",
    "[]",
    "null",
    "42",
    '"text"',
    "{}",
    '{"id":null,"event_name":"x"}',
    '{"id":"","event_name":"x"}',
    '{"id":{},"event_name":[]}',
    "\u0000",
    "<xml/>",
  ];
  for (const body of nonsense) expect((await post(body)).status, body).toBe(400);
  expect((await post(new Uint8Array([255, 254, 0, 1]))).status).toBe(400);
  expect(
    (
      await post(
        '{"id":"\\ud800","event_name":"\\udfff","content":{"order":{"order_id":"\\ud800"}}}',
      )
    ).status,
  ).toBeLessThan(500);
});

test("a body of a megabyte is not read, with or without its length told", async () => {
  const huge = "x".repeat(1024 * 1024);
  expect((await post(huge)).status).toBe(413);
  expect((await post(huge, undefined, { "Content-Length": String(huge.length) })).status).toBe(413);
  expect((await post(new Blob([huge]).stream())).status).toBe(413);
  const opened = await answerWebhook({ ...(await shop.ask("/payment/webhook")), params: {} });
  expect(opened.status).toBe(405);
});

test("nothing that is logged holds a phone, a password or a key", async () => {
  const { shopper, orderId, paymentId } = await begun();
  await shop.control({ service: "payment", mode: "fail", count: 2 });
  await post(event(paymentId));
  await shop.start(shopper, await shop.order(shopper, await shop.addPack()));
  await shop.control({ reset: true });
  await post(event(paymentId), "Basic wrong");
  await shop.runJob();
  const text = JSON.stringify(log.mock.calls);
  expect(log).toHaveBeenCalled();
  for (const secret of [
    shopper.phone,
    shopper.session,
    password,
    "sandbox-juspay-api-key",
    "5A2C9B7E41D04F6C8E13B7A9D2F05C64",
    orderId,
  ])
    expect(text).not.toContain(secret);
});
