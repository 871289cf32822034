import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { SAMPLE_KEYS } from "#sandbox/config.ts";
import {
  SESSION,
  openLink,
  press,
  sandboxFor,
  send,
  shopFor,
  statusOf,
} from "#sandbox/test-calls.ts";

const PASSWORD = `Basic ${btoa(`${SAMPLE_KEYS.JUSPAY_WEBHOOK_USER}:${SAMPLE_KEYS.JUSPAY_WEBHOOK_PASS}`)}`;

test("twice sends the next payment's event two times under one id, the one after once", async () => {
  const shop = await shopFor();
  const url = await sandboxFor({ shopOrigin: shop.origin });
  await send(`${url}/control`, { service: "payment", webhook: "twice" });
  await press(await openLink(url), "pay");
  await expect.poll(() => shop.received.length).toBe(2);
  expect(new Set(shop.received.map(({ event }) => event.id)).size).toBe(1);
  await press(await openLink(url, { order_id: "KRSECOND12345" }), "pay");
  await expect.poll(() => shop.received.length).toBe(3);
  await wait(50);
  expect(shop.received).toHaveLength(3);
});

test("a late webhook of a failure comes after that of the success", async () => {
  const shop = await shopFor();
  const url = await sandboxFor({ shopOrigin: shop.origin, pace: { lateWebhookMs: 2000 } });
  await send(`${url}/control`, { service: "payment", webhook: "late" });
  const link = await openLink(url);
  await press(link, "decline");
  await press(link, "pay");
  await expect
    .poll(() => shop.received.map(({ event }) => event.event_name))
    .toEqual(["ORDER_SUCCEEDED", "ORDER_FAILED"]);
  expect(shop.received[1]?.event.content.order).toMatchObject({ status: "AUTHORIZATION_FAILED" });
});

test("none is none, and the payment is made all the same", async () => {
  const shop = await shopFor();
  const url = await sandboxFor({ shopOrigin: shop.origin });
  await send(`${url}/control`, { service: "payment", webhook: "none" });
  await press(await openLink(url), "pay");
  await wait(50);
  expect(shop.received).toHaveLength(0);
  expect(await statusOf(url)).toMatchObject({ status: "CHARGED" });
});

test("a webhook that is not answered with success is sent again, the same one", async () => {
  const shop = await shopFor([500, 503]);
  const url = await sandboxFor({
    shopOrigin: shop.origin,
    pace: { webhookRetriesMs: [10, 10, 10] },
  });
  await press(await openLink(url), "pay");
  await expect.poll(() => shop.received.length).toBe(3);
  expect(new Set(shop.received.map(({ event }) => event.id)).size).toBe(1);
});

test.each([SESSION.udf1, SESSION.order_id])(
  "a forged webhook for %s claims a success without the password",
  async (orderId) => {
    const shop = await shopFor([401]);
    const url = await sandboxFor({ shopOrigin: shop.origin });
    await openLink(url);
    const { body } = await send(`${url}/control`, {
      service: "payment",
      webhook: "forged",
      orderId,
    });
    expect(body).toEqual({ ok: true, answered: 401 });
    expect(shop.received[0]?.authorization).not.toBe(PASSWORD);
    expect(shop.received[0]?.event.content.order).toMatchObject({
      order_id: SESSION.order_id,
      status: "CHARGED",
      amount: 249.5,
    });
    expect(await statusOf(url)).toMatchObject({ status: "NEW" });
  },
);

test("a webhook can be forged for an order the gateway never saw", async () => {
  const shop = await shopFor();
  const url = await sandboxFor({ shopOrigin: shop.origin });
  await send(`${url}/control`, { service: "payment", webhook: "forged", orderId: "cash-order" });
  expect(shop.received[0]?.event.content.order).toMatchObject({
    udf1: "cash-order",
    status: "CHARGED",
  });
});

test("metadata.webhook_url takes the place of the shop's address", async () => {
  const [shop, elsewhere] = [await shopFor(), await shopFor()];
  const url = await sandboxFor({ shopOrigin: shop.origin });
  await press(await openLink(url, { "metadata.webhook_url": `${elsewhere.origin}/hook` }), "pay");
  await expect.poll(() => elsewhere.received.length).toBe(1);
  expect(shop.received).toHaveLength(0);
});
