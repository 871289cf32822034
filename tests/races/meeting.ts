// Two things meet at one order: the first is stopped before one of its calls to the database, and
// the other happens there, whole.
import { receiveEvent } from "#app/features/payments/settle/receive-event.server.ts";
import { settlePayment } from "#app/features/payments/settle/settle-payment.server.ts";
import { newId } from "#app/values/identifier.ts";
import { aroundD1 } from "#tests/faults/around-d1.ts";
import { type PaymentShop, openPaymentShop } from "#tests/payment-shop.ts";
import { createRandom } from "#tests/random.ts";
import { addWindow } from "./gateway-books.ts";
import { type Paying, type Shopper, createDeeds } from "./paying.ts";

const minuteMs = 60_000;
export const firstStock = 3;

/** A shop for many orders of the same people. */
export async function openMeetingShop() {
  const shop = await openPaymentShop();
  await shop.bindings.DB.prepare(
    "INSERT INTO shop_limits (id, open_orders, open_paise, orders_an_hour, packs_a_day, codes_an_hour) VALUES (1, 10000, 1000000000, 10000, 10000, 10000)",
  ).run();
  const [shopper, other, admin] = await Promise.all([
    shop.addCustomer(),
    shop.addCustomer(),
    shop.addCustomer({ isAdmin: true }),
  ]);
  return { shop, shopper, other, admin };
}
export type MeetingShop = { shop: PaymentShop } & Record<"shopper" | "other" | "admin", Shopper>;

/** The bank has decided, and nobody has told the shop. */
async function pressUnheard(shop: PaymentShop, link: string, button: "pay" | "decline") {
  await shop.control({ service: "payment", webhook: "none" });
  await shop.press(link, button);
  await shop.control({ reset: true });
}

const firstLink = ({ links }: Paying) => links[0]?.link ?? "";

function createThings({ shop, admin }: MeetingShop) {
  const { deeds } = createDeeds(shop, admin, createRandom(1));
  const first = ({ links }: Paying) => links[0]?.paymentId ?? "";
  const context = async () => (await shop.ask("/")).context;
  return {
    settle: async (paying: Paying) => settlePayment(await context(), first(paying)),
    event: async (paying: Paying) =>
      receiveEvent(await context(), { id: newId(), name: "", paymentId: first(paying) }),
    ...{ pay: deeds.pay, result: deeds.result, job: deeds.runJob, buyElse: deeds.buyElse },
    ...{ cancel: deeds.cancel, cancelByShop: deeds.cancelByShop, cash: deeds.cash },
    pack: deeds.pack,
    undo: deeds.undo,
    async charge(paying: Paying) {
      await pressUnheard(shop, firstLink(paying), "pay");
      await settlePayment(await context(), first(paying));
    },
    async payTwice(paying: Paying) {
      await deeds.pay(paying);
      const last = paying.links.at(-1);
      await pressUnheard(shop, last?.link ?? "", "pay");
      await settlePayment(await context(), last?.paymentId ?? "");
    },
  };
}
type Things = ReturnType<typeof createThings>;
export type Thing = keyof Things;

/**
 * What the order is when they meet: its bank has not decided, or has charged, or has after the order
 * gave its packs back; or it is paid.
 */
export const states = ["waiting", "charged", "expired", "paid"] as const;
export type Meeting = { state: (typeof states)[number]; stopped: Thing; between: Thing };

async function begin(
  { shop, shopper, other }: MeetingShop,
  things: Things,
  { state }: Meeting,
): Promise<Paying> {
  const [pack, window] = [
    await shop.addPack({ countInStock: firstStock }),
    await addWindow(shop, 1),
  ];
  const ordered = { qty: 2, ...window };
  const buyElse = () => shop.order(other, pack, ordered).catch(() => null);
  const orderId = await shop.order(shopper, pack, ordered);
  const paying: Paying = { shopper, orderId, links: [], buyElse };
  await things.pay(paying);
  await shop.press(firstLink(paying), "pending");
  if (state === "paid") {
    await pressUnheard(shop, firstLink(paying), "pay");
    await things.settle(paying);
  }
  shop.clock.ahead += 31 * minuteMs;
  if (state === "expired") await shop.runJob();
  if (state === "charged" || state === "expired")
    await pressUnheard(shop, firstLink(paying), "pay");
  return paying;
}

/** Answers whether `stopped` made so many calls at all. */
async function meet(at: MeetingShop, meeting: Meeting, calls: number): Promise<boolean> {
  const { shop } = at;
  const things = createThings(at);
  const paying = await begin(at, things, meeting);
  const d1 = shop.bindings.DB;
  let left: number | null = calls;
  shop.bindings.DB = aroundD1(d1, async (act) => {
    if (left !== null && left-- === 0) {
      left = null;
      await things[meeting.between](paying);
    }
    return act();
  });
  await things[meeting.stopped](paying).finally(() => (shop.bindings.DB = d1));
  await giveUp(shop, paying);
  return left === null;
}

/** What is still open after a week, so that the job has time for the next. */
async function giveUp(shop: PaymentShop, { orderId, links }: Paying) {
  for (const { link, paymentId } of links) {
    await pressUnheard(shop, link, "decline");
    await settlePayment((await shop.ask("/")).context, paymentId);
  }
  await shop.bindings.DB.prepare(
    "UPDATE payments SET status = 'FAILED' WHERE order_id = ? AND charged_at IS NULL",
  )
    .bind(orderId)
    .run();
}

/** Before each call of `stopped`, or before the one that is given; answers what broke. */
export async function meetEverywhere(
  at: MeetingShop,
  meeting: Meeting,
  only?: number,
): Promise<string[]> {
  const thrown: string[] = [];
  for (let calls = only ?? 0; calls < 20; calls += 1) {
    const isReached = await meet(at, meeting, calls).catch((error: unknown) => {
      thrown.push(`${Object.values(meeting).join(" ")}, ${calls}: ${String(error)}`);
      return true;
    });
    if (!isReached || only !== undefined) return thrown;
  }
  return thrown;
}
