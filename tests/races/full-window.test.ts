import { afterAll, beforeAll, expect, test } from "vitest";
import { answerReturn } from "#app/features/payments/result/answer-return.server.ts";
import { settlePayment } from "#app/features/payments/settle/settle-payment.server.ts";
import { type PaymentShop, openPaymentShop } from "#tests/payment-shop.ts";
import { addWindow, auditGateway, finishPayments } from "./gateway-books.ts";

let shop: PaymentShop;
beforeAll(async () => {
  shop = await openPaymentShop();
});
afterAll(() => shop.close());

const minuteMs = 60_000;
const pricePaise = 24_950;

type Window = Awaited<ReturnType<typeof addWindow>>;
type Waiting = { orderId: string; paymentId: string; link: string };

/** Ordered for the window, with the bank still thinking about the payment. */
async function begin(window: Window, pack: string): Promise<Waiting> {
  const shopper = await shop.addCustomer();
  const orderId = await shop.order(shopper, pack, window);
  const { link, paymentId } = await shop.startOrFail(shopper, orderId);
  await shop.press(link, "pending");
  return { orderId, paymentId, link };
}

async function expire() {
  shop.clock.ahead += 31 * minuteMs;
  await shop.runJob();
}

async function fill(window: Window, pack: string, places: number) {
  const ordered = { paymentMethod: "Cash Or UPI", ...window } as const;
  for (let count = 0; count < places; count += 1)
    await shop.order(await shop.addCustomer(), pack, ordered);
}

/** The bank says yes; who tells the shop of it is one of these. */
const tellers = {
  webhook: async ({ link }: Waiting) => void (await shop.press(link, "pay")),
  status: async ({ link, paymentId }: Waiting) => {
    await payUnheard(link);
    await settlePayment((await shop.ask("/")).context, paymentId);
  },
  return: async ({ link }: Waiting) => {
    const back = new URL((await payUnheard(link)).headers.get("location") ?? "");
    await answerReturn(await shop.ask(back.pathname + back.search));
  },
  job: async ({ link }: Waiting) => {
    await payUnheard(link);
    shop.clock.ahead += 15 * minuteMs;
    await shop.runJob();
  },
};

async function payUnheard(link: string) {
  await shop.control({ service: "payment", webhook: "none" });
  return shop.press(link, "pay");
}

const seen = async (orderIds: string[]) =>
  (
    await shop.bindings.DB.prepare(
      `SELECT o.slot_id, o.slot_from, o.slot_fee_paise, o.total_paise, o.paid_at IS NOT NULL AS is_paid, r.reason, r.amount_paise AS back
      FROM orders AS o LEFT JOIN refunds AS r ON r.payment_id = o.payment_reference WHERE o.id IN (SELECT value FROM json_each(?))`,
    )
      .bind(JSON.stringify(orderIds))
      .all()
  ).results;

const soon = {
  ...{ slot_id: null, slot_from: null, slot_fee_paise: 0, total_paise: pricePaise },
  ...{ is_paid: 1, reason: "window", back: 1000 },
};

test.each(Object.keys(tellers) as (keyof typeof tellers)[])(
  "a charge that comes by %s when others have filled the window is delivered as soon as possible, and the window's fee goes back",
  async (teller) => {
    const [window, pack] = [await addWindow(shop, 1), await shop.addPack()];
    const waiting = await begin(window, pack);
    await expire();
    await fill(window, pack, 1);
    await tellers[teller](waiting);
    await expect.poll(() => seen([waiting.orderId])).toEqual([soon]);
    await finishPayments(shop);
    expect(await auditGateway(shop)).toEqual([]);
  },
);

test("of ten charges at once for the last place one has it, and nine come as soon as possible and have their fee back", async () => {
  const [window, pack] = [await addWindow(shop, 10), await shop.addPack()];
  const waiting = await Promise.all(Array.from({ length: 10 }, () => begin(window, pack)));
  await expire();
  await fill(window, pack, 9);
  const how = Object.values(tellers);
  await Promise.all(waiting.map((one, nth) => how[nth % 3]!(one)));
  // Whom the gateway told nothing the job finds.
  shop.clock.ahead += 15 * minuteMs;
  await Promise.all([shop.runJob(), shop.runJob()]);
  const orderIds = waiting.map(({ orderId }) => orderId);
  await expect.poll(async () => (await seen(orderIds)).every(({ is_paid }) => is_paid)).toBe(true);
  const [first, ...others] = (await seen(orderIds)).toSorted(
    (a, b) => Number(b.total_paise) - Number(a.total_paise),
  );
  expect(first).toMatchObject({
    slot_id: window.slotId,
    total_paise: pricePaise + window.seenShippingPaise,
    back: null,
  });
  expect(others).toEqual(Array.from({ length: 9 }, () => soon));
  await finishPayments(shop);
  expect(await auditGateway(shop)).toEqual([]);
});

test.each([
  ["was taken away by the owner", "UPDATE delivery_slots SET is_off = 1 WHERE id = ?"],
  ["has closed meanwhile", "UPDATE delivery_slots SET cutoff_at = 1 WHERE id = ?"],
  ["is long over and gone", "DELETE FROM delivery_slots WHERE id = ?"],
  [
    "falls on a day that was closed",
    "INSERT INTO shop_closures SELECT day, '' FROM delivery_slots WHERE id = ?",
  ],
])("a charge that comes when its window %s has the fee back, too", async (_, change) => {
  const [window, pack] = [await addWindow(shop, 1), await shop.addPack()];
  const waiting = await begin(window, pack);
  await expire();
  await shop.bindings.DB.prepare(change).bind(window.slotId).run();
  await tellers.status(waiting);
  expect(await seen([waiting.orderId])).toEqual([soon]);
  await finishPayments(shop);
  await shop.bindings.DB.prepare("DELETE FROM shop_closures").run();
  expect(await auditGateway(shop)).toEqual([]);
});
