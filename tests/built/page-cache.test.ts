import { afterAll, beforeAll, expect, test } from "vitest";
import { refreshAllCards } from "#tests/refresh-cards.ts";
import { type BuiltShop, openBuiltShop } from "./built-shop.ts";

let shop: BuiltShop;
beforeAll(async () => {
  shop = await openBuiltShop();
});
afterAll(() => shop?.close());

type Pack = { id: string; detailId: string; slug: string; paise: number };

async function packOf(category: string): Promise<Pack> {
  const { DB } = await shop.bindings();
  return (await DB.prepare(
    `SELECT f.id, f.detail_id AS detailId, p.slug, f.dprice_paise AS paise FROM financials f
    JOIN cards p ON p.id = f.detail_id JOIN categories c ON c.id = p.category_id
    WHERE c.name = ? AND p.shelf = 1 AND f.count_in_stock > 50 ORDER BY f.seq LIMIT 1`,
  )
    .bind(category)
    .first<Pack>())!;
}

/** Behind the shop's back, so that no page knows of it yet. */
async function setPriceElsewhere({ id }: Pack, paise: number): Promise<void> {
  const { DB } = await shop.bindings();
  await DB.prepare(
    "UPDATE financials SET price_paise = ?1, dprice_paise = ?1, discount_basis_points = 0 WHERE id = ?2",
  )
    .bind(paise, id)
    .run();
  await refreshAllCards(DB);
}

const visit = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(shop.url + path, { headers, method, redirect: "manual" });
const isHit = (response: Response) => response.headers.get("Server-Timing") === "cache;desc=hit";
const hits = async (path: string, headers: Record<string, string> = {}) =>
  isHit(await visit(path, headers));
const nonceOf = (response: Response) =>
  /'nonce-([^']+)'/.exec(response.headers.get("Content-Security-Policy") ?? "")?.[1] ?? "";
const rupees = (paise: number) =>
  new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" }).format(paise / 100);

/**
 * What the owner does in the shop: from then on its note of the catalogue's version holds for a
 * minute.
 */
async function setPrice(pack: Pack, price: number): Promise<void> {
  const login = await fetch(`${shop.url}/api/users/auth`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ phoneNo: "9000000001", password: "Admin@12345" }),
  });
  const { token } = (await login.json()) as { token: string };
  const saved = await fetch(`${shop.url}/api/products/${pack.slug}/details/${pack.detailId}`, {
    method: "PUT",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    body: JSON.stringify({ quantity: pack.id, price, discount: 0 }),
  });
  expect(saved.status).toBe(200);
}

/** Until the page's copy, made after an answer, is there. */
async function fillCache(path: string, headers: Record<string, string> = {}): Promise<void> {
  await expect.poll(() => hits(path, headers)).toBe(true);
}

async function postForm(
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  const response = await fetch(shop.url + path, {
    method: "POST",
    body: new URLSearchParams(fields),
    redirect: "manual",
    headers,
  });
  return {
    response,
    Cookie: response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(";")[0])
      .join("; "),
  };
}

test("two visitors share a page, but no nonce and no cookie", async () => {
  await fillCache("/");
  const [first, second] = [await visit("/"), await visit("/")];
  expect([isHit(first), isHit(second)]).toEqual([true, true]);
  expect(nonceOf(first)).not.toBe(nonceOf(second));
  for (const response of [first, second]) {
    const html = await response.text();
    const nonces = new Set([...html.matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce));
    expect([...nonces]).toEqual([nonceOf(response)]);
    expect(html).toContain("budget packages");
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(response.headers.get("Cache-Control")).toBe("private, no-cache");
    expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    for (const name of ["Age", "ETag", "Last-Modified", "X-Nonce"])
      expect(response.headers.has(name), name).toBe(false);
  }
});

test("a kept page answers HEAD without a body, and is never 'not modified'", async () => {
  await fillCache("/");
  const head = await visit("/", {}, "HEAD");
  expect([head.status, isHit(head), await head.text()]).toEqual([200, true, ""]);
  expect(
    (await visit("/", { "If-None-Match": "*", "If-Modified-Since": new Date().toUTCString() }))
      .status,
  ).toBe(200);
});

test("only what a page knows of its address makes another page", async () => {
  await fillCache("/category/Flours");
  expect(await hits("/category/Flours?utm_source=x&fbclid=1")).toBe(true);
  expect(await hits("/category/Flours?page=1")).toBe(false);
  const junk = await (await visit("/category/Flours?utm_source=whatsapp")).text();
  expect(junk).not.toContain("whatsapp");
});

test("full and light version are kept apart", async () => {
  const path = "/category/Oils";
  const light = { Cookie: "version=light" };
  await Promise.all([fillCache(path), fillCache(path, light)]);
  expect(await (await visit(path)).text()).toContain("<script");
  for (const headers of [light, { "Save-Data": "on" }]) {
    const response = await visit(path, headers);
    expect([isHit(response), /<script nonce/.test(await response.text())]).toEqual([true, false]);
  }
});

test("whoever holds a cart, a name or a message gets a page of their own, and nobody else gets that", async () => {
  const pack = await packOf("Flours");
  await fillCache("/");
  const shopper = await postForm("/cart/add", { financialId: pack.id, qty: "2" });
  const customer = await postForm("/login", { phoneNo: "9000000002", password: "Customer@12345" });
  const newcomer = await postForm("/register", { name: "Asha", phoneNo: "9876543210" });
  await fillCache("/");
  for (const Cookie of [shopper.Cookie, customer.Cookie, "cart=forged"])
    expect(await hits("/", { Cookie }), Cookie).toBe(false);
  expect(await hits("/", { Authorization: "Bearer 0123456789abcdef0123" })).toBe(false);
  const mine = await (await visit("/", { Cookie: shopper.Cookie })).text();
  const greeted = await (await visit("/", { Cookie: newcomer.Cookie })).text();
  const theirs = await (await visit("/")).text();
  expect(mine).toContain(rupees(2 * pack.paise));
  expect(greeted).toContain("OTP sent successfully!");
  expect(theirs).not.toContain(rupees(2 * pack.paise));
  expect(theirs).not.toContain("OTP sent successfully!");
  const form = await postForm(`/product/${pack.slug}`, { brand: "nobody", quantity: "", qty: "1" });
  expect(form.response.status).toBe(400);
  expect(await (await visit(`/product/${pack.slug}`)).text()).not.toContain("are not available");
});

test.each([
  "/product/unknown",
  "/category/none",
  "/nothing/here",
  "/cart",
  "/login",
  "/shipping",
  "/suggestions?query=atta",
  "/category/Flours.data",
  "/_root.data",
  "/api/products",
])("%s is never kept", async (path) => {
  for (let round = 0; round < 3; round += 1) expect(await hits(path)).toBe(false);
});

test("a page is at most a minute old, and the shop's own price change shows at once", async () => {
  const pack = await packOf("Spices & Masalas");
  const path = `/product/${pack.slug}`;
  await setPrice(pack, 911);
  await fillCache(path);
  await setPriceElsewhere(pack, 91_300);
  expect(await (await visit(path)).text()).not.toContain(rupees(91_300));
  await setPrice(pack, 917);
  const page = await visit(path);
  expect([isHit(page), (await page.text()).includes(rupees(91_700))]).toEqual([false, true]);
  await fillCache(path);
  expect(await (await visit(path)).text()).toContain(rupees(91_700));
});

test("a price that changed under a kept page is told in the cart, and never charged", async () => {
  const pack = await packOf("Rice & Pulses");
  const path = `/product/${pack.slug}`;
  await setPrice(pack, 500);
  await fillCache(path);
  const now = 60_000;
  await setPriceElsewhere(pack, now);
  expect(isHit(await visit(path))).toBe(true);
  const { Cookie } = await postForm("/cart/add", {
    financialId: pack.id,
    qty: "2",
    seenPaise: "50000",
  });
  const cart = await (await visit("/cart", { Cookie })).text();
  expect(cart).toContain(rupees(2 * now));
  expect(cart).toContain("Accept new prices");
});

test("the PIN code that one visitor typed is on their home page, and on nobody else's", async () => {
  const { DB } = await shop.bindings();
  await DB.prepare(
    "INSERT INTO service_areas (postal_code, fee_paise, minimum_paise, is_active) VALUES ('560001', 2000, 0, 1)",
  ).run();
  const { Cookie: pin } = await postForm("/?index", { postalCode: "560001" });
  const homeOf = async (headers: Record<string, string> = {}) => (await visit("/", headers)).text();
  expect(await homeOf({ Cookie: pin })).toContain("Delivery to 560001");
  await fillCache("/");
  expect(await homeOf()).not.toContain("560001");
  expect(await homeOf({ Cookie: pin })).toContain("Delivery to 560001");
});
