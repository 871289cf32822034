import type { data } from "@remix-run/cloudflare";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "#app/values/identifier.ts";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { action, loader } from "./placeorder.route.tsx";
import { type Review, seenPrices } from "./review.ts";

type Refusal = ReturnType<
  typeof data<{
    problem: { reason: string; orderId?: string; lines?: unknown[] };
    freshKey?: string;
  }>
>;
type Jar = Record<string, unknown>;
const path = "/placeorder?method=cash";

let shop: TestShop;
let products = 0;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function addPack(pricePaise = 10_000, countInStock = 100): Promise<string> {
  const [pack] = await shop.addProduct({
    name: `Rice ${(products += 1)}`,
    brands: { Daawat: [{ pricePaise, countInStock }] },
  });
  return pack!.financialId;
}

async function signedIn(fields = {}) {
  return { session: await shop.signIn((await shop.addCustomer(fields)).id) };
}

async function show(cookies: Jar, url = path): Promise<Review | Response> {
  return loader(await shop.ask(url, { cookies })).catch((thrown: Response) => thrown);
}

async function review(cookies: Jar): Promise<Review> {
  const shown = await show(cookies);
  if (shown instanceof Response) throw new Error(`Went to ${shown.headers.get("Location")}`);
  return shown;
}

/** What the review's form sends. */
function formOf(shown: Review, changes = {}) {
  return {
    orderKey: shown.orderKey,
    shown: shown.shown,
    seen: seenPrices(shown.lines),
    ...changes,
  };
}

async function post(
  cookies: Jar,
  fields: Record<string, string>,
  url = path,
): Promise<Response | Refusal> {
  const asked = await shop.ask(url, { method: "POST", cookies, body: new URLSearchParams(fields) });
  return action(asked).catch((thrown: Response) => thrown) as Promise<Response | Refusal>;
}

async function refused(answer: Promise<Response | Refusal>) {
  const { data, init } = (await answer) as Refusal;
  return { status: init?.status, cookies: new Headers(init?.headers).getSetCookie(), ...data };
}

async function placed(answer: Promise<Response | Refusal>) {
  const response = (await answer) as Response;
  return {
    status: response.status,
    location: response.headers.get("Location") ?? "",
    cookies: response.headers.getSetCookie(),
  };
}

test("what the review shows is ordered: the cart is emptied and the order's page follows", async () => {
  const pack = await addPack();
  const cookies = { ...(await signedIn()), cart: [newId(), [[pack, 2, 10_000]]] };
  const shown = await review(cookies);
  expect(shown).toMatchObject({
    itemsPaise: 20_000,
    shippingPaise: 0,
    totalPaise: 20_000,
    address: { city: "Bengaluru" },
  });
  const answer = await placed(post(cookies, formOf(shown)));
  expect(answer.status).toBe(303);
  expect(answer.location).toMatch(/^\/order\/[0-9a-z]{16}$/);
  expect(answer.cookies[0]).toMatch(/^cart=.*Max-Age=0/);
});

test("the form sent ten times at once, and again without its cart, answers one order", async () => {
  const pack = await addPack(10_000, 2);
  const customer = await signedIn();
  const cookies = { ...customer, cart: [newId(), [[pack, 2, 10_000]]] };
  const form = formOf(await review(cookies));
  const answers = await Promise.all(Array.from({ length: 10 }, () => placed(post(cookies, form))));
  expect(new Set(answers.map((answer) => answer.location)).size).toBe(1);
  expect((await placed(post(customer, form))).location).toBe(answers[0]!.location);
  const other = await addPack();
  const later = await placed(post({ ...customer, cart: [newId(), [[other, 1, 10_000]]] }, form));
  expect(later).toMatchObject({ location: answers[0]!.location, cookies: [] });
});

test("a price that rises after the review refuses with old and new; the next page's form accepts it", async () => {
  const pack = await addPack();
  const cookies = { ...(await signedIn()), cart: [newId(), [[pack, 1, 10_000]]] };
  const form = formOf(await review(cookies));
  await shop.bindings.DB.prepare(
    "UPDATE financials SET price_paise = 11000, dprice_paise = 11000 WHERE id = ?",
  )
    .bind(pack)
    .run();
  expect(await refused(post(cookies, form))).toMatchObject({
    status: 409,
    problem: {
      reason: "price-rose",
      lines: [
        { title: expect.stringContaining("Daawat Rice"), seenPaise: 10_000, nowPaise: 11_000 },
      ],
    },
  });
  const accepted = await review(cookies);
  expect(accepted.lines[0]).toMatchObject({ seenPaise: 10_000, nowPaise: 11_000 });
  expect((await placed(post(cookies, formOf(accepted)))).status).toBe(303);
});

test("stock that falls after the review refuses and says what is left", async () => {
  const pack = await addPack();
  const cookies = { ...(await signedIn()), cart: [newId(), [[pack, 5, 10_000]]] };
  const form = formOf(await review(cookies));
  await shop.bindings.DB.prepare("UPDATE financials SET count_in_stock = 3 WHERE id = ?")
    .bind(pack)
    .run();
  expect(await refused(post(cookies, form))).toMatchObject({
    status: 409,
    cookies: [],
    problem: { reason: "out-of-stock", lines: [{ left: 3, qty: 5 }] },
  });
  expect((await review(cookies)).lines[0]).toMatchObject({ left: 3, qty: 5, state: "short" });
});

test("another cart under a used key is refused, keeps its lines and can be ordered under a fresh key", async () => {
  const [first, second] = [await addPack(), await addPack()];
  const customer = await signedIn();
  const key = newId();
  const before = { ...customer, cart: [key, [[first, 1, 10_000]]] };
  const { location } = await placed(post(before, formOf(await review(before))));
  const after = { ...customer, cart: [key, [[second, 4, 10_000]]] };
  const form = formOf(await review(after));
  const refusal = await refused(post(after, form));
  expect(refusal).toMatchObject({
    status: 409,
    problem: { reason: "key-used", orderId: location.split("/").at(-1) },
  });
  expect(refusal.cookies[0]).toMatch(/^cart=/);
  const rekeyed = { ...customer, cart: [refusal.freshKey, [[second, 4, 10_000]]] };
  const again = await placed(post(rekeyed, { ...form, orderKey: refusal.freshKey! }));
  expect(again.location).not.toBe(location);
});

test("a cart or an address that changed in another tab is never ordered unseen", async () => {
  const pack = await addPack();
  const customer = await shop.addCustomer();
  const key = newId();
  const cookies = { session: await shop.signIn(customer.id), cart: [key, [[pack, 1, 10_000]]] };
  const form = formOf(await review(cookies));
  expect(await refused(post({ ...cookies, cart: [key, [[pack, 9, 10_000]]] }, form))).toMatchObject(
    { status: 409, problem: { reason: "changed" } },
  );
  await shop.bindings.DB.prepare("UPDATE addresses SET street = '2 Other Road' WHERE user_id = ?")
    .bind(customer.id)
    .run();
  expect(await refused(post(cookies, form))).toMatchObject({
    status: 409,
    problem: { reason: "changed" },
  });
});

test("tampered forms write nothing and are told so", async () => {
  const pack = await addPack();
  const cookies = { ...(await signedIn()), cart: [newId(), [[pack, 1, 10_000]]] };
  const form = formOf(await review(cookies));
  for (const change of [
    { orderKey: "x" },
    { orderKey: "" },
    { shown: "0" },
    { seen: `${pack}:-1` },
    { seen: `${pack}:1e9` },
    { seen: "x".repeat(9_000) },
  ])
    expect(await refused(post(cookies, { ...form, ...change }))).toMatchObject({
      status: 400,
      problem: { reason: "changed" },
    });
  expect(await refused(post(cookies, {}))).toMatchObject({ status: 400 });
  expect(await refused(post(cookies, { ...form, seen: `${pack}:1` }))).toMatchObject({
    status: 409,
    problem: { reason: "price-rose" },
  });
  expect(await refused(post(cookies, { ...form, orderKey: newId() }))).toMatchObject({
    status: 409,
    problem: { reason: "changed" },
  });
  expect((await placed(post(cookies, form))).status).toBe(303);
});

test("cash chosen for this cart is remembered", async () => {
  const cookies = {
    ...(await signedIn()),
    cart: [newId(), [[await addPack(), 1, 10_000]], "Cash Or UPI"],
  };
  expect(await show(cookies, "/placeorder")).toMatchObject({ totalPaise: 10_000 });
});

test("the page leads back to what is missing", async () => {
  const pack = await addPack();
  const cart = [newId(), [[pack, 1, 10_000]]];
  const noAddress = { ...(await signedIn({ street: "Unknown Street" })), cart };
  const customer = await signedIn();
  const leadsTo = async (cookies: Jar, url?: string) =>
    ((await show(cookies, url)) as Response).headers.get("Location");
  expect(await leadsTo({ cart })).toBe("/login?redirect=%2Fplaceorder%3Fmethod%3Dcash");
  expect(await leadsTo(noAddress)).toBe("/shipping");
  expect(await leadsTo({ ...customer, cart }, "/placeorder")).toBe("/payment");
  expect(await leadsTo({ ...customer, cart }, "/placeorder?method=paypal")).toBe("/payment");
  expect(await leadsTo({ ...customer, cart: [...cart, "Online"] }, "/placeorder")).toBe("/payment");
  expect(await leadsTo(customer)).toBe("/cart");
  expect(await placed(post(noAddress, {}))).toMatchObject({ status: 303, location: "/shipping" });
  expect(await placed(post({ ...customer, cart }, {}, "/placeorder"))).toMatchObject({
    status: 303,
    location: "/payment",
  });
  const form = formOf(await review({ ...customer, cart }));
  expect(await placed(post(customer, form))).toMatchObject({ status: 303, location: "/cart" });
});

test("what the shopper says to the shop stands on the order, is remembered, and tells one order from another", async () => {
  const { session } = await signedIn();
  const cart = ["0123456789abcdn1", [[await addPack(), 1, 10_000]], "Cash Or UPI"];
  const shown = await review({ session, cart });
  const said = { ifMissing: "call", note: "Ring twice" };
  const long = await post({ session, cart }, formOf(shown, { note: "x".repeat(301) }));
  expect(long).toMatchObject({ data: { noteError: "Please use at most 300 characters." } });
  const first = (await post({ session, cart }, formOf(shown, said))) as Response;
  expect(first.status).toBe(303);
  const again = (await post({ session, cart }, formOf(shown, said))) as Response;
  expect(again.headers.get("Location")).toBe(first.headers.get("Location"));
  expect(await post({ session, cart }, formOf(shown))).toMatchObject({
    data: { problem: { reason: "key-used" } },
  });
  expect(
    await shop.bindings.DB.prepare("SELECT if_missing, note FROM orders WHERE order_key = ?")
      .bind(cart[0])
      .first(),
  ).toEqual({ if_missing: "call", note: "Ring twice" });
  const next = ["0123456789abcdn2", [[await addPack(), 1, 10_000]], "Cash Or UPI"];
  expect(await review({ session, cart: next })).toMatchObject({ ifMissing: "call" });
});
