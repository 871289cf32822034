import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { cartInCookie } from "#app/features/cart/cart-cookie.server.ts";
import { getCartPage } from "#app/features/cart/page/get-cart-page.server.ts";
import { getVisitor } from "#app/features/session/visitor.server.ts";
import { newId } from "#app/values/identifier.ts";
import type { PaymentMethod } from "#app/values/payment-method.ts";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { action } from "./as-last-time.route.tsx";
import { placeOrder } from "./place-order.server.ts";

let shop: TestShop;
let financialId: string;
let session: string;
beforeAll(async () => {
  shop = await openTestShop();
  const [pack] = await shop.addProduct({ name: "Atta", brands: { Aashirvaad: [{}] } });
  financialId = pack!.financialId;
});
beforeEach(async () => {
  await shop.bindings.DB.exec("DELETE FROM delivery_slots");
  session = await shop.signIn((await shop.addCustomer(home)).id);
});
afterAll(() => shop.close());

const home = { street: "12 Temple Road", city: "Bengaluru", postalCode: "560011" };
const cart = () => [newId(), [[financialId, 1, 10_000]]];

/** A window of a day in India, from an hour on for two. */
async function addWindow(day: string, hour: number, feePaise = 0) {
  const id = newId();
  const from = Date.parse(`${day}T00:00+05:30`) + hour * 3_600_000;
  await shop.bindings.DB.prepare(
    "INSERT INTO delivery_slots VALUES (?1, NULL, ?2, ?3, ?4, ?3, 8, 0, ?5, 0)",
  )
    .bind(id, day, from, from + 7_200_000, feePaise)
    .run();
  return id;
}

async function order(paymentMethod: PaymentMethod, { address = home, slotId = "" } = {}) {
  const { context } = await shop.ask("/placeorder", { cookies: { session } });
  const placed = await placeOrder(context, (await getVisitor(context))!, {
    entries: [{ financialId, qty: 1, seenPaise: 10_000 }],
    orderKey: newId(),
    paymentMethod,
    address: { ...address, landmark: "", doorNote: "" },
    slotId: slotId || undefined,
  });
  if (!placed.ok) throw new Error(placed.reason);
}

async function offered() {
  const { context } = await shop.ask("/cart", { cookies: { session, cart: cart() } });
  return (await getCartPage(context)).lastTime;
}

async function press() {
  const asked = await shop.ask("/placeorder/as-last-time", {
    method: "POST",
    cookies: { session, cart: cart() },
  });
  const answer = await action({ ...asked, params: {} });
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith("cart="));
  const { context } = await shop.ask("/", { headers: { Cookie: String(cookie).split(";")[0]! } });
  const { method, slotId } = cartInCookie(context);
  return { to: answer.headers.get("Location"), method, slotId };
}

test("the cart of who ordered before offers that place and way to pay, and one press leads to the review", async () => {
  expect(await offered()).toBeNull();
  expect((await press()).to).toBe("/shipping");
  await order("Cash Or UPI");
  expect(await offered()).toEqual({
    where: `${home.street}, ${home.city} ${home.postalCode}`,
    method: "Cash/UPI Payment On Delivery",
  });
  expect(await press()).toEqual({
    to: "/placeorder?method=cash",
    method: "Cash Or UPI",
    slotId: undefined,
  });
});

test("who paid online is led to the payment", async () => {
  await order("Online");
  expect(await press()).toMatchObject({ to: "/payment", method: "Online" });
});

test("a place that is no longer kept is not offered", async () => {
  await order("Cash Or UPI", { address: { ...home, street: "7 Residency Road" } });
  expect(await offered()).toBeNull();
  expect((await press()).to).toBe("/shipping");
});

test("the window is the next of the same hours without a fee, else the one that is offered first", async () => {
  const past = await addWindow("2030-11-25", 18);
  await order("Cash Or UPI", { slotId: past });
  await shop.bindings.DB.prepare("UPDATE delivery_slots SET capacity = taken WHERE id = ?")
    .bind(past)
    .run();
  const morning = await addWindow("2030-11-26", 8);
  await addWindow("2030-11-26", 18, 1000);
  expect((await press()).slotId).toBe(morning);
  const evening = await addWindow("2030-11-27", 18);
  expect((await press()).slotId).toBe(evening);
});

test("where each window has a fee and it can't come today, the first step asks", async () => {
  await order("Cash Or UPI");
  await addWindow("2030-11-26", 18, 1000);
  expect((await press()).to).toBe("/shipping");
});
