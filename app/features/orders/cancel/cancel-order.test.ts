import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { getVisitor } from "#app/features/session/visitor.server.ts";
import { getOrder } from "#app/features/orders/get-order.server.ts";
import { loader as openOrder } from "#app/features/orders/order.route.tsx";
import {
  acceptOrder,
  dispatchOrder,
  packOrder,
} from "#app/features/orders/progress/advance-order.server.ts";
import { deliverOrder } from "#app/features/orders/progress/deliver-order.server.ts";
import { recordCash } from "#app/features/orders/progress/record-cash.server.ts";
import { undoStep } from "#app/features/orders/progress/undo-step.server.ts";
import { handBack } from "#app/features/orders/returned/hand-back.server.ts";
import { settleOrder } from "#app/features/orders/settle/settle-order.server.ts";
import { type PaymentShop, openPaymentShop } from "#tests/payment-shop.ts";
import { cancelOrder } from "./cancel-order.server.ts";
import { action as cancelPage, loader as askFirst } from "./cancel.route.tsx";

let shop: PaymentShop;
let admin: Awaited<ReturnType<PaymentShop["addCustomer"]>>;
beforeAll(async () => {
  shop = await openPaymentShop();
  admin = await shop.addCustomer({ isAdmin: true, name: "Owner" });
});
afterAll(() => shop.close());

type Person = typeof admin;
const as = async ({ session }: Person) => (await shop.ask("/", { cookies: { session } })).context;
const seen = async (id: string) => (await getOrder(await as(admin), id))!;
const cancel = async (person: Person, orderId: string, reason = "") =>
  cancelOrder(await as(person), person.customer, { orderId, reason });
const cash = { qty: 2, paymentMethod: "Cash Or UPI" as never };

async function placed(qty = 2, paymentMethod = "Cash Or UPI") {
  const shopper = await shop.addCustomer();
  const financialId = await shop.addPack({ countInStock: 10 });
  const orderId = await shop.order(shopper, financialId, {
    qty,
    paymentMethod: paymentMethod as never,
  });
  return { shopper, financialId, orderId };
}

async function paidOnline() {
  const order = await placed(2, "Online");
  const { link } = await shop.startOrFail(order.shopper, order.orderId);
  await shop.press(link, "pay");
  await vi.waitUntil(async () => (await seen(order.orderId)).paidAt !== null, { timeout: 30_000 });
  return { ...order, link };
}

test("a customer cancels until the order is packed: the packs are back on the shelf, and a second time changes nothing", async () => {
  const { shopper, orderId, financialId } = await placed();
  expect(await shop.stockOf(financialId)).toBe(8);
  expect(await cancel(shopper, orderId, "Ordered twice")).toEqual({ ok: true });
  const order = await seen(orderId);
  expect(order).toMatchObject({
    cancelledBy: "customer",
    cancelReason: "Ordered twice",
    payablePaise: 0,
    refunds: [],
  });
  expect(await cancel(shopper, orderId, "Again")).toEqual({ ok: true });
  expect(await cancel(admin, orderId)).toEqual({ ok: true });
  expect(await seen(orderId)).toEqual(order);
  expect(await shop.stockOf(financialId)).toBe(10);
  for (const step of [acceptOrder, packOrder, recordCash])
    expect(await step(await as(admin), orderId)).toMatchObject({ ok: false, reason: "cancelled" });
  expect(await undoStep(await as(admin), orderId)).toMatchObject({ reason: "cancelled" });
});

test("a packed order is the shop's to cancel, until it is delivered; nobody else learns that it exists", async () => {
  const { shopper, orderId, financialId } = await placed();
  await packOrder(await as(admin), orderId);
  const before = await seen(orderId);
  expect(await cancel(shopper, orderId)).toMatchObject({ reason: "too-late", status: 409 });
  expect(await cancel(await shop.addCustomer(), orderId)).toMatchObject({ status: 404 });
  expect(await seen(orderId)).toEqual(before);
  await dispatchOrder(await as(admin), orderId);
  const { documentNumber } = await seen(orderId);
  expect(await cancel(admin, orderId, "Refused at the door")).toEqual({ ok: true });
  expect(await seen(orderId)).toMatchObject({ cancelledBy: "shop", documentNumber });
  expect(await shop.stockOf(financialId)).toBe(10);
  const other = await placed();
  for (const step of [packOrder, dispatchOrder, deliverOrder])
    await step(await as(admin), other.orderId);
  expect(await cancel(admin, other.orderId)).toMatchObject({ reason: "too-late" });
});

test("cancelled and packed at the same moment, twenty times: exactly one wins, and stock and sold are what was seeded", async () => {
  const financialId = await shop.addPack({ countInStock: 50 });
  let sold = 0;
  for (let round = 0; round < 20; round += 1) {
    const shopper = await shop.addCustomer();
    const orderId = await shop.order(shopper, financialId, cash);
    const [cancelled, packed] = await Promise.all([
      cancel(shopper, orderId),
      packOrder(await as(admin), orderId),
    ]);
    expect([cancelled.ok, packed.ok].filter(Boolean)).toHaveLength(1);
    const order = await seen(orderId);
    expect([order.cancelledAt !== null, order.packedAt !== null]).toEqual([
      cancelled.ok,
      packed.ok,
    ]);
    if (packed.ok) sold += 2;
  }
  expect((await shop.stockOf(financialId))! + sold).toBe(50);
});

test("what was charged for a cancelled order goes back whole, once however often the job runs, and is told", async () => {
  const { shopper, orderId } = await paidOnline();
  await Promise.all([cancel(shopper, orderId), cancel(shopper, orderId), cancel(admin, orderId)]);
  expect((await seen(orderId)).refunds).toMatchObject([{ amountPaise: 49_900, status: "due" }]);
  for (let run = 0; run < 3; run += 1) await Promise.all([shop.runJob(), shop.runJob()]);
  shop.clock.ahead += 5 * 60_000;
  await shop.runJob();
  expect((await seen(orderId)).refunds).toMatchObject([{ amountPaise: 49_900, status: "done" }]);
  const page = await openOrder({
    ...(await shop.ask(`/order/${orderId}`, { cookies: { session: shopper.session } })),
    params: { id: orderId },
  });
  expect(page.notes.lines).toMatchObject([
    {
      text: expect.stringMatching(/^₹499.00 .*went back to you/),
      refund: "done",
      at: expect.any(Number),
    },
  ]);
  expect(page.canCancel).toBe(false);
});

test("cash above what is charged is handed back, and the order's page says how much", async () => {
  const [shopper, financialId] = [await shop.addCustomer(), await shop.addPack()];
  const notesOf = async (orderId: string) =>
    (
      await openOrder({
        ...(await shop.ask(`/order/${orderId}`, { cookies: { session: shopper.session } })),
        params: { id: orderId },
      })
    ).notes.lines.map(({ text, refund }) => ({ text, refund }));
  const due = (amount: string) => [
    { text: `We will hand ${amount} of the cash payment back to you.`, refund: "due" },
  ];
  const [early, late] = [
    await shop.order(shopper, financialId, cash),
    await shop.order(shopper, financialId, cash),
  ];
  const step = async (take: Promise<unknown>) => {
    expect(await take).toMatchObject({ ok: true });
    shop.clock.ahead += 1000;
  };
  const packOne = async (id: string) =>
    settleOrder(await as(admin), id, [{ financialId, packed: 1 }]);
  await step(recordCash(await as(admin), early));
  expect(await notesOf(early)).toEqual([]);
  await step(packOne(early));
  expect(await notesOf(early)).toEqual(due("₹249.50"));
  await step(cancel(admin, early));
  expect(await notesOf(early)).toEqual(due("₹499.00"));
  await step(handBack(await as(admin), early, { sum: "49900" }));
  expect(await notesOf(early)).toEqual([
    { text: "₹499.00 of the cash payment was handed back to you.", refund: "done" },
  ]);
  await step(packOne(late));
  await step(recordCash(await as(admin), late));
  expect(await notesOf(late)).toEqual([]);
  await step(cancel(admin, late));
  expect(await notesOf(late)).toEqual(due("₹249.50"));
});

test("a charge that comes for a cancelled order pays nothing and goes back whole", async () => {
  const { shopper, orderId, financialId } = await placed(1, "Online");
  const { link } = await shop.startOrFail(shopper, orderId);
  await cancel(shopper, orderId);
  await shop.press(link, "pay");
  await vi.waitUntil(async () => (await seen(orderId)).refunds.length === 1, { timeout: 30_000 });
  expect(await seen(orderId)).toMatchObject({ paidAt: null, refunds: [{ amountPaise: 24_950 }] });
  expect(await shop.stockOf(financialId)).toBe(10);
  expect(await shop.start(shopper, orderId)).toEqual({ ok: false, reason: "cancelled" });
});

test("the newest step is taken back within ten minutes, one after the other, and only the one that was meant", async () => {
  const { orderId } = await placed();
  const steps = [acceptOrder, packOrder, deliverFrom, recordCash];
  for (const step of steps) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    await step(await as(admin), orderId);
  }
  const { documentNumber } = await seen(orderId);
  expect(await undoStep(await as(admin), orderId, "deliver")).toMatchObject({ status: 409 });
  expect(await undoStep(await as(admin), orderId, "cash")).toEqual({ ok: true });
  expect(await seen(orderId)).toMatchObject({ paidAt: null, paymentReference: null });
  expect(await undoStep(await as(admin), orderId)).toEqual({ ok: true });
  expect(await undoStep(await as(admin), orderId)).toEqual({ ok: true });
  expect(await seen(orderId)).toMatchObject({
    deliveredAt: null,
    dispatchedAt: null,
    packedAt: expect.any(Number),
    documentNumber,
  });
  expect(await undoStep(await as(admin), orderId)).toMatchObject({
    message: "The bill of this order is issued, so it stays packed.",
  });
  await dispatchOrder(await as(admin), orderId);
  expect((await seen(orderId)).documentNumber).toBe(documentNumber);
});

async function deliverFrom(context: Parameters<typeof packOrder>[0], orderId: string) {
  await dispatchOrder(context, orderId);
  return deliverOrder({ ...context, now: context.now + 1 }, orderId);
}

test("an undone pack leaves the order accepted, and after ten minutes nothing is taken back", async () => {
  const { orderId } = await placed();
  await packOrder(await as(admin), orderId);
  expect(await undoStep(await as(admin), orderId)).toEqual({ ok: true });
  expect(await seen(orderId)).toMatchObject({ packedAt: null, acceptedAt: expect.any(Number) });
  const late = await as(admin);
  expect(await undoStep({ ...late, now: late.now + 11 * 60_000 }, orderId)).toMatchObject({
    message: "A step can be taken back for 10 minutes only.",
  });
  expect(await undoStep(await as(admin), orderId)).toEqual({ ok: true });
  expect(await undoStep(await as(admin), orderId)).toMatchObject({ status: 409 });
  expect((await getVisitor(late))?.isAdmin).toBe(true);
});

test("packing short is taken back while its money is to be handed back, and no more once it was handed back", async () => {
  const { orderId, financialId } = await placed();
  await recordCash(await as(admin), orderId);
  const packOne = async () => {
    shop.clock.ahead += 1000;
    return settleOrder(await as(admin), orderId, [{ financialId, packed: 1 }]);
  };
  expect(await packOne()).toMatchObject({ ok: true });
  expect(await undoStep(await as(admin), orderId)).toEqual({ ok: true });
  expect(await seen(orderId)).toMatchObject({ cashBackPaise: 0, toHandBackPaise: 0 });
  expect(await packOne()).toMatchObject({ ok: true });
  expect(await handBack(await as(admin), orderId, { sum: "24950" })).toEqual({ ok: true });
  expect(await undoStep(await as(admin), orderId)).toMatchObject({
    message: "Money of this order went back already, so it stays as it is.",
  });
  expect(await seen(orderId)).toMatchObject({
    packedAt: expect.any(Number),
    cashBackPaise: 24_950,
    toHandBackPaise: 0,
  });
});

test("the page that asks first says what becomes of the money", async () => {
  const asked = async ({ session }: Person, id: string) =>
    askFirst({
      ...(await shop.ask(`/order/${id}/cancel`, { cookies: { session } })),
      params: { id },
    });
  const unpaid = await placed();
  expect(await asked(unpaid.shopper, unpaid.orderId)).toMatchObject({ back: "nothingPaid" });
  const paid = await paidOnline();
  expect(await asked(paid.shopper, paid.orderId)).toMatchObject({ back: "refunded" });
});

test("the page that asks first cancels, says when it is too late, and keeps what was typed", async () => {
  const { shopper, orderId } = await placed();
  const post = async (reason: string, other = "") =>
    cancelPage({
      ...(await shop.ask(`/order/${orderId}/cancel`, {
        method: "POST",
        cookies: { session: shopper.session },
        body: new URLSearchParams({ reason, other }),
      })),
      params: { id: orderId },
    });
  const long = "x".repeat(301);
  expect(await post(long)).toMatchObject({
    init: { status: 400 },
    data: { values: { reason: long }, errors: { reason: expect.any(String) } },
  });
  await packOrder(await as(admin), orderId);
  expect(await post("Too much")).toMatchObject({ init: { status: 409 } });
  const { session } = shopper;
  const asked = await shop.ask(`/order/${orderId}/cancel`, { cookies: { session } });
  expect(await askFirst({ ...asked, params: { id: orderId } })).toMatchObject({
    late: "This order is packed already. Please call us: 9876543210.",
  });
  await undoStep(await as(admin), orderId);
  expect(await post("", "Too much")).toMatchObject({ status: 303 });
  expect(await seen(orderId)).toMatchObject({ cancelReason: "Too much" });
});
