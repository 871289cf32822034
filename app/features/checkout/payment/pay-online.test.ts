import { afterAll, beforeAll, expect, test } from "vitest";
import { cartInCookie } from "#app/features/cart/cart-cookie.server.ts";
import { openPaymentShop } from "#tests/payment-shop.ts";
import { action, loader } from "./payment.route.tsx";
import { seenPrices } from "#app/features/checkout/order/review.ts";

let shop: Awaited<ReturnType<typeof openPaymentShop>>;
beforeAll(async () => {
  shop = await openPaymentShop();
});
afterAll(() => shop.close());

type Shopper = Awaited<ReturnType<typeof shop.addCustomer>>;
type Refused = {
  data: { problem: { reason: string; orderId?: string } };
  init: { status: number };
};

/** Opens /payment with the cart, chooses Online and posts what the page holds. */
async function choose(
  shopper: Shopper,
  cart: [string, number, number][],
  change: Record<string, string> = {},
) {
  const cookies = { session: shopper.session, cart: ["0123456789abcdef", cart] };
  const { review } = await loader(await shop.ask("/payment", { cookies }));
  const fields = {
    paymentMethod: "Online",
    orderKey: review.orderKey,
    shown: review.shown,
    seen: seenPrices(review.lines),
    ...change,
  };
  return action(
    await shop.ask("/payment", { method: "POST", body: new URLSearchParams(fields), cookies }),
  );
}

async function ordersOf(shopper: Shopper) {
  const { results } = await shop.bindings.DB.prepare(
    "SELECT id, payment_method FROM orders WHERE user_id = ?",
  )
    .bind(shopper.id)
    .all<{ id: string; payment_method: string }>();
  return results;
}

test("paying online orders first, then leads to the gateway's page and keeps the cart", async () => {
  const shopper = await shop.addCustomer();
  const answer = (await choose(shopper, [[await shop.addPack(), 2, 24_950]])) as Response;
  expect(answer.status).toBe(303);
  expect(answer.headers.get("Location")).toMatch(
    new RegExp(`^${shop.sandbox}/payment-page/order/`),
  );
  const { context } = await shop.ask("/", {
    headers: { Cookie: answer.headers.get("Set-Cookie")!.split(";")[0]! },
  });
  expect(cartInCookie(context)).toMatchObject({
    key: "0123456789abcdef",
    method: "Online",
    entries: [{ qty: 2 }],
  });
  expect((await ordersOf(shopper)).map((order) => order.payment_method)).toEqual(["Online"]);
});

test("while the gateway is down the order stays, and an unchanged cart pays the same one again", async () => {
  const [shopper, financialId] = [
    await shop.addCustomer(),
    await shop.addPack({ countInStock: 1 }),
  ];
  await shop.control({ service: "payment", mode: "fail" });
  const failed = (await choose(shopper, [[financialId, 1, 24_950]])) as Response;
  expect([failed.status, failed.headers.get("Location")]).toEqual([303, "/payment"]);
  expect(failed.headers.getSetCookie().map((cookie) => cookie.split("=")[0])).toEqual([
    "cart",
    "toast",
  ]);
  expect(
    ((await choose(shopper, [[financialId, 1, 24_950]])) as Response).headers.get("Location"),
  ).toMatch(/payment-page/);
  expect(await ordersOf(shopper)).toHaveLength(1);
});

test("the same cart key with another cart is refused with a link to the first order", async () => {
  const [shopper, financialId] = [await shop.addCustomer(), await shop.addPack()];
  await choose(shopper, [[financialId, 1, 24_950]]);
  const refused = (await choose(shopper, [[financialId, 2, 24_950]])) as Refused;
  expect([refused.init.status, refused.data.problem.reason]).toEqual([409, "key-used"]);
  expect(await ordersOf(shopper)).toHaveLength(1);
});

test("a price that rose after the page was shown, and a tampered form, order nothing", async () => {
  const [shopper, financialId] = [await shop.addCustomer(), await shop.addPack()];
  const risen = (await choose(shopper, [[financialId, 1, 24_950]], {
    seen: `${financialId}:100`,
  })) as Refused;
  expect([risen.init.status, risen.data.problem.reason]).toEqual([409, "price-rose"]);
  for (const change of [{ seen: "x" }, { shown: "" }, { orderKey: "" }] as Record<
    string,
    string
  >[]) {
    const refused = (await choose(shopper, [[financialId, 1, 24_950]], change)) as Refused;
    expect(refused.init.status).toBe(400);
  }
  expect(await ordersOf(shopper)).toEqual([]);
});
