// What may happen to an online order at one moment, each by its own real request.
import { cancelOrder } from "#app/features/orders/cancel/cancel-order.server.ts";
import { dispatchOrder, packOrder } from "#app/features/orders/progress/advance-order.server.ts";
import { recordCash } from "#app/features/orders/progress/record-cash.server.ts";
import { undoStep } from "#app/features/orders/progress/undo-step.server.ts";
import { getPaymentResult } from "#app/features/payments/result/payment-result.server.ts";
import { answerReturn } from "#app/features/payments/result/answer-return.server.ts";
import { aroundD1 } from "#tests/faults/around-d1.ts";
import { isFullLength } from "#tests/length.ts";
import type { PaymentShop } from "#tests/payment-shop.ts";
import type { Random } from "#tests/random.ts";

/** The same in every short run. */
export const raceSeed = Number(
  process.env.RACE_SEED ?? (isFullLength ? Date.now() % 1_000_000 : 7),
);

export type Shopper = Awaited<ReturnType<PaymentShop["addCustomer"]>>;
type Link = { link: string; paymentId: string };
/** An order with its payment pages, and what else is ordered of its pack and its window. */
export type Paying = {
  shopper: Shopper;
  orderId: string;
  links: Link[];
  buyElse: () => Promise<unknown>;
};

const webhooks = ["twice", "late", "none", null] as const;
const buttons = ["pay", "pay", "pay", "pay", "pending", "pending", "decline", "cancel"] as const;

export function createDeeds(shop: PaymentShop, admin: Shopper, random: Random) {
  const contextOf = async ({ session }: Shopper) =>
    (await shop.ask("/", { cookies: { session } })).context;

  async function press({ links }: Paying) {
    if (links.length === 0) return;
    const webhook = random.pick(webhooks);
    if (webhook) await shop.control({ service: "payment", webhook });
    const answer = await shop.press(random.pick(links).link, random.pick(buttons));
    return answer.headers.get("location");
  }

  const deeds = {
    press,
    async pressAndReturn(paying: Paying) {
      const location = await press(paying);
      const { pathname, search } = new URL(location ?? "/payment/return", shop.sandbox);
      await answerReturn(await shop.ask(pathname + search));
    },
    async pay({ shopper, orderId, links }: Paying) {
      const started = await shop.start(shopper, orderId);
      if (started.ok) links.push(started);
    },
    runJob: () => shop.runJob(),
    result: async ({ shopper, orderId }: Paying) =>
      getPaymentResult(await contextOf(shopper), shopper.customer, orderId),
    cancel: async ({ shopper, orderId }: Paying) =>
      cancelOrder(await contextOf(shopper), shopper.customer, { orderId, reason: "" }),
    cancelByShop: async ({ orderId }: Paying) =>
      cancelOrder(await contextOf(admin), admin.customer, { orderId, reason: "" }),
    cash: async ({ orderId }: Paying) => recordCash(await contextOf(admin), orderId),
    pack: async ({ orderId }: Paying) => packOrder(await contextOf(admin), orderId),
    dispatch: async ({ orderId }: Paying) => dispatchOrder(await contextOf(admin), orderId),
    undo: async ({ orderId }: Paying) => undoStep(await contextOf(admin), orderId),
    buyElse: ({ buyElse }: Paying) => buyElse(),
  };
  const often = ["press", "pressAndReturn", "pay", "runJob", "result", "buyElse"] as const;
  const seldom = ["cancel", "cancelByShop", "cash", "pack", "dispatch", "undo"] as const;
  return {
    deeds,
    /** The names of what happens at once. */
    draw: () =>
      Array.from({ length: 2 + random.upTo(3) }, () =>
        random.isOne(8) ? random.pick(seldom) : random.pick(often),
      ),
  };
}

const someTime = (random: Random, most: number) =>
  new Promise((resolve) => setTimeout(resolve, random.isOne(3) ? 0 : random.upTo(most)));

/** Answers of gateway and database come late, so that older news overtake newer. */
export function slowAnswers(shop: PaymentShop, random: Random) {
  const real = { fetch: globalThis.fetch, d1: shop.bindings.DB };
  globalThis.fetch = async (url, init) => {
    const answer = await real.fetch(url, init);
    if (/\/(orders|session)/.test(String(url))) await someTime(random, 60);
    return answer;
  };
  shop.bindings.DB = aroundD1(real.d1, async (act) => {
    await someTime(random, 20);
    return act();
  });
  return () => {
    globalThis.fetch = real.fetch;
    shop.bindings.DB = real.d1;
  };
}
