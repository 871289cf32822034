import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { newId } from "#app/values/identifier.ts";
import { type PaymentShop, openPaymentShop } from "#tests/payment-shop.ts";
import { shortenPatience } from "#tests/short-patience.ts";
import { loader as failure } from "./failure.route.tsx";
import { answerReturn } from "./answer-return.server.ts";
import { loader as success, meta } from "./success.route.tsx";

let shop: PaymentShop;
const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
beforeAll(async () => {
  shop = await openPaymentShop();
});
afterAll(async () => {
  await shop.close();
  log.mockRestore();
});

/** An order whose payment nobody tells the shop of; the cart it came from is still there. */
async function begun() {
  const [shopper, financialId] = [await shop.addCustomer(), await shop.addPack()];
  const orderKey = newId();
  const orderId = await shop.order(shopper, financialId, { orderKey });
  const { link, paymentId } = await shop.startOrFail(shopper, orderId);
  const press = async (button: "pay" | "decline" | "cancel" | "pending") => {
    if (button !== "pending") await shop.control({ service: "payment", webhook: "none" });
    return (await shop.press(link, button)).headers.get("Location")!;
  };
  return {
    shopper,
    orderId,
    link,
    paymentId,
    press,
    financialId,
    cart: [orderKey, [[financialId, 1, 24_950]]],
  };
}

type Cookies = Record<string, unknown>;

async function show(orderId: string | null, cookies: Cookies) {
  const asked = await shop.ask(
    `/payment/success${orderId === null ? "" : `?orderId=${encodeURIComponent(orderId)}`}`,
    { cookies },
  );
  return success({ ...asked, params: {} }).catch((thrown: unknown) => {
    if (!(thrown instanceof Response)) throw thrown;
    return thrown;
  });
}

async function turnedAway(orderId: string | null, cookies: Cookies) {
  const answer = await show(orderId, cookies);
  if (!(answer instanceof Response)) throw new Error("It was shown.");
  const toast =
    answer.headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith("toast="))
      ?.split(";")[0] ?? "";
  const { context } = await shop.ask("/", { headers: { Cookie: toast } });
  return [
    answer.headers.get("Location"),
    (context.cookies.toast as { message: string } | null)?.message,
  ];
}

async function shown(orderId: string, cookies: Cookies) {
  const answer = await show(orderId, cookies);
  if (answer instanceof Response) throw new Error(`Led to ${answer.headers.get("Location")}`);
  return { ...answer.data, cookies: new Headers(answer.init?.headers).getSetCookie() };
}

const notSuccessful = "Payment was not successful.";
const incomplete = "Incomplete order details. Please try again.";

test("a paid order is shown and its cart cleared, and what was added since is kept", async () => {
  const { shopper, orderId, press, cart } = await begun();
  await press("pay");
  const { session } = shopper;
  const answer = await shown(orderId, { session, cart });
  expect(answer).toMatchObject({ orderId, isPaid: true });
  expect(answer.cookies).toEqual([expect.stringMatching(/^cart=.*Max-Age=0/)]);
  expect((await shop.orderRow(orderId)).paid_at).not.toBeNull();
  const added = await shop.addPack();
  const [key, entries] = cart as [string, unknown[]];
  const [kept] = (await shown(orderId, { session, cart: [key, [...entries, [added, 2, 24_950]]] }))
    .cookies;
  const { context } = await shop.ask("/", { headers: { Cookie: kept!.split(";")[0]! } });
  expect(context.cookies.cart).toEqual([expect.not.stringContaining(key), [[added, 2, 24_950]]]);
});

test("in another browser, without the cart, a paid order is shown as well, and another cart is left alone", async () => {
  const { shopper, orderId, press, financialId } = await begun();
  await press("pay");
  expect(await shown(orderId, { session: shopper.session })).toMatchObject({
    isPaid: true,
    cookies: [],
  });
  expect(
    await shown(orderId, { session: shopper.session, cart: [newId(), [[financialId, 1, 1]]] }),
  ).toMatchObject({ isPaid: true, cookies: [] });
});

test("a payment with the bank is waited for, and the page asks again by itself", async () => {
  const { shopper, orderId, press, cart } = await begun();
  await press("pending");
  const answer = await shown(orderId, { session: shopper.session, cart });
  expect(answer).toEqual({ orderId, isPaid: false, cookies: [] });
  const tags = (isPaid: boolean) =>
    meta({ data: { orderId, isPaid } } as Parameters<typeof meta>[0]);
  expect(tags(false)).toContainEqual({ httpEquiv: "refresh", content: "4" });
  expect(tags(true)).toContainEqual({ httpEquiv: "refresh", content: `1;url=/order/${orderId}` });
  await press("decline");
  expect(await turnedAway(orderId, { session: shopper.session, cart })).toEqual([
    "/payment",
    notSuccessful,
  ]);
});

test("an order that was not begun or not paid is not successful; without cart or address its details are incomplete", async () => {
  const { shopper, orderId, cart, financialId } = await begun();
  const { session } = shopper;
  expect(await turnedAway(orderId, { session, cart })).toEqual(["/payment", notSuccessful]);
  expect(await turnedAway(orderId, { session })).toEqual(["/cart", incomplete]);
  expect(await turnedAway(await shop.order(shopper, financialId), { session, cart })).toEqual([
    "/payment",
    notSuccessful,
  ]);
  await shop.bindings.DB.prepare("UPDATE addresses SET street = '' WHERE user_id = ?")
    .bind(shopper.id)
    .run();
  expect(await turnedAway(orderId, { session, cart })).toEqual(["/cart", incomplete]);
});

test("without an order id it was not successful, and another's paid order tells nothing", async () => {
  const { orderId, press, cart } = await begun();
  const { session } = await shop.addCustomer();
  for (const none of [null, ""])
    expect(await turnedAway(none, { session })).toEqual(["/payment", notSuccessful]);
  await press("pay");
  for (const id of [orderId, "0000000000000000", "x", "' OR 1=1", "a".repeat(9000)]) {
    expect(await turnedAway(id, { session })).toEqual(["/cart", incomplete]);
  }
  expect(await turnedAway(orderId, { session, cart })).toEqual(["/payment", notSuccessful]);
  expect((await shop.orderRow(orderId)).paid_at).toBeNull();
});

test("a gateway that can't be asked says so within ten seconds, and what is known is shown without it", async () => {
  const { shopper, orderId, press, cart } = await begun();
  const { session } = shopper;
  await press("pay");
  await shop.control({ service: "payment", mode: "delay", ms: 9000 });
  const patience = shortenPatience(4000);
  expect(await turnedAway(orderId, { session, cart })).toEqual([
    "/cart",
    "Failed to process your order. Please try again.",
  ]);
  expect(patience()).toBeLessThan(5000);
  patience.end();
  await shop.control({ reset: true });
  await shown(orderId, { session });
  await shop.control({ service: "payment", mode: "fail" });
  expect(await shown(orderId, { session })).toMatchObject({ isPaid: true });
  await shop.control({ reset: true });
});

test("a charge that has to go back leads to the order, which tells of it", async () => {
  const { shopper, orderId, press, financialId } = await begun();
  await shop.bindings.DB.prepare("UPDATE orders SET stock_returned_at = 1 WHERE id = ?")
    .bind(orderId)
    .run();
  await shop.bindings.DB.prepare("UPDATE financials SET count_in_stock = 0 WHERE id = ?")
    .bind(financialId)
    .run();
  await press("pay");
  expect(await turnedAway(orderId, { session: shopper.session })).toEqual([
    `/order/${orderId}`,
    "Your payment came too late and is being refunded.",
  ]);
});

test("visitors are led to sign in, and back", async () => {
  expect(await turnedAway("0123456789abcdef", {})).toEqual([
    "/login?redirect=%2Fpayment%2Fsuccess%3ForderId%3D0123456789abcdef",
    undefined,
  ]);
  const answer = await failure({ ...(await shop.ask("/payment/failure")), params: {} }).catch(
    (thrown: unknown) => thrown as Response,
  );
  expect((answer as Response).headers.get("Location")).toBe("/login?redirect=%2Fpayment%2Ffailure");
});

test("the failure page offers to pay again only for what can be an order", async () => {
  const { session } = await shop.addCustomer();
  const orderOf = async (query: string) =>
    (
      await failure({
        ...(await shop.ask(`/payment/failure${query}`, { cookies: { session } })),
        params: {},
      })
    ).orderId;
  expect(await orderOf("?orderId=0123456789abcdef")).toBe("0123456789abcdef");
  for (const query of ["", "?orderId=", "?orderId=../admin"])
    expect(await orderOf(query)).toBeNull();
});

async function comeBack(location: string, method = "GET") {
  const url = new URL(location);
  const post = { method, body: url.searchParams, headers: { Origin: shop.sandbox } };
  const asked = await shop.ask(
    `/payment/return${method === "GET" ? url.search : ""}`,
    method === "GET" ? {} : post,
  );
  const answer = await answerReturn({ ...asked, params: {} });
  const html = await answer.text();
  return {
    status: answer.status,
    path: /url=([^"]+)"/.exec(html)?.[1],
    link: /href="([^"]+)"/.exec(html)?.[1],
  };
}

test.each(["GET", "POST"])(
  "the gateway's own return (%s) is answered 200, settles the payment and leads on",
  async (method) => {
    const ways = {
      pay: "/payment/success",
      pending: "/payment/success",
      decline: "/payment/failure",
      cancel: "/payment/failure",
    } as const;
    for (const button of ["pay", "pending", "decline", "cancel"] as const) {
      const { orderId, press } = await begun();
      const path = `${ways[button]}?orderId=${orderId}`;
      expect(await comeBack(await press(button), method)).toEqual({
        status: 200,
        path,
        link: path,
      });
      expect((await shop.orderRow(orderId)).paid_at !== null).toBe(button === "pay");
    }
  },
);

test("a forged, changed or unsigned return pays nothing and leads to the failure page", async () => {
  const { orderId, press, paymentId } = await begun();
  const location = await press("decline");
  const forged = [
    location.replace("AUTHORIZATION_FAILED", "CHARGED"),
    location.replace(/signature=[^&]+/, "signature=AAAA"),
    location.replace(/signature=[^&]+&/, ""),
    `http://localhost/payment/return?order_id=${paymentId}&status=CHARGED`,
    "http://localhost/payment/return",
    `http://localhost/payment/return?order_id=%00&x=${"y".repeat(9000)}`,
  ];
  for (const url of forged)
    expect(await comeBack(url), url).toMatchObject({ status: 200, path: "/payment/failure" });
  expect((await shop.orderRow(orderId)).paid_at).toBeNull();
});

test("a return while the gateway is down leads to the page that asks again", async () => {
  const { orderId, press } = await begun();
  const location = await press("pay");
  await shop.control({ service: "payment", mode: "fail" });
  expect((await comeBack(location)).path).toBe(`/payment/success?orderId=${orderId}`);
  expect((await shop.orderRow(orderId)).paid_at).toBeNull();
});
