import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { RouterProvider, createMemoryRouter } from "react-router-dom";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { placeOrder } from "#app/features/checkout/order/place-order.server.ts";
import { cancelOrder } from "#app/features/orders/cancel/cancel-order.server.ts";
import { getOrder } from "#app/features/orders/get-order.server.ts";
import { listOrders } from "#app/features/orders/list-orders.server.ts";
import { packOrder } from "#app/features/orders/progress/advance-order.server.ts";
import { undoStep } from "#app/features/orders/progress/undo-step.server.ts";
import { newId } from "#app/values/identifier.ts";
import { type PaymentShop, openPaymentShop } from "#tests/payment-shop.ts";
import { settleOrder } from "./settle-order.server.ts";
import { foundFirst } from "./settle-form.ts";
import type { SettledLine } from "./settle.schema.ts";
import SettleOrder, { action as settlePage, loader as openPage } from "./settle.route.tsx";

let shop: PaymentShop;
let admin: Awaited<ReturnType<PaymentShop["addCustomer"]>>;
beforeAll(async () => {
  shop = await openPaymentShop();
  admin = await shop.addCustomer({ isAdmin: true });
});
afterAll(() => shop.close());

type Person = typeof admin;
const as = async ({ session }: Person) => (await shop.ask("/", { cookies: { session } })).context;
const seen = async (id: string) => (await getOrder(await as(admin), id))!;
const settle = async (id: string, lines: SettledLine[]) => settleOrder(await as(admin), id, lines);

/** Atta 268.40 × 1, soap 35.20 × 4, cola 40.00 × 2: together 489.20. */
async function placed(paymentMethod: "Online" | "Cash Or UPI" = "Cash Or UPI") {
  const shopper = await shop.addCustomer();
  const add = (pricePaise: number) => shop.addPack({ pricePaise, countInStock: 10 });
  const [atta, soap, cola] = [await add(26_840), await add(3_520), await add(4_000)];
  const placing = await placeOrder(await as(shopper), shopper.customer, {
    entries: [
      { financialId: atta, qty: 1, seenPaise: 26_840 },
      { financialId: soap, qty: 4, seenPaise: 3_520 },
      { financialId: cola, qty: 2, seenPaise: 4_000 },
    ],
    orderKey: newId(),
    paymentMethod,
    address: { street: "1 Main Road", city: "Bengaluru", postalCode: "560001" },
  });
  if (!placing.ok) throw new Error(placing.reason);
  return { shopper, orderId: placing.orderId, atta, soap, cola };
}

async function paidOnline() {
  const order = await placed("Online");
  const { link } = await shop.startOrFail(order.shopper, order.orderId);
  await shop.press(link, "pay");
  await vi.waitUntil(async () => (await seen(order.orderId)).paidAt !== null, { timeout: 30_000 });
  return order;
}

test("a line that is short lowers what is paid, and changes neither what was ordered nor the stock", async () => {
  const { orderId, cola, atta } = await placed();
  const ordered = await seen(orderId);
  expect(await settle(orderId, [{ financialId: cola, packed: 0 }])).toEqual({ ok: true });
  const order = await seen(orderId);
  expect(order).toMatchObject({
    lines: ordered.lines,
    totalPaise: 48_920,
    payablePaise: 40_920,
    refunds: [],
    acceptedAt: expect.any(Number),
    packedAt: expect.any(Number),
  });
  expect(order.changes).toMatchObject([
    {
      lines: [
        { financialId: atta, ordered: 1, packed: 1, amountPaise: 26_840, swap: null },
        { packed: 4, amountPaise: 14_080 },
        { financialId: cola, ordered: 2, packed: 0, amountPaise: 0 },
      ],
    },
  ]);
  expect(await shop.stockOf(cola)).toBe(8);
  expect(await settle(orderId, [{ financialId: cola, packed: 0 }])).toEqual({ ok: true });
  expect(await packOrder(await as(admin), orderId)).toMatchObject({ ok: true });
  expect(await settle(orderId, [{ financialId: cola, packed: 1 }])).toMatchObject({ status: 409 });
  expect(await settle(orderId, [])).toMatchObject({ status: 409 });
  expect(await seen(orderId)).toEqual(order);
});

test("the list of orders says what is to be paid, and still knows what was ordered", async () => {
  const { orderId, cola } = await placed();
  const listed = async () =>
    (await listOrders(await as(admin), 1)).orders.find(({ id }) => id === orderId);
  expect(await listed()).toMatchObject({ totalPaise: 48_920, payablePaise: 48_920 });
  await settle(orderId, [{ financialId: cola, packed: 0 }]);
  expect(await listed()).toMatchObject({ totalPaise: 48_920, payablePaise: 40_920 });
});

test("a swap is charged at most what it replaces, and leaves its own shelf", async () => {
  const [dear, cheap] = [
    await shop.addPack({ pricePaise: 29_000, countInStock: 3 }),
    await shop.addPack({ pricePaise: 24_000, countInStock: 3 }),
  ];
  const swapped = async (swap: string) => {
    const { orderId, atta } = await placed();
    expect(
      await settle(orderId, [
        { financialId: atta, packed: 0, swap: { financialId: swap, qty: 1 } },
      ]),
    ).toEqual({ ok: true });
    return seen(orderId);
  };
  const dearer = await swapped(dear);
  expect(dearer.payablePaise).toBe(48_920);
  expect(dearer.changes[0]?.lines[0]?.swap).toMatchObject({
    qty: 1,
    pricePaise: 29_000,
    amountPaise: 26_840,
  });
  expect((await swapped(cheap)).payablePaise).toBe(48_920 - 2_840);
  expect([await shop.stockOf(dear), await shop.stockOf(cheap)]).toEqual([2, 2]);
});

test("paid online, the difference goes back in part, once, also when the job runs five times and the gateway fails first", async () => {
  const { orderId, cola } = await paidOnline();
  await settle(orderId, [{ financialId: cola, packed: 0 }]);
  expect((await seen(orderId)).refunds).toMatchObject([{ amountPaise: 8_000, status: "due" }]);
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await shop.control({ service: "payment", mode: "fail", count: 1 });
  await shop.runJob();
  await shop.control({ reset: true });
  log.mockRestore();
  for (let run = 0; run < 5; run += 1) {
    shop.clock.ahead += 3 * 60_000;
    await shop.runJob();
  }
  expect((await seen(orderId)).refunds).toMatchObject([{ amountPaise: 8_000, status: "done" }]);
  const [payment] = await shop.paymentRows(orderId);
  const answer = await fetch(`${shop.sandbox}/orders/${payment!.id}`, {
    headers: {
      Authorization: `Basic ${btoa("sandbox-juspay-api-key:")}`,
      "x-merchantid": "kirana",
    },
  });
  expect(await answer.json()).toMatchObject({
    amount_refunded: 80,
    refunds: [{ unique_request_id: expect.stringMatching(/^P[0-9A-Z]{15}$/), amount: 80 }],
  });
  expect(await undoStep(await as(admin), orderId)).toMatchObject({ status: 409 });
});

test("cancelled after a part went back, the rest goes back: together never more than was charged", async () => {
  const { orderId, cola, atta } = await paidOnline();
  await settle(orderId, [{ financialId: cola, packed: 1 }]);
  await Promise.all(
    Array.from({ length: 5 }, async () =>
      cancelOrder(await as(admin), admin.customer, { orderId, reason: "" }),
    ),
  );
  const amounts = (await seen(orderId)).refunds.map(({ amountPaise }) => amountPaise);
  expect(amounts.sort()).toEqual([4_000, 44_920].sort());
  expect([await shop.stockOf(atta), await shop.stockOf(cola)]).toEqual([10, 9]);
});

test("a counted shelf is free of what other unpacked orders hold, and taking the packing back restores stock, price and refund", async () => {
  const { orderId, cola, atta } = await paidOnline();
  const other = await shop.order(await shop.addCustomer(), cola, {
    qty: 3,
    paymentMethod: "Cash Or UPI" as never,
  });
  const swap = await shop.addPack({ pricePaise: 1_000, countInStock: 5 });
  expect(await shop.stockOf(cola)).toBe(5);
  await settle(orderId, [
    { financialId: cola, packed: 0, shelf: 4 },
    { financialId: atta, packed: 0, swap: { financialId: swap, qty: 2 } },
  ]);
  expect([await shop.stockOf(cola), await shop.stockOf(swap)]).toEqual([1, 3]);
  expect(await undoStep(await as(admin), orderId, "pack")).toEqual({ ok: true });
  const undone = await seen(orderId);
  expect(undone).toMatchObject({ packedAt: null, payablePaise: 48_920, refunds: [] });
  expect(undone.changes.map(({ kind }) => kind)).toEqual(["settled", "undone"]);
  expect([await shop.stockOf(cola), await shop.stockOf(swap)]).toEqual([5, 5]);
  expect(await settle(orderId, [{ financialId: cola, packed: 1 }])).toEqual({ ok: true });
  expect(await seen(orderId)).toMatchObject({
    payablePaise: 44_920,
    refunds: [{ amountPaise: 4_000 }],
  });
  expect((await seen(other)).packedAt).toBeNull();
});

test("nothing packed at all is a cancelled order, whose charge goes back whole", async () => {
  const { orderId, cola, soap, atta } = await paidOnline();
  const lines = [cola, soap, atta].map((financialId) => ({ financialId, packed: 0 }));
  expect(await settle(orderId, lines)).toEqual({ ok: true });
  expect(await settle(orderId, lines)).toEqual({ ok: true });
  expect(await seen(orderId)).toMatchObject({
    packedAt: null,
    cancelledBy: "shop",
    cancelReason: "Nothing of it was in stock.",
    payablePaise: 0,
    refunds: [{ amountPaise: 48_920 }],
  });
});

test("what can't be is refused and writes nothing: too many, another pack, more of a swap than the shelf has, an unpaid online order", async () => {
  const { orderId, cola, soap } = await placed();
  const none = await shop.addPack({ countInStock: 0 });
  const two = await shop.addPack({ countInStock: 2 });
  const before = await seen(orderId);
  expect(await settle(orderId, [{ financialId: cola, packed: 3 }])).toMatchObject({
    reason: "invalid",
  });
  expect(await settle(orderId, [{ financialId: none, packed: 0 }])).toMatchObject({
    reason: "invalid",
  });
  for (const swap of [none, newId()])
    expect(
      await settle(orderId, [
        { financialId: cola, packed: 1, swap: { financialId: swap, qty: 1 } },
      ]),
    ).toMatchObject({ reason: "swap-gone", status: 409 });
  const swap = (financialId: string, qty: number) => ({
    ...{ financialId, packed: 0 },
    swap: { financialId: two, qty },
  });
  for (const lines of [[swap(cola, 3)], [swap(cola, 1), swap(soap, 2)]])
    expect(await settle(orderId, lines)).toMatchObject({ reason: "swap-gone", status: 409 });
  expect([await seen(orderId), await shop.stockOf(two)]).toEqual([before, 2]);
  const unpaid = await placed("Online");
  expect(await settle(unpaid.orderId, [{ financialId: unpaid.cola, packed: 0 }])).toMatchObject({
    reason: "not-paid",
  });
});

test("settled twice at the same moment with other lines, twenty times: one change each", async () => {
  for (let round = 0; round < 20; round += 1) {
    const { orderId, cola, soap } = await placed();
    const outcomes = await Promise.all([
      settle(orderId, [{ financialId: cola, packed: 0 }]),
      settle(orderId, [{ financialId: soap, packed: 1 }]),
    ]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await seen(orderId)).changes).toHaveLength(1);
  }
});

test("the page packs by its form, keeps what was typed, and is an admin's alone", async () => {
  const { shopper, orderId, cola } = await placed();
  const asked = async (session: string, fields: Record<string, string>) => ({
    ...(await shop.ask(`/order/${orderId}/settle`, {
      method: "POST",
      cookies: { session },
      body: new URLSearchParams(fields),
    })),
    params: { id: orderId },
  });
  const field = `packed-${cola}`;
  expect(await settlePage(await asked(admin.session, { [field]: "7" }))).toMatchObject({
    init: { status: 400 },
    data: { values: { [field]: "7" }, errors: { [field]: expect.any(String) } },
  });
  expect(await settlePage(await asked(admin.session, { [field]: " ", note: "x" }))).toMatchObject({
    init: { status: 400 },
    data: {
      values: { [field]: " ", note: "x" },
      errors: { [field]: "Please enter a number from 0 to 2." },
    },
  });
  await expect(settlePage(await asked(shopper.session, {}))).rejects.toMatchObject({ status: 302 });
  const { choices } = await openPage({
    ...(await shop.ask(`/order/${orderId}/settle`, { cookies: { session: admin.session } })),
    params: { id: orderId },
  });
  expect(choices.every(({ countInStock }) => countInStock > 0)).toBe(true);
  expect(await settlePage(await asked(admin.session, { [field]: "1" }))).toMatchObject({
    status: 303,
  });
  expect((await seen(orderId)).payablePaise).toBe(44_920);
});

test("a form from the counter that is refused still leads back to the counter", async () => {
  const { orderId, cola } = await placed();
  const as = { cookies: { session: admin.session } };
  const path = `/order/${orderId}/settle`;
  const drawnAfter = async (fields: Record<string, string>) => {
    const body = new URLSearchParams({ at: "counter", ...fields });
    const sent = await shop.ask(path, { method: "POST", body, ...as });
    const { data: refused } = (await settlePage({ ...sent, params: { id: orderId } })) as {
      data: unknown;
    };
    const loaded = await openPage({ ...(await shop.ask(path, as)), params: { id: orderId } });
    const router = createMemoryRouter([{ path: "/", Component: SettleOrder }], {
      hydrationData: { loaderData: { 0: loaded }, actionData: { 0: refused } },
    });
    return renderToStaticMarkup(createElement(RouterProvider, { router }));
  };
  const drawn = await drawnAfter({ [`packed-${cola}`]: "7" });
  expect(drawn).toContain("Please enter a number from 0 to 2.");
  expect(drawn).toContain('<input type="hidden" name="at" value="counter"/>');
  expect(drawn).toContain('href="/admin/counter"');
  const { lines } = await seen(orderId);
  const none = lines.map(({ financialId }) => [`packed-${financialId}`, "0"]);
  expect(await drawnAfter(Object.fromEntries(none))).toContain(`href="${path}?at=counter"`);
});

test("a form with nothing packed asks first, then cancels and says so", async () => {
  const { orderId, atta, soap, cola } = await placed();
  const send = async (fields: Record<string, string>) =>
    settlePage({
      ...(await shop.ask(`/order/${orderId}/settle`, {
        method: "POST",
        cookies: { session: admin.session },
        body: new URLSearchParams({ at: "counter", ...fields }),
      })),
      params: { id: orderId },
    });
  const none = Object.fromEntries([atta, soap, cola].map((id) => [`packed-${id}`, "0"]));
  expect(await send(none)).toMatchObject({ data: { asks: true, values: none } });
  expect((await seen(orderId)).cancelledAt).toBeNull();
  const answer = (await send({ ...none, cancel: "1" })) as Response;
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/admin/counter"]);
  const toast = decodeURIComponent(answer.headers.get("Set-Cookie") ?? "").split(/[=.]/)[1]!;
  expect(atob(toast)).toContain("Nothing was packed: the order is cancelled");
  expect((await seen(orderId)).cancelledAt).not.toBeNull();
});

test("a code that is scanned while packing shows its line first, and nothing typed is lost", async () => {
  const { orderId, soap, cola } = await placed();
  const path = `/order/${orderId}/settle`;
  const as = { cookies: { session: admin.session } };
  const send = async (fields: Record<string, string>) => {
    const body = new URLSearchParams({ at: "counter", ...fields });
    return settlePage({
      ...(await shop.ask(path, { method: "POST", body, ...as })),
      params: { id: orderId },
    });
  };
  const follow = async (answer: unknown) => {
    const { status, headers } = answer as Response;
    expect(status).toBe(303);
    return openPage({
      ...(await shop.ask(headers.get("Location")!, as)),
      params: { id: orderId },
    });
  };
  const code = "8901030000058";
  const typed = { [`packed-${soap}`]: "3", find: code };
  const unknown = await follow(await send(typed));
  expect(unknown).toMatchObject({ found: { kind: "unknown", code }, mayKeepCode: true });
  const kept = await follow(await send({ ...typed, find: "", code, pack: cola }));
  expect(kept).toMatchObject({
    ...{ found: { kind: "pack", id: cola }, values: typed, isAtCounter: true },
  });
  expect(foundFirst(kept.order.lines, kept.found)[0]).toMatchObject({
    ...{ line: { financialId: cola }, isFound: true },
  });
  expect(await send({ ...typed, find: "8901030000059" })).toMatchObject({
    init: { status: 400 },
    data: { errors: { find: expect.stringContaining("last digit") } },
  });
  expect((await seen(orderId)).packedAt).toBeNull();
  const packed = await send({ [`packed-${soap}`]: "3", find: "" });
  expect(packed).toMatchObject({ status: 303 });
  expect((await seen(orderId)).payablePaise).toBe(48_920 - 3_520);
});

test("what goes in a line's place is found by words, with nothing typed lost", async () => {
  const { orderId, soap, cola } = await placed();
  const [honey] = await shop.addProduct({
    name: "Honey",
    brands: {
      Dabur: [
        { pricePaise: 9_900, countInStock: 4 },
        { quantity: 2, countInStock: 0 },
      ],
    },
  });
  const path = `/order/${orderId}/settle`;
  const as = { cookies: { session: admin.session } };
  const send = async (fields: Record<string, string>) => {
    const body = new URLSearchParams(fields);
    return (await settlePage({
      ...(await shop.ask(path, { method: "POST", body, ...as })),
      params: { id: orderId },
    })) as Response;
  };
  const look = async (fields: Record<string, string>) => {
    const { status, headers } = await send({ ...fields, look: cola });
    expect(status).toBe(303);
    const asked = await shop.ask(headers.get("Location")!, as);
    return openPage({ ...asked, params: { id: orderId } });
  };
  const typed = { [`packed-${cola}`]: "0", [`packed-${soap}`]: "3", [`seek-${cola}`]: "honey" };
  const { sought, values } = await look(typed);
  expect(values).toEqual(typed);
  expect(sought).toMatchObject([{ insteadOf: cola, financialId: honey!.financialId }]);
  expect((await look({ [`seek-${cola}`]: "zzqx" })).sought).toEqual([]);
  expect((await seen(orderId)).packedAt).toBeNull();
  await send({ ...typed, [`swap-${cola}`]: honey!.financialId, [`swapQty-${cola}`]: "1" });
  expect((await seen(orderId)).changes[0]?.lines).toContainEqual(
    expect.objectContaining({
      financialId: cola,
      packed: 0,
      swap: expect.objectContaining({ qty: 1 }),
    }),
  );
});
