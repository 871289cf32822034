// What was sent in the payment gateway's name, and what became of the order: it stays unpaid.
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Visitor, hiddenFields } from "#scripts/bench/reads/visitor.ts";
import { type BuiltShop, customer, openBuiltShop } from "#tests/built/built-shop.ts";
import { send, signedIn } from "./attacker.ts";

let shop: BuiltShop;
let buyer: Visitor;
beforeAll(async () => {
  shop = await openBuiltShop();
  buyer = await signedIn(shop.url, customer);
});
afterAll(() => shop?.close());

async function ask<Row>(sql: string, ...bound: string[]): Promise<Row | null> {
  const { DB } = await shop.bindings();
  return DB.prepare(sql)
    .bind(...bound)
    .first<Row>();
}

/** An order at the gateway's page, whose buttons tell nobody but the browser. */
async function begin() {
  const buyer = await signedIn(shop.url, customer);
  const pack = await ask<{ id: string }>(
    "SELECT id FROM financials WHERE count_in_stock > 20 ORDER BY seq LIMIT 1",
  );
  await buyer.ask("/cart/add", { financialId: pack!.id, qty: "1" });
  const form = hiddenFields((await buyer.ask("/payment")).html, "/payment");
  const { location } = await buyer.ask("/payment", { ...form, paymentMethod: "Online" });
  const payment = await ask<{ id: string; orderId: string }>(
    "SELECT id, order_id AS orderId FROM payments ORDER BY rowid DESC LIMIT 1",
  );
  const press = async (button: "pay" | "decline") => {
    await shop.control({ service: "payment", webhook: "none" });
    const pressed = await fetch(`${location}/${button}`, { method: "POST", redirect: "manual" });
    return new URL(pressed.headers.get("Location")!);
  };
  return { ...payment!, press };
}

const isPaid = async (orderId: string) =>
  (await ask<{ at: number | null }>("SELECT paid_at AS at FROM orders WHERE id = ?", orderId))
    ?.at !== null;

async function comeBack(url: URL): Promise<string | undefined> {
  const { html } = await buyer.ask(url.pathname + url.search);
  return /url=([^"]+)"/.exec(html)?.[1];
}

const changed = (url: URL, fields: Record<string, string>) => {
  const copy = new URL(url);
  for (const [name, value] of Object.entries(fields)) copy.searchParams.set(name, value);
  return copy;
};

test("a forged return, and another order's true one, pay nothing", async () => {
  const [paid, wanted] = [await begin(), await begin()];
  const [true_, declined] = [await paid.press("pay"), await wanted.press("decline")];
  const unsigned = new URL(declined);
  unsigned.searchParams.delete("signature");
  for (const forged of [
    changed(declined, { status: "CHARGED" }),
    changed(declined, { status: "CHARGED", signature: true_.searchParams.get("signature")! }),
    changed(declined, { status: "CHARGED", signature: "" }),
    changed(declined, { status: "CHARGED", signature_algorithm: "none" }),
    changed(unsigned, { status: "CHARGED" }),
    changed(true_, { order_id: wanted.id }),
    new URL(`${shop.url}/payment/return?order_id=${wanted.id}&status=CHARGED`),
  ])
    expect([forged.search, await comeBack(forged)]).toEqual([forged.search, "/payment/failure"]);
  await buyer.ask(`/payment/success?orderId=${wanted.orderId}`);
  expect(await isPaid(wanted.orderId)).toBe(false);
  expect(await comeBack(true_)).toBe(`/payment/success?orderId=${paid.orderId}`);
  expect([await isPaid(paid.orderId), await isPaid(wanted.orderId)]).toEqual([true, false]);
});

test("a true return that comes many times pays once, and in another's browser shows nothing", async () => {
  const { orderId, id, press } = await begin();
  const back = await press("pay");
  await Promise.all(Array.from({ length: 8 }, () => comeBack(back)));
  const row = () =>
    ask(
      `SELECT paid_at, payment_reference, (SELECT count(*) FROM document_numbers n WHERE n.order_id = o.id) AS numbers,
       (SELECT group_concat(refund_status) FROM payments p WHERE p.order_id = o.id) AS refunds FROM orders o WHERE id = ?`,
      orderId,
    );
  const once = await row();
  expect(once).toMatchObject({ payment_reference: id, numbers: 1, refunds: null });
  await comeBack(back);
  expect(await row()).toEqual(once);
  const other = await signedIn(shop.url, { phone: "9000000003", password: customer.password });
  await other.ask(back.pathname + back.search);
  expect((await other.ask(`/order/${orderId}`)).status).toBe(404);
  expect((await other.ask(`/payment/success?orderId=${orderId}`)).location).toBe("/cart");
});

test("a return that comes after the order was cancelled pays it no more: the charge goes back", async () => {
  const { orderId, press } = await begin();
  const back = await press("pay");
  const cancelled = await buyer.ask(`/order/${orderId}/cancel`, {});
  expect(cancelled.status).toBe(303);
  await comeBack(back);
  await shop.runScheduled();
  const row = () =>
    ask(
      "SELECT o.cancelled_at IS NOT NULL AS isCancelled, p.charged_at IS NOT NULL AS isCharged, p.refund_status AS refund FROM orders o JOIN payments p ON p.order_id = o.id WHERE o.id = ?",
      orderId,
    );
  // The shop's own minute may be at it as well.
  await expect
    .poll(row)
    .toEqual({ isCancelled: 1, isCharged: 1, refund: expect.stringMatching(/PENDING|SUCCESS/) });
});

test("an event without the gateway's password changes nothing, and one with it is only a reason to ask", async () => {
  const { orderId, id } = await begin();
  const body = JSON.stringify({
    id: "evt_forged",
    event_name: "ORDER_SUCCEEDED",
    content: { order: { order_id: id, status: "CHARGED", amount: 1 } },
  });
  const { JUSPAY_WEBHOOK_USER: user, JUSPAY_WEBHOOK_PASS: pass } = await shop.bindings();
  const basic = (text: string) => ({ Authorization: `Basic ${btoa(text)}` });
  const strangers: Record<string, string>[] = [
    {},
    basic(`${user}:`),
    basic(`${user}:${pass}x`),
    basic(`:${pass}`),
    { Authorization: `Bearer ${pass}` },
    { Cookie: buyer.cookie() },
  ];
  for (const headers of strangers)
    expect((await send(`${shop.url}/payment/webhook`, { headers, body })).status).toBe(401);
  const known = await send(`${shop.url}/payment/webhook`, {
    headers: basic(`${user}:${pass}`),
    body,
  });
  expect(known.status).toBe(200);
  expect(await isPaid(orderId)).toBe(false);
});
