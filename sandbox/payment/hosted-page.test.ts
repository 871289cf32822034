import { expect, test } from "vitest";
import { SAMPLE_KEYS } from "#sandbox/config.ts";
import { SESSION, openLink, press, sandboxFor, shopFor, statusOf } from "#sandbox/test-calls.ts";
import { sign } from "./signature.ts";

test("the page shows the amount and a form for each way to end, without scripts", async () => {
  const url = await sandboxFor();
  const link = await openLink(url, { description: "<b>12 things</b>" });
  const text = await (await fetch(link)).text();
  expect(text).toContain("₹249.50");
  expect(text).toContain("&lt;b&gt;12 things");
  expect([...text.matchAll(/<button[^>]*>([^<]+)</g)].map(([, label]) => label)).toEqual([
    "Pay",
    "Decline",
    "Cancel",
    "Leave pending",
  ]);
  expect(text).not.toContain("<script");
});

test.each([
  ["pay", "CHARGED", "21", "ORDER_SUCCEEDED"],
  ["decline", "AUTHORIZATION_FAILED", "27", "ORDER_FAILED"],
  ["cancel", "AUTHENTICATION_FAILED", "26", "ORDER_FAILED"],
] as const)(
  "%s ends as %s, with a signed redirect and a webhook",
  async (button, status, statusId, eventName) => {
    const shop = await shopFor();
    const url = await sandboxFor({ shopOrigin: shop.origin });
    const response = await press(await openLink(url), button);
    expect(response.status).toBe(303);

    const { searchParams, origin, pathname } = new URL(response.headers.get("location") ?? "");
    expect(origin + pathname).toBe(SESSION.return_url);
    const { signature = "", ...parameters } = Object.fromEntries(searchParams);
    expect(parameters).toEqual({
      order_id: SESSION.order_id,
      status,
      status_id: statusId,
      signature_algorithm: "HMAC-SHA256",
    });
    expect(decodeURIComponent(signature)).toBe(sign(parameters, SAMPLE_KEYS.JUSPAY_RESPONSE_KEY));

    await expect.poll(() => shop.received.length).toBe(1);
    const { authorization, event } = shop.received[0]!;
    expect(authorization).toBe(
      `Basic ${btoa(`${SAMPLE_KEYS.JUSPAY_WEBHOOK_USER}:${SAMPLE_KEYS.JUSPAY_WEBHOOK_PASS}`)}`,
    );
    expect(event.id).toMatch(/^evt_/);
    expect(event.event_name).toBe(eventName);
    expect(event.content.order).toMatchObject({
      order_id: SESSION.order_id,
      status,
      udf1: SESSION.udf1,
    });
    expect(await statusOf(url)).toMatchObject({ status });
  },
);

test("a pending payment says nothing to the shop until the bank has answered", async () => {
  const shop = await shopFor();
  const url = await sandboxFor({ shopOrigin: shop.origin });
  const link = await openLink(url);
  const response = await press(link, "pending");
  expect(response.headers.get("location")).toContain("status=PENDING_VBV&status_id=23");
  expect(await statusOf(url)).toMatchObject({
    status: "PENDING_VBV",
    txn_id: `kirana-${SESSION.order_id}-1`,
  });
  expect(shop.received).toHaveLength(0);
  await press(link, "pay");
  expect(await statusOf(url)).toMatchObject({
    status: "CHARGED",
    txn_id: `kirana-${SESSION.order_id}-1`,
  });
  await expect.poll(() => shop.received.length).toBe(1);
});

test("a failed payment can be tried again, a charged one never fails", async () => {
  const url = await sandboxFor();
  const link = await openLink(url);
  await press(link, "decline");
  await press(link, "pay");
  const again = await press(link, "decline");
  expect(again.headers.get("location")).toContain("status=CHARGED");
  expect(await statusOf(url)).toMatchObject({
    status: "CHARGED",
    txn_id: `kirana-${SESSION.order_id}-2`,
  });
});

test("an expired link takes no payment, but a pending one can still be settled", async () => {
  let now = Date.now();
  const url = await sandboxFor({ now: () => now });
  const pending = await openLink(url, { order_id: "KRPENDING1234", "metadata.expiryInMins": "25" });
  await press(pending, "pending");
  const link = await openLink(url, { "metadata.expiryInMins": "25" });
  now += 25 * 60_000;
  expect((await fetch(link)).status).toBe(410);
  expect((await press(link, "pay")).status).toBe(410);
  expect(await statusOf(url)).toMatchObject({ status: "NEW" });
  await press(pending, "pay");
  expect(await statusOf(url, "KRPENDING1234")).toMatchObject({ status: "CHARGED" });
});

test("a session without a currency opens, and can't be charged", async () => {
  const url = await sandboxFor();
  await press(await openLink(url, { currency: undefined }), "pay");
  expect(await statusOf(url)).toMatchObject({ status: "JUSPAY_DECLINED" });
});

test("an unknown link is not found", async () => {
  const url = await sandboxFor();
  expect((await fetch(`${url}/payment-page/order/ordeh_0`)).status).toBe(404);
  expect((await fetch(`${url}/payment-page/order/ordeh_0/pay`, { method: "POST" })).status).toBe(
    404,
  );
});
