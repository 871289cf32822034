import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { cancelOrder } from "#app/features/orders/cancel/cancel-order.server.ts";
import { getOrder } from "#app/features/orders/get-order.server.ts";
import { settleOrder } from "#app/features/orders/settle/settle-order.server.ts";
import { tellCustomer } from "#app/features/notices/tell-customer.server.ts";
import { type PaymentShop, openPaymentShop } from "#tests/payment-shop.ts";
import { acceptOrder, dispatchOrder } from "./advance-order.server.ts";
import { deliverOrder } from "./deliver-order.server.ts";

/** The sandbox's own, as `sandbox/sms.ts` knows them. */
const flows = {
  MSG91_ACCEPTED_FLOW_ID: "65f0c1a2d6fc0537a1b2c3d6",
  MSG91_DISPATCHED_FLOW_ID: "65f0c1a2d6fc0537a1b2c3d7",
  MSG91_DELIVERED_FLOW_ID: "65f0c1a2d6fc0537a1b2c3d8",
  MSG91_CANCELLED_FLOW_ID: "65f0c1a2d6fc0537a1b2c3d9",
  MSG91_REFUNDED_FLOW_ID: "65f0c1a2d6fc0537a1b2c3da",
};

/** Somebody without an account. */
const nobody = { orderId: "0123456789abcdef", userId: null, wantsTexts: null };

let telling: PaymentShop;
let silent: PaymentShop;
beforeAll(async () => {
  telling = await openPaymentShop(flows);
  silent = await openPaymentShop();
});
afterAll(async () => {
  await telling.close();
  await silent.close();
});

async function textsOf(shop: PaymentShop, phone: string): Promise<string[]> {
  const answer = await fetch(`${shop.sandbox}/sms.json?phone=91${phone}`);
  return ((await answer.json()) as { body: string }[]).map(({ body }) => body).reverse();
}

/** Paid online, one pack of two short, delivered; and another that is cancelled. */
async function serve(shop: PaymentShop) {
  const [admin, shopper, financialId] = await Promise.all([
    shop.addCustomer({ isAdmin: true }),
    shop.addCustomer(),
    shop.addPack({ pricePaise: 19_500 }),
  ]);
  const asAdmin = async () =>
    (await shop.ask("/", { cookies: { session: admin.session } })).context;
  const paid = async () => {
    const orderId = await shop.order(shopper, financialId, { qty: 2 });
    await shop.press((await shop.startOrFail(shopper, orderId)).link, "pay");
    const isPaid = async () => (await getOrder(await asAdmin(), orderId))?.paidAt != null;
    await vi.waitUntil(isPaid, { timeout: 30_000 });
    return orderId;
  };
  const [orderId, other] = [await paid(), await paid()];
  const steps = [
    async () => acceptOrder(await asAdmin(), orderId),
    async () => acceptOrder(await asAdmin(), orderId),
    async () => settleOrder(await asAdmin(), orderId, [{ financialId, packed: 1 }]),
    async () => dispatchOrder(await asAdmin(), orderId),
    async () => deliverOrder(await asAdmin(), orderId),
    async () => cancelOrder(await asAdmin(), admin.customer, { orderId: other, reason: "" }),
  ];
  for (const step of steps) {
    shop.clock.ahead += 1000;
    expect(await step()).toMatchObject({ ok: true });
  }
  for (let run = 0; run < 4; run += 1) {
    shop.clock.ahead += 3 * 60_000;
    await shop.runJob();
  }
  const short = (id: string) => id.slice(0, 6).toUpperCase();
  return { phone: shopper.phone, one: short(orderId), two: short(other) };
}

test("the shopper is texted once what became of an order, with what is charged for it", async () => {
  const { phone, one, two } = await serve(telling);
  await expect
    .poll(async () => (await textsOf(telling, phone)).sort())
    .toEqual(
      [
        `Your order ${one} at Kirana is accepted and will be packed.`,
        `Your order ${one} of Rs 195.00 from Kirana is out for delivery.`,
        `Your order ${one} from Kirana is delivered. Thank you!`,
        `Your order ${two} at Kirana is cancelled.`,
        `Rs 195.00 for your order ${one} at Kirana went back to you.`,
        `Rs 390.00 for your order ${two} at Kirana went back to you.`,
      ].sort(),
    );
});

test("a shop without these texts sends none of them", async () => {
  const { phone } = await serve(silent);
  expect(await textsOf(silent, phone)).toEqual([]);
});

test("an order on its way is texted when it comes, as it was promised", async () => {
  const sent = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response("{}"));
  const { context } = await telling.ask("/");
  const news = {
    ...nobody,
    phone: "9876543210",
    short: "K7Q2",
    language: null,
    amountPaise: 19_500,
  };
  const slot = {
    slotFrom: Date.parse("2026-11-23T18:00:00+05:30"),
    slotTo: Date.parse("2026-11-23T20:00:00+05:30"),
  };
  tellCustomer(context, { ...news, event: "dispatched", ...slot });
  tellCustomer(context, { ...news, event: "accepted", slotFrom: null, slotTo: null });
  await vi.waitUntil(() => sent.mock.calls.length === 2, { timeout: 30_000 });
  const bodies = sent.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
  sent.mockRestore();
  expect(bodies.map(({ VAR3 }) => VAR3)).toEqual(["23 Nov 2026, 6 to 8 pm", "as soon as possible"]);
});

test("who speaks Hindi is texted in it where that text is set up, and else all in English", async () => {
  const sent = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response("{}"));
  const { context } = await telling.ask("/");
  const told = { ...context, config: { ...context.config, MSG91_ACCEPTED_FLOW_ID_HI: "hindi" } };
  const news = {
    ...nobody,
    phone: "9876543210",
    short: "K7Q2",
    language: "hi",
    amountPaise: 19_500,
  };
  const none = { slotFrom: null, slotTo: null };
  tellCustomer(told, { ...news, event: "accepted", ...none });
  tellCustomer(told, { ...news, event: "dispatched", ...none });
  await vi.waitUntil(() => sent.mock.calls.length === 2, { timeout: 30_000 });
  const bodies = sent.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
  sent.mockRestore();
  expect(bodies.map((body) => [body.flow_id, body.VAR3])).toEqual([
    ["hindi", "जितनी जल्दी हो सके"],
    [flows.MSG91_DISPATCHED_FLOW_ID, "as soon as possible"],
  ]);
});
