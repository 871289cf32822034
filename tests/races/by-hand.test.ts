import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { undoStep } from "#app/features/orders/progress/undo-step.server.ts";
import { settleOrder } from "#app/features/orders/settle/settle-order.server.ts";
import { settlePayment } from "#app/features/payments/settle/settle-payment.server.ts";
import { aroundD1 } from "#tests/faults/around-d1.ts";
import { type PaymentShop, openPaymentShop } from "#tests/payment-shop.ts";
import { openLedgerGateway } from "./ledger-gateway.ts";

// Ten packs at ₹111.00 are paid online; where nine are packed, ₹111.00 has to go back.
const packPaise = 11_100;
const hourMs = 60 * 60_000;

let shop: PaymentShop;
let gateway: ReturnType<typeof openLedgerGateway>;
let order: { orderId: string; paymentId: string; pack: string; session: string };
beforeAll(async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  shop = await openPaymentShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.ahead = 0;
  gateway = openLedgerGateway();
  const [admin, shopper] = [await shop.addCustomer({ isAdmin: true }), await shop.addCustomer()];
  const pack = await shop.addPack({ pricePaise: packPaise, countInStock: 20 });
  const orderId = await shop.order(shopper, pack, { paymentMethod: "Online", qty: 10 });
  const { paymentId } = await shop.startOrFail(shopper, orderId);
  order = { orderId, paymentId, pack, session: admin.session };
  gateway.charge(paymentId, 10 * packPaise);
});
afterEach(() => gateway.close());

const asOwner = async () => (await shop.ask("/", { cookies: { session: order.session } })).context;
const hear = async () => settlePayment((await shop.ask("/")).context, order.paymentId);
const packNine = async () =>
  settleOrder(await asOwner(), order.orderId, [{ financialId: order.pack, packed: 9 }]);
const byHand = (paise: number) => gateway.byHand(order.paymentId, paise);

async function runJobs(times = 4) {
  for (let run = 0; run < times; run += 1) {
    shop.clock.ahead += 4 * hourMs;
    await shop.runJob();
  }
}

async function books() {
  const row = await shop.bindings.DB.prepare(
    `SELECT (SELECT sum(amount_paise) FROM day_entries WHERE order_id = o.id AND kind = 'refund') AS refund,
      coalesce(settled_paise, total_paise) AS payable FROM orders AS o WHERE id = ?`,
  )
    .bind(order.orderId)
    .first<{ refund: number; payable: number }>();
  return { ...row!, gone: gateway.gone(order.paymentId) };
}
const onePack = { refund: packPaise, gone: packPaise, payable: 9 * packPaise };

test.each([
  [
    "a part, heard before the job runs",
    async () => {
      byHand(5_000);
      await hear();
    },
  ],
  ["a part that the job hears of", async () => byHand(5_000)],
  [
    "all of it in two parts, each heard",
    async () => {
      byHand(5_000);
      await hear();
      byHand(6_100);
      await hear();
    },
  ],
  [
    "a part after a try of the shop's failed",
    async () => {
      gateway.asked.status = "FAILURE";
      await runJobs(2);
      gateway.asked.status = "SUCCESS";
      byHand(5_000);
    },
  ],
  [
    "all of it, on its way for a day",
    async () => {
      const end = gateway.byHand(order.paymentId, packPaise, "PENDING");
      await runJobs(6);
      end("SUCCESS");
    },
  ],
  [
    "something that failed in the end",
    async () => {
      const end = gateway.byHand(order.paymentId, packPaise, "PENDING");
      await runJobs(6);
      end("FAILURE");
    },
  ],
  [
    "what the gateway made too little of",
    async () => {
      gateway.asked.lessPaise = 1_100;
      await runJobs(1);
      gateway.asked.lessPaise = 0;
      byHand(1_100);
    },
  ],
])("what has to go back goes back once, where somebody makes by hand %s", async (_, act) => {
  await hear();
  await packNine();
  await act();
  await runJobs();
  expect(await books()).toEqual(onePack);
});

test("what went back before the charge was heard of stands in the books", async () => {
  byHand(packPaise);
  await hear();
  expect(await books()).toMatchObject({ refund: packPaise, gone: packPaise });
  await packNine();
  await runJobs();
  expect(await books()).toEqual(onePack);
});

test("a charge that goes back whole, and of which the gateway made less, is done when the rest is", async () => {
  await shop.bindings.DB.prepare("UPDATE orders SET cancelled_at = ? WHERE id = ?")
    .bind(Date.now(), order.orderId)
    .run();
  gateway.asked.lessPaise = 1_100;
  await hear();
  await runJobs();
  const status = () =>
    shop.bindings.DB.prepare("SELECT refund_status AS status FROM payments WHERE id = ?")
      .bind(order.paymentId)
      .first("status");
  expect(await status()).toBe("MANUAL_REVIEW");
  byHand(1_100);
  await runJobs();
  expect(await status()).toBe("SUCCESS");
});

test("an order that was packed short is not unpacked once the rest went back by hand", async () => {
  await hear();
  await packNine();
  byHand(packPaise);
  await hear();
  expect(await undoStep(await asOwner(), order.orderId)).toMatchObject({ ok: false });
});

/** `act` happens before the call to the database with this number; false where there were fewer. */
async function between(number: number, act: () => Promise<unknown>): Promise<boolean> {
  const d1 = shop.bindings.DB;
  let left = number;
  shop.bindings.DB = aroundD1(d1, async (call) => {
    left -= 1;
    if (left === -1) {
      shop.bindings.DB = d1;
      await act();
    }
    return call();
  });
  await hear();
  shop.bindings.DB = d1;
  return left < 0;
}

test.each([0, 1, 2, 3, 4, 5, 6, 7])(
  "packed short just before call %i that notes a refund by hand: once as well",
  async (number) => {
    await hear();
    byHand(packPaise);
    if (!(await between(number, packNine))) await packNine();
    await runJobs();
    expect(await books()).toEqual(onePack);
  },
);

test.each([0, 1, 2, 3, 4, 5, 6, 7])(
  "unpacked just before call %i that notes a refund by hand: the books have what went back",
  async (number) => {
    await hear();
    await packNine();
    byHand(packPaise);
    await between(number, async () => undoStep(await asOwner(), order.orderId));
    await runJobs();
    expect(await books()).toMatchObject({ refund: packPaise, gone: packPaise });
  },
);
