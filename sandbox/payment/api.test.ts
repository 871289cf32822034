import { expect, test } from "vitest";
import { SAMPLE_KEYS } from "#sandbox/config.ts";
import {
  HEADERS,
  SESSION,
  openLink,
  press,
  sandboxFor,
  send,
  shopFor,
  statusOf,
  type Json,
} from "#sandbox/test-calls.ts";

test("a session answers a link, and the order's status is NEW under its id in any case", async () => {
  const url = await sandboxFor();
  const { http, body } = await send(`${url}/session`, SESSION);
  expect(http).toBe(200);
  expect(body).toMatchObject({ status: "NEW", order_id: SESSION.order_id });
  expect((body.payment_links as { web: string }).web).toMatch(`${url}/payment-page/order/ordeh_`);
  expect(await statusOf(url, SESSION.order_id.toLowerCase())).toMatchObject({
    status: "NEW",
    status_id: 10,
    amount: 249.5,
    udf1: "shop-order-1",
  });
});

test("the key is taken with and without its colon, and nothing else is", async () => {
  const url = await sandboxFor();
  const answer = async (changes: Record<string, string>) =>
    (await send(`${url}/session`, SESSION, { ...HEADERS, ...changes })).http;
  expect(await answer({ Authorization: `Basic ${btoa(SAMPLE_KEYS.JUSPAY_API_KEY)}` })).toBe(200);
  expect(await answer({ Authorization: `Basic ${btoa("wrong:")}` })).toBe(401);
  expect(await answer({ "x-merchantid": SAMPLE_KEYS.JUSPAY_MERCHANT_ID.toUpperCase() })).toBe(403);
  expect(await answer({ "x-merchantid": "" })).toBe(403);
  expect(await answer({ version: "latest" })).toBe(400);
});

test.each([
  { amount: "100.1532" },
  { amount: "0" },
  { amount: "-1" },
  { amount: undefined },
  { order_id: "KR-12345678901234567890" },
  { order_id: "KR 1" },
  { payment_page_client_id: "somebody" },
  { action: "refund" },
  { currency: "USD" },
  { return_url: "/payment/return" },
  { return_url: "https://shop.example/payment/return?order=1" },
  { return_url: "https://203.0.113.7/payment/return" },
  { "metadata.expiryInMins": "soon" },
  { udf1: "a&b" },
  { basket: '[{"id":"a","quantity":2,"unitPrice":100}]' },
])("a session with %o is refused, naming the field", async (change) => {
  const url = await sandboxFor();
  const { http, body } = await send(`${url}/session`, { ...SESSION, ...change });
  expect(http).toBe(400);
  expect(body).toMatchObject({ status: "error", error_code: "INVALID_REQUEST" });
  expect((body.error_info as { fields: Json[] }).fields[0]?.field_name).toBe(
    Object.keys(change)[0],
  );
});

test("an order id may be repeated with its amount, and never with another", async () => {
  const url = await sandboxFor();
  const link = await openLink(url);
  expect(await openLink(url, { order_id: SESSION.order_id.toLowerCase() })).toBe(link);
  expect((await send(`${url}/session`, { ...SESSION, amount: "249.51" })).http).toBe(400);
  await press(link, "pay");
  expect((await send(`${url}/session`, SESSION)).http).toBe(400);
});

test("an unknown order is NOT_FOUND", async () => {
  const url = await sandboxFor();
  expect(await statusOf(url, "KRNOBODY1234")).toMatchObject({ status: "NOT_FOUND", status_id: 40 });
});

test("a refund is pending, then done and announced, and its repeat refunds nothing more", async () => {
  const shop = await shopFor();
  const url = await sandboxFor({ shopOrigin: shop.origin, pace: { refundMs: 20 } });
  await press(await openLink(url), "pay");
  const refund = (body: Json) => send(`${url}/orders/${SESSION.order_id}/refunds`, body);

  const first = await refund({ unique_request_id: "RF1", amount: "100.00" });
  expect(first.body).toMatchObject({
    status: "CHARGED",
    amount_refunded: 0,
    refunds: [{ status: "PENDING", amount: 100 }],
  });
  expect((await refund({ unique_request_id: "RF1", amount: "100.00" })).body.refunds).toHaveLength(
    1,
  );
  expect((await refund({ unique_request_id: "RF1", amount: "99.00" })).http).toBe(400);
  expect((await refund({ unique_request_id: "RF2", amount: "149.51" })).http).toBe(400);
  await expect.poll(() => shop.received.at(-1)?.event.event_name).toBe("ORDER_REFUNDED");
  expect(await statusOf(url)).toMatchObject({ refunded: false, amount_refunded: 100 });

  const form = new URLSearchParams({ order_id: SESSION.order_id, unique_request_id: "RF3" });
  const headers = { ...HEADERS, "Content-Type": "application/x-www-form-urlencoded" };
  expect((await fetch(`${url}/refunds`, { method: "POST", headers, body: form })).status).toBe(200);
  await expect
    .poll(() => statusOf(url))
    .toMatchObject({ status: "CHARGED", refunded: true, amount_refunded: 249.5 });
});

test("only a charged order is refunded", async () => {
  const url = await sandboxFor();
  await openLink(url);
  expect(
    (await send(`${url}/orders/${SESSION.order_id}/refunds`, { unique_request_id: "RF1" })).http,
  ).toBe(400);
});
