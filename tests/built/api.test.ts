import { afterAll, beforeAll, expect, test } from "vitest";
import { type BuiltShop, customer, openBuiltShop } from "./built-shop.ts";

let shop: BuiltShop;
beforeAll(async () => {
  shop = await openBuiltShop();
});
afterAll(() => shop?.close());

const call = (path: string, init: RequestInit = {}) => fetch(shop.url + path, init);
const json = { "Content-Type": "application/json" };
type Json = Record<string, unknown>;

async function logIn(phoneNo: string, password: string): Promise<string> {
  const answer = await call("/api/users/auth", {
    method: "POST",
    headers: json,
    body: JSON.stringify({ phoneNo, password }),
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as Json).token as string;
}

test("a shopper of the API finds, orders, and sees the order", async () => {
  const [product] = ((await (await call("/api/products?keyword=atta")).json()) as Json)
    .products as {
    _id: string;
    details: { _id: string; financials: { _id: string; dprice: number }[] }[];
  }[];
  const pack = product!.details[0]!.financials[0]!;
  const token = await logIn(customer.phone, customer.password);
  const headers = { ...json, Authorization: `Bearer ${token}`, "Idempotency-Key": "journey" };
  const body = JSON.stringify({
    orderItems: [
      { productId: product!._id, brandId: product!.details[0]!._id, financialId: pack._id, qty: 2 },
    ],
    shippingAddress: { street: "12 Temple Road", city: "Bengaluru", postalCode: "560001" },
    paymentMethod: "Cash Or UPI",
    totalPrice: (pack.dprice * 2).toFixed(2),
  });
  const [first, again] = await Promise.all([
    call("/api/orders", { method: "POST", headers, body }),
    call("/api/orders", { method: "POST", headers, body }),
  ]);
  const order = (await first.json()) as Json;
  expect([first.status, again.status, ((await again.json()) as Json)._id]).toEqual([
    201,
    201,
    order._id,
  ]);
  expect(await (await call(`/api/orders/${String(order._id)}`, { headers })).json()).toEqual(order);
});

test.each([
  ["GET", "/api/products/", 200],
  ["HEAD", "/api/products", 200],
  ["OPTIONS", "/api/products", 405],
  ["PATCH", "/api/products", 405],
  ["POST", "/api/docs", 405],
  ["GET", "/api", 404],
  ["GET", "/api/coupons", 404],
  ["DELETE", "/api/users/auth", 405],
])("%s %s is %i", async (method, path, status) => {
  const answer = await call(path, { method });
  expect([answer.status, answer.headers.get("Content-Type")]).toEqual([
    status,
    "application/json; charset=utf-8",
  ]);
  expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(answer.headers.has("Allow")).toBe(status === 405);
});

test("a page's cookie signs no API call in", async () => {
  const form = new URLSearchParams({ phoneNo: customer.phone, password: customer.password });
  const page = await call("/login", { method: "POST", body: form, redirect: "manual" });
  const Cookie = page.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
  expect(await (await call("/", { headers: { Cookie } })).text()).toContain("Profile");
  for (const path of ["/api/orders/mine", "/api/users/address"])
    expect((await call(path, { headers: { Cookie } })).status).toBe(401);
});

test("the document describes what runs, and its page holds to the policy without a script", async () => {
  const { paths } = (await (await call("/api/openapi.json")).json()) as { paths: object };
  expect(Object.keys(paths)).toContain(
    "/api/products/{id}/details/{detailId}/financials/{financialId}",
  );
  const page = await call("/api/docs");
  const html = await page.text();
  expect(page.headers.get("Content-Security-Policy")).toContain(
    `'nonce-${/<style nonce="([^"]+)"/.exec(html)?.[1]}'`,
  );
  expect(html).not.toContain("<script");
});
