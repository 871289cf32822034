import { afterAll, beforeAll, expect, test } from "vitest";
import { action } from "#app/features/account/profile/command.route.tsx";
import { loader as profile } from "#app/features/account/profile/profile.route.tsx";
import { tellBack } from "#app/features/notices/back/tell-back.server.ts";
import { wishBack } from "#app/features/notices/back/tell-back.server.ts";
import { cancelOrder } from "#app/features/orders/cancel/cancel-order.server.ts";
import { loader as orderPage } from "#app/features/orders/order.route.tsx";
import {
  acceptOrder,
  dispatchOrder,
  packOrder,
} from "#app/features/orders/progress/advance-order.server.ts";
import { endSession } from "#app/features/session/session.server.ts";
import { tellNotPlaced } from "#app/features/standing/tell-not-placed.server.ts";
import { shortOf } from "#app/values/identifier.ts";
import { type PaymentShop, openPaymentShop } from "#tests/payment-shop.ts";

type Shopper = Awaited<ReturnType<PaymentShop["addCustomer"]>>;
type Device = { endpoint: string; p256dh: string; auth: string };
type Shown = { device: string; ttl: number; message: { notification: Record<string, string> } };

let shop: PaymentShop;
let owner: Shopper;
beforeAll(async () => {
  shop = await openPaymentShop({
    MSG91_ACCEPTED_FLOW_ID: "65f0c1a2d6fc0537a1b2c3d6",
    MSG91_CANCELLED_FLOW_ID: "65f0c1a2d6fc0537a1b2c3d9",
    MSG91_STANDING_FLOW_ID: "65f0c1a2d6fc0537a1b2c3de",
  });
  Object.assign(shop.bindings, { PUSH_SERVICES: shop.sandbox });
  owner = await shop.addCustomer({ isAdmin: true });
});
afterAll(() => shop.close());

const json = async (path: string) => (await fetch(shop.sandbox + path)).json();
const newDevice = async (): Promise<Device> =>
  (await fetch(`${shop.sandbox}/push/devices`, { method: "POST", body: "{}" }).then((answer) =>
    answer.json(),
  )) as Device;
/** What a phone showed, the oldest first. */
async function shownOn({ endpoint }: Device) {
  const all = (await json("/push.json")) as Shown[];
  return all
    .filter(({ device }) => endpoint.endsWith(device))
    .map(({ message }) => message.notification)
    .reverse();
}
const titlesOn = async (device: Device) => (await shownOn(device)).map(({ title }) => title);
const textsTo = async ({ phone }: Shopper) =>
  ((await json(`/sms.json?phone=91${phone}`)) as { body: string }[]).map(({ body }) => body);

const from = async ({ session }: Pick<Shopper, "session">) =>
  (await shop.ask("/", { cookies: { session } })).context;
async function send(who: Shopper, word: "push" | "messages", fields: Record<string, string>) {
  const asked = await shop.ask(`/profile/${word}`, {
    method: "POST",
    body: new URLSearchParams(fields),
    cookies: { session: who.session },
  });
  return (await action(asked)) as Response;
}
const switchOn = async (who: Shopper, device: Device) =>
  expect((await send(who, "push", { ...device })).status).toBe(303);

async function ordered(shopper: Shopper): Promise<string> {
  return shop.order(shopper, await shop.addPack(), { paymentMethod: "Cash Or UPI" });
}
const speak = (who: Shopper, language: string) =>
  shop.bindings.DB.prepare("UPDATE users SET language = ? WHERE id = ?")
    .bind(language, who.id)
    .run();

test("a phone that was switched on shows how the order goes, beside the text, in the customer's language, until it is switched off", async () => {
  const [shopper, device] = [await shop.addCustomer(), await newDevice()];
  const [id, other] = [await ordered(shopper), await ordered(shopper)];
  await switchOn(shopper, device);
  await acceptOrder(await from(owner), id);
  await expect
    .poll(() => shownOn(device))
    .toEqual([
      {
        title: `Your order ${shortOf(id)} is accepted`,
        body: "It comes as soon as possible.",
        tag: shortOf(id),
        navigate: `http://shop.test/order/${id}`,
      },
    ]);
  await expect.poll(() => textsTo(shopper)).toHaveLength(1);
  await speak(shopper, "hi");
  await packOrder(await from(owner), id);
  await dispatchOrder(await from(owner), id);
  await expect
    .poll(async () => (await titlesOn(device))[1])
    .toBe(`आपका ऑर्डर ${shortOf(id)} रास्ते में है`);
  expect((await send(shopper, "push", { off: "1" })).status).toBe(303);
  await acceptOrder(await from(owner), other);
  await expect.poll(() => textsTo(shopper)).toHaveLength(2);
  expect(await titlesOn(device)).toHaveLength(2);
});

test("a phone is told nothing more once its sign-in has ended, and nobody else switches it off", async () => {
  const [shopper, stranger, device] = [
    await shop.addCustomer(),
    await shop.addCustomer(),
    await newDevice(),
  ];
  const [first, second] = [await ordered(shopper), await ordered(shopper)];
  await switchOn(shopper, device);
  await send(stranger, "push", { ...device, off: "1" });
  await acceptOrder(await from(owner), first);
  await expect.poll(() => titlesOn(device)).toHaveLength(1);
  await endSession(await from(shopper));
  await acceptOrder(await from(owner), second);
  await expect.poll(() => textsTo(shopper)).toHaveLength(2);
  expect(await titlesOn(device)).toHaveLength(1);
});

test("a phone is told nothing once its sign-in is past its end, and what it is told goes to who switched it on last", async () => {
  const [before, after, device] = [
    await shop.addCustomer(),
    await shop.addCustomer(),
    await newDevice(),
  ];
  await switchOn(before, device);
  await switchOn(after, device);
  const [one, two, three] = [await ordered(before), await ordered(after), await ordered(after)];
  await acceptOrder(await from(owner), one);
  await acceptOrder(await from(owner), two);
  const theirs = [`Your order ${shortOf(two)} is accepted`];
  await expect.poll(() => titlesOn(device)).toEqual(theirs);
  await shop.bindings.DB.prepare("UPDATE sessions SET expires_at = 1 WHERE user_id = ?")
    .bind(after.id)
    .run();
  await acceptOrder(await from(owner), three);
  await expect.poll(() => textsTo(after)).toHaveLength(2);
  expect(await titlesOn(device)).toEqual(theirs);
});

test("who does without texts is texted what was cancelled, and not how an order goes", async () => {
  const shopper = await shop.addCustomer();
  const id = await ordered(shopper);
  expect((await send(shopper, "messages", {})).headers.get("Location")).toBe("/profile");
  await acceptOrder(await from(owner), id);
  await cancelOrder(await from(owner), owner.customer, { orderId: id, reason: "" });
  const cancelled = `Your order ${shortOf(id)} at Kirana is cancelled.`;
  await expect.poll(() => textsTo(shopper)).toEqual([cancelled]);
  await send(shopper, "messages", { texts: "on" });
  await acceptOrder(await from(owner), await ordered(shopper));
  await expect.poll(() => textsTo(shopper)).toHaveLength(2);
});

test("that a pack is back is told by push where a phone takes it, else by text where it is wanted", async () => {
  const [byPush, byText, byNone, device] = [
    ...[await shop.addCustomer(), await shop.addCustomer(), await shop.addCustomer()],
    await newDevice(),
  ] as const;
  await switchOn(byPush, device);
  await send(byNone, "messages", {});
  const financialId = await shop.addPack({ countInStock: 0 });
  for (const { id } of [byPush, byText, byNone])
    expect(await wishBack(await from(owner), id, financialId)).toEqual({ ok: true });
  await shop.bindings.DB.prepare("UPDATE financials SET count_in_stock = 3 WHERE id = ?")
    .bind(financialId)
    .run();
  await tellBack(await from(owner));
  expect(await titlesOn(device)).toEqual(["Back in stock"]);
  const told = [await textsTo(byPush), await textsTo(byText), await textsTo(byNone)];
  expect(told.map((texts) => texts.length)).toEqual([0, 1, 0]);
});

test("that a standing order was not placed is told by push where a phone takes it, else always by text", async () => {
  const [byPush, byText, device] = [
    await shop.addCustomer(),
    await shop.addCustomer(),
    await newDevice(),
  ];
  await switchOn(byPush, device);
  await send(byText, "messages", {});
  const news = { language: null, day: "2026-11-29", outcome: "closed" } as const;
  for (const { id, phone } of [byPush, byText])
    await tellNotPlaced(await from(owner), { id, phone, ...news });
  expect(await shownOn(device)).toMatchObject([
    {
      title: "No order for 29 Nov 2026",
      body: "The shop was closed",
      navigate: "http://shop.test/standing",
    },
  ]);
  const told = [await textsTo(byPush), await textsTo(byText)];
  expect(told.map((texts) => texts.length)).toEqual([0, 1]);
});

async function switchAt(who: Shopper, orderId: string, config = {}) {
  const asked = await shop.ask(`/order/${orderId}`, { cookies: { session: who.session } });
  Object.assign(asked.context.config, config);
  return (await orderPage({ ...asked, params: { id: orderId } })).device;
}

test("an order's page offers it to its customer while the order is under way, where the shop has web push", async () => {
  const shopper = await shop.addCustomer();
  const [id, done] = [await ordered(shopper), await ordered(shopper)];
  expect(await switchAt(shopper, id)).toMatchObject({ isOn: false });
  await switchOn(shopper, await newDevice());
  expect(await switchAt(shopper, id)).toMatchObject({ isOn: true });
  expect(await switchAt(shopper, id, { VAPID_PUBLIC_KEY: "" })).toBeNull();
  expect(await switchAt(owner, id)).toBeNull();
  await cancelOrder(await from(shopper), shopper.customer, { orderId: done, reason: "" });
  expect(await switchAt(shopper, done)).toBeNull();
});

test("the profile says what is switched on; what the shop has not set up it does not show", async () => {
  const shopper = await shop.addCustomer();
  const messages = async (config = {}) => {
    const asked = await shop.ask("/profile", { cookies: { session: shopper.session } });
    Object.assign(asked.context.config, config);
    return (await profile(asked)).messages;
  };
  expect(await messages()).toMatchObject({ wantsTexts: true, device: { isOn: false } });
  await send(shopper, "messages", {});
  await switchOn(shopper, await newDevice());
  expect(await messages()).toMatchObject({ wantsTexts: false, device: { isOn: true } });
  const none = { MSG91_ACCEPTED_FLOW_ID: "", MSG91_BACK_FLOW_ID: "", VAPID_PUBLIC_KEY: "" };
  expect(await messages(none)).toEqual({ wantsTexts: null, device: null });
});

test("the switch of somebody of the shop stands in the log, a customer's does not", async () => {
  const [cashier, customer] = [
    await shop.addCustomer({ role: "cashier" }),
    await shop.addCustomer(),
  ];
  for (const who of [cashier, customer]) await send(who, "messages", {});
  const logged = await shop.bindings.DB.prepare(
    "SELECT subject_id, after ->> 'withoutTexts' AS without FROM admin_log WHERE subject_id IN (?, ?)",
  )
    .bind(cashier.id, customer.id)
    .all();
  expect(logged.results).toEqual([{ subject_id: cashier.id, without: 1 }]);
});

test("what is no device, or of a service that is not listed, is refused in words", async () => {
  const [shopper, device] = [await shop.addCustomer(), await newDevice()];
  for (const wrong of [{ auth: "short" }, { endpoint: "https://evil.example/push" }]) {
    const answer = await send(shopper, "push", { ...device, ...wrong });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { message: "This phone can't get notices." },
    ]);
  }
});
