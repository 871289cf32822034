import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { showLink } from "#app/features/orders/collect/show-link.server.ts";
import { getOrder } from "#app/features/orders/get-order.server.ts";
import { cancelOrder } from "#app/features/orders/cancel/cancel-order.server.ts";
import { closeDay } from "#app/features/books/close-day.server.ts";
import { getMonth } from "#app/features/books/day-book.server.ts";
import { putOnKhata } from "#app/features/orders/khata/put-on-khata.server.ts";
import { returnGoods } from "#app/features/orders/returned/return-goods.server.ts";
import { settleOrder } from "#app/features/orders/settle/settle-order.server.ts";
import { action as pay } from "#app/features/payments/start/pay-order.route.tsx";
import { indianDay } from "#app/values/dates.ts";
import { isFullLength } from "#tests/length.ts";
import { type PaymentShop, openPaymentShop } from "#tests/payment-shop.ts";
import { createRandom } from "#tests/random.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { takenInCash } from "./taken-at-door.server.ts";
import { dispatchOrder, packOrder } from "./advance-order.server.ts";
import { deliverFor, deliverOrder } from "./deliver-order.server.ts";
import { recordCash, recordUpi } from "./record-cash.server.ts";
import { undoStep } from "./undo-step.server.ts";

const deliverForCash = (context: RequestContext, orderId: string) =>
  deliverFor(context, orderId, takenInCash());

let shop: PaymentShop;
type Person = Awaited<ReturnType<PaymentShop["addCustomer"]>>;
let admin: Person;
beforeAll(async () => {
  shop = await openPaymentShop();
  admin = await shop.addCustomer({ isAdmin: true });
});
afterAll(() => shop.close());

const as = async ({ session }: Person) => (await shop.ask("/", { cookies: { session } })).context;
const asAdmin = () => as(admin);

/** Ten packs at ₹111.00 each. */
async function placed({ paymentMethod = "Cash Or UPI", countInStock = 200 } = {}) {
  const shopper = await shop.addCustomer();
  const pack = await shop.addPack({ pricePaise: 11_100, countInStock });
  const method = { paymentMethod: paymentMethod as "Online" };
  const orderId = await shop.order(shopper, pack, { ...method, qty: 10 });
  return { shopper, pack, orderId };
}

async function payOnline({ shopper, orderId }: { shopper: Person; orderId: string }) {
  const { link } = await shop.startOrFail(shopper, orderId);
  await shop.press(link, "pay");
  await vi.waitUntil(async () => (await sumsOf(orderId)).paid_at !== null, { timeout: 30_000 });
}

const setRounding = (isOn: boolean) =>
  shop.bindings.DB.prepare(
    "INSERT INTO shop_tax (id, regime, is_rounded) VALUES (1, 'none', ?1) ON CONFLICT DO UPDATE SET is_rounded = ?1",
  )
    .bind(Number(isOn))
    .run();

const deliveredAt = async (orderId: string) =>
  (await shop.bindings.DB.prepare("SELECT delivered_at FROM orders WHERE id = ?")
    .bind(orderId)
    .first<number>("delivered_at")) ?? 0;

type Sums = {
  paid_at: number | null;
  charged_paise: number;
  given_back_paise: number;
  payable: number;
  refunds: number;
};
const sumsOf = async (orderId: string) =>
  (await shop.bindings.DB.prepare(
    `SELECT paid_at, charged_paise, given_back_paise,
      iif(cancelled_at IS NULL, coalesce(settled_paise, total_paise), 0) AS payable,
      (SELECT coalesce(sum(r.amount_paise), 0) FROM refunds AS r WHERE r.payment_id = payment_reference) AS refunds
    FROM orders WHERE id = ?`,
  )
    .bind(orderId)
    .first<Sums>())!;

const settle = async (orderId: string, financialId: string, packed: number, shelf?: number) =>
  settleOrder(await asAdmin(), orderId, [
    { financialId, packed, ...(shelf === undefined ? {} : { shelf }) },
  ]);

test("an order that was paid online for what was packed stays packed; one that was paid before is unpacked, and nothing goes back", async () => {
  const order = await placed();
  await settle(order.orderId, order.pack, 2);
  await payOnline(order);
  expect(await undoStep(await asAdmin(), order.orderId)).toMatchObject({
    status: 409,
    message: "This order was paid for what was packed, so it stays packed.",
  });
  expect(await sumsOf(order.orderId)).toMatchObject({ charged_paise: 22_200, payable: 22_200 });

  const before = await placed({ paymentMethod: "Online" });
  await payOnline(before);
  await settle(before.orderId, before.pack, 2);
  expect(await sumsOf(before.orderId)).toMatchObject({ given_back_paise: 88_800, refunds: 88_800 });
  expect(await undoStep(await asAdmin(), before.orderId)).toEqual({ ok: true });
  expect(await sumsOf(before.orderId)).toMatchObject({
    ...{ charged_paise: 111_000, given_back_paise: 0, payable: 111_000, refunds: 0 },
  });
});

test.each([2_350, 2_349])(
  "an order of %i paise that was paid in cash before it is packed is rounded when it is, and unpacked again",
  async (pricePaise) => {
    await setRounding(true);
    const shopper = await shop.addCustomer();
    const pack = await shop.addPack({ pricePaise });
    const cash = { paymentMethod: "Cash Or UPI" as "Online" };
    const orderId = await shop.order(shopper, pack, cash);
    await recordCash(await asAdmin(), orderId);
    const rounded = Math.round(pricePaise / 100) * 100;
    const charged = Math.max(pricePaise, rounded);
    for (const packing of [() => settle(orderId, pack, 1), () => settle(orderId, pack, 1, 9)]) {
      expect(await packing()).toEqual({ ok: true });
      expect(await sumsOf(orderId)).toMatchObject({
        ...{ payable: rounded, charged_paise: charged, given_back_paise: charged - rounded },
      });
      expect(await undoStep(await asAdmin(), orderId)).toEqual({ ok: true });
      expect(await sumsOf(orderId)).toMatchObject({ payable: pricePaise });
    }
    await setRounding(false);
  },
);

test("whoever writes: an order that is paid can't come to cost more or less than was charged", async () => {
  const order = await placed();
  await recordCash(await asAdmin(), order.orderId);
  const write = (change: string) =>
    shop.bindings.DB.prepare(`UPDATE orders SET ${change} WHERE id = ?`).bind(order.orderId).run();
  for (const change of [
    "settled_paise = 100",
    "shipping_paise = 100",
    "cancelled_at = 1",
    "charged_paise = charged_paise + 1",
    "given_back_paise = 1",
    "paid_at = NULL",
    "items_paise = 222000, given_back_paise = -111000",
  ])
    await expect(write(change)).rejects.toThrow("orders_paid");
});

/** The gateway's next answer comes when it is let go. */
function holdAnswer() {
  const [asked, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const real = globalThis.fetch;
  const held = vi.spyOn(globalThis, "fetch").mockImplementation(async (...call) => {
    const answer = await real(...call);
    if (!String(call[0]).startsWith(shop.sandbox)) return answer;
    held.mockRestore();
    asked.resolve();
    await free.promise;
    return answer;
  });
  return { isAsked: asked.promise, letGo: free.resolve };
}

test("a refund that was taken back while it was being sent is not sent, and the new amount has an id of its own", async () => {
  const order = await placed({ paymentMethod: "Online" });
  await payOnline(order);
  await settle(order.orderId, order.pack, 4);
  const first = await shop.bindings.DB.prepare("SELECT request_id FROM refunds").first(
    "request_id",
  );
  const held = holdAnswer();
  const job = shop.runJob();
  await held.isAsked;
  expect(await undoStep(await asAdmin(), order.orderId)).toEqual({ ok: true });
  expect(await settle(order.orderId, order.pack, 8)).toEqual({ ok: true });
  held.letGo();
  await job;
  for (let run = 0; run < 3; run += 1) {
    shop.clock.ahead += 5 * 60_000;
    await shop.runJob();
  }
  const [payment] = await shop.paymentRows(order.orderId);
  const known = await fetch(`${shop.sandbox}/orders/${payment!.id}`, {
    headers: {
      Authorization: `Basic ${btoa("sandbox-juspay-api-key:")}`,
      "x-merchantid": "kirana",
    },
  });
  const { refunds } = (await known.json()) as { refunds: { unique_request_id: string }[] };
  expect(refunds).toMatchObject([{ amount: 222, status: "SUCCESS" }]);
  expect(refunds[0]!.unique_request_id).not.toBe(first);
  expect(await sumsOf(order.orderId)).toMatchObject({ given_back_paise: 22_200, refunds: 22_200 });
});

test("where all goods came back nothing is left to pay: by call, page, link, cash, UPI and khata", async () => {
  const order = await placed();
  const { orderId, shopper } = order;
  for (const step of [packOrder, dispatchOrder]) await step(await asAdmin(), orderId);
  const lines = [{ line: 0, qty: 10, toShelf: true }];
  expect(await returnGoods(await asAdmin(), { orderId, nth: 0, lines })).toEqual({ ok: true });
  const refused = { status: 409, message: "Nothing is left to pay." };
  expect(await recordCash(await asAdmin(), orderId)).toMatchObject(refused);
  expect(await recordUpi(await asAdmin(), orderId, "1234")).toMatchObject(refused);
  expect(await shop.start(shopper, orderId)).toEqual({ ok: false, reason: "nothing-left" });
  const post = async (action: typeof pay | typeof showLink, { session }: Person) => {
    const asked = await shop.ask("/", { method: "POST", cookies: { session } });
    return (await action({ ...asked, params: { id: orderId } })) as {
      data: { message: string };
      init: { status: number };
    };
  };
  for (const answer of [await post(pay, shopper), await post(showLink, admin)])
    expect({ ...answer.data, ...answer.init }).toMatchObject(refused);
  await shop.bindings.DB.prepare(
    "INSERT INTO khata_accounts (id, user_id, limit_paise, opened_at, consent_at) VALUES ('khata', ?, 1000000, 0, 0)",
  )
    .bind(shopper.id)
    .run();
  expect(await putOnKhata(await asAdmin(), orderId)).toMatchObject(refused);
  expect(await deliverOrder(await asAdmin(), orderId)).toEqual({ ok: true });
});

test("a delivery is taken back by the day its entry stands on: not once that is closed, though it was closed in the same moment", async () => {
  const order = await placed();
  for (const step of [packOrder, dispatchOrder]) await step(await asAdmin(), order.orderId);
  const context = await asAdmin();
  await deliverOrder(context, order.orderId);
  const day = indianDay(context.now);
  await closeDay({ ...context, now: context.now - 1 }, day, 0);
  const refused = { status: 409, message: expect.stringContaining("is closed") };
  expect(await undoStep(await asAdmin(), order.orderId)).toMatchObject(refused);

  const next = await placed();
  for (const step of [packOrder, dispatchOrder]) await step(await asAdmin(), next.orderId);
  await deliverOrder(await asAdmin(), next.orderId);
  expect(await undoStep(await asAdmin(), next.orderId, "deliver")).toEqual({ ok: true });
  const sum = shop.bindings.DB.prepare(
    "SELECT sum(amount_paise) AS paise FROM day_entries WHERE order_id = ?",
  );
  expect(await sum.bind(next.orderId).first("paise")).toBe(0);
});

test("what commits later counts as later, though it was asked for earlier: goods that came back keep a delivery, packing comes before cash", async () => {
  const earlier = await asAdmin();
  const back = await placed();
  for (const step of [packOrder, dispatchOrder, deliverOrder])
    expect(await step(await asAdmin(), back.orderId)).toEqual({ ok: true });
  const lines = [{ line: 0, qty: 1, toShelf: true }];
  await returnGoods(earlier, { orderId: back.orderId, nth: 0, lines });
  expect(await undoStep(await asAdmin(), back.orderId)).toMatchObject({ status: 409 });

  const lowered = await placed();
  for (const step of [packOrder, dispatchOrder]) await step(await asAdmin(), lowered.orderId);
  const older = await asAdmin();
  await returnGoods(await asAdmin(), { orderId: lowered.orderId, nth: 0, lines });
  expect(await recordCash(older, lowered.orderId)).toEqual({ ok: true });
  const taken = await getOrder(await asAdmin(), lowered.orderId);
  expect(taken).toMatchObject({ payablePaise: 99_900, cashBackPaise: 0 });
  expect(await undoStep(await asAdmin(), lowered.orderId, "cash")).toEqual({ ok: true });

  const online = await placed({ paymentMethod: "Online" });
  const began = await asAdmin();
  await recordCash(await asAdmin(), online.orderId);
  expect(await settleOrder(began, online.orderId, [])).toEqual({ ok: true });
  expect(await undoStep(await asAdmin(), online.orderId)).toEqual({ ok: true });
  expect(await getOrder(await asAdmin(), online.orderId)).toMatchObject({
    ...{ packedAt: null, paidAt: expect.any(Number) },
  });
});

test("a late tap on 'delivered, for cash' takes no cash, and one that is sent twice takes it once", async () => {
  const { orderId } = await placed();
  for (const step of [packOrder, dispatchOrder, deliverOrder]) await step(await asAdmin(), orderId);
  await vi.waitUntil(async () => (await asAdmin()).now > (await deliveredAt(orderId)), {
    timeout: 30_000,
  });
  expect(await deliverForCash(await asAdmin(), orderId)).toMatchObject({ ok: true, before: {} });
  expect(await sumsOf(orderId)).toMatchObject({ paid_at: null, charged_paise: 0 });
  const other = await placed();
  for (const step of [packOrder, dispatchOrder, deliverForCash, deliverForCash])
    expect(await step(await asAdmin(), other.orderId)).toMatchObject({ ok: true });
  expect(await sumsOf(other.orderId)).toMatchObject({ charged_paise: 111_000 });
});

test("an order whose goods all came back is no delivery of its day", async () => {
  const counted = async () => {
    const context = await asAdmin();
    const days = await getMonth(context, indianDay(context.now).slice(0, 7));
    return days.reduce((sum, { delivered }) => sum + delivered, 0);
  };
  const before = await counted();
  const { orderId } = await placed();
  for (const step of [packOrder, dispatchOrder]) await step(await asAdmin(), orderId);
  const lines = [{ line: 0, qty: 10, toShelf: true }];
  await returnGoods(await asAdmin(), { orderId, nth: 0, lines });
  for (const step of [deliverOrder, undoStep, deliverOrder, undoStep])
    expect(await step(await asAdmin(), orderId)).toEqual({ ok: true });
  expect(await counted()).toBe(before);
});

test("packs that were counted and have been sold since keep an order packed: none is lost", async () => {
  const { orderId, pack } = await placed({ countInStock: 20 });
  expect(await settle(orderId, pack, 10, 31)).toEqual({ ok: true });
  expect(await shop.stockOf(pack)).toBe(31);
  const buyer = await shop.addCustomer();
  const method = { paymentMethod: "Cash Or UPI" as "Online" };
  for (const qty of [10, 10, 5]) await shop.order(buyer, pack, { ...method, qty });
  expect(await undoStep(await asAdmin(), orderId)).toMatchObject({
    status: 409,
    message: "Packs that were counted on the shelf have been sold since, so it stays packed.",
  });
  expect(await shop.stockOf(pack)).toBe(6);
});

test("of random commands in any order, what was charged less what went back is what a paid order costs", async () => {
  const seed = isFullLength ? Date.now() % 100_000 : 1;
  const random = createRandom(seed);
  for (let round = 0; round < 6; round += 1) {
    const order = await placed({ paymentMethod: random.pick(["Online", "Cash Or UPI"]) });
    const { orderId, pack } = order;
    const admins = await asAdmin();
    const customer = { ...admin.customer, isAdmin: true };
    const commands = [
      async () => {
        const started = await shop.start(order.shopper, orderId);
        if (started.ok) await shop.press(started.link, "pay");
      },
      async () => recordCash(await asAdmin(), orderId),
      async () => packOrder(await asAdmin(), orderId),
      async () => settle(orderId, pack, random.upTo(10), random.isOne(3) ? 500 : undefined),
      async () => undoStep(await asAdmin(), orderId),
      async () => dispatchOrder(await asAdmin(), orderId),
      async () => deliverOrder(await asAdmin(), orderId),
      async () =>
        returnGoods(await asAdmin(), {
          orderId,
          nth: random.upTo(1),
          lines: [{ line: 0, qty: 1 + random.upTo(2), toShelf: true }],
        }),
      async () =>
        random.isOne(4) && cancelOrder(await asAdmin(), customer, { orderId, reason: "" }),
      async () => shop.runJob(),
    ];
    for (let step = 0; step < 12; step += 1) {
      shop.clock.ahead += random.upTo(90_000);
      const together = random.isOne(3) ? [random.pick(commands), random.pick(commands)] : [];
      await Promise.all([random.pick(commands), ...together].map((command) => command()));
      const { paid_at, charged_paise, given_back_paise, payable, refunds } = await sumsOf(orderId);
      const isOnline = ((await getOrder(admins, orderId))?.paymentReference ?? "").startsWith("KR");
      const books = { seed, round, step, net: charged_paise - given_back_paise, refunds };
      expect(books).toEqual({
        ...{ seed, round, step },
        net: paid_at === null ? 0 : payable,
        refunds: isOnline ? given_back_paise : 0,
      });
    }
  }
});
