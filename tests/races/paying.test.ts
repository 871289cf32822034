import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { isFullLength } from "#tests/length.ts";
import { type PaymentShop, openPaymentShop } from "#tests/payment-shop.ts";
import { createRandom } from "#tests/random.ts";
import { addWindow, auditGateway, auditStock, finishPayments } from "./gateway-books.ts";
import { type Paying, type Shopper, createDeeds, raceSeed as seed, slowAnswers } from "./paying.ts";

const minuteMs = 60_000;
const rounds = isFullLength ? 40 : 1;
const atOnce = isFullLength ? 5 : 4;
const firstStock = 7;

let shop: PaymentShop;
beforeAll(async () => {
  shop = await openPaymentShop();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterAll(() => shop.close());

const ends = async () =>
  (
    await shop.bindings.DB.prepare(
      `SELECT count(*) AS orders, sum(paid_at IS NOT NULL AND cancelled_at IS NULL) AS paid, sum(cancelled_at IS NOT NULL) AS cancelled,
        sum(paid_at IS NOT NULL AND cancelled_at IS NOT NULL) AS paidAndCancelled, sum(slot_id IS NULL) AS withoutWindow,
        (SELECT count(*) FROM payments) AS payments, (SELECT count(*) FROM payments WHERE charged_at IS NOT NULL) AS charged,
        (SELECT count(*) FROM payments WHERE refund_request_id IS NOT NULL) AS wholeRefunds, (SELECT count(*) FROM refunds) AS partRefunds FROM orders`,
    ).all()
  ).results;

test(`what happens to an order at once, in any order, leaves money, stock, windows and numbers agreeing with the gateway (seed ${seed}, ${rounds * atOnce} orders)`, async () => {
  const random = createRandom(seed);
  const admin = await shop.addCustomer({ isAdmin: true });
  const shoppers = await Promise.all(Array.from({ length: 2 * atOnce }, () => shop.addCustomer()));
  const { deeds, draw } = createDeeds(shop, admin, random);
  const restore = slowAnswers(shop, random);
  const [story, thrown]: [string[], string[]] = [[], []];

  async function begin(shopper: Shopper, other: Shopper): Promise<Paying> {
    const pack = await shop.addPack({ countInStock: firstStock });
    const ordered = { qty: 2, ...(await addWindow(shop, 2)) };
    const buyElse = () => shop.order(other, pack, ordered).catch(() => null);
    const orderId = await shop.order(shopper, pack, ordered);
    const paying: Paying = { shopper, orderId, links: [], buyElse };
    await deeds.pay(paying);
    // The bank may say yes long after the link has ended.
    if (random.isOne(2)) await shop.press(paying.links[0]!.link, "pending");
    return paying;
  }
  async function happen(paying: Paying) {
    const drawn = draw();
    story.push(`${paying.orderId} after ${shop.clock.ahead / minuteMs} min: ${drawn.join(" ")}`);
    const done = await Promise.allSettled(drawn.map((name) => deeds[name](paying)));
    for (const [index, end] of done.entries())
      if (end.status === "rejected") thrown.push(`${drawn[index]}: ${String(end.reason)}`);
  }

  /** As late as the sandbox's latest event, until none was answered for so long. */
  async function untilHeard() {
    const answered = shop.answers.length;
    await new Promise((resolve) => setTimeout(resolve, 350));
    if (shop.answers.length > answered) await untilHeard();
  }

  for (let round = 0; round < rounds; round += 1) {
    const begun = await Promise.all(
      Array.from({ length: atOnce }, (_, nth) => begin(shoppers[nth]!, shoppers[nth + atOnce]!)),
    );
    for (let step = 0; step < 4; step += 1) {
      shop.clock.ahead += random.pick([0, 0, 1, 10, 20, 29, 31]) * minuteMs;
      await Promise.all(begun.map(happen));
    }
    await untilHeard();
    await finishPayments(shop);
  }
  restore();
  const wrong = [...thrown, ...(await auditStock(shop, firstStock)), ...(await auditGateway(shop))];
  if (isFullLength) console.table(await ends());
  expect(wrong, story.join("\n")).toEqual([]);
}, 1_200_000);
