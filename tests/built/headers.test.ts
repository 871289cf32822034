import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BuiltShop, openBuiltShop } from "./built-shop.ts";

let shop: BuiltShop;
beforeAll(async () => {
  shop = await openBuiltShop();
}, 120_000);
afterAll(() => shop?.close());

const nonceOf = (response: Response) => /script-src 'self' 'nonce-([^']+)'/.exec(response.headers.get("Content-Security-Policy") ?? "")?.[1];

/** Unlike fetch, it sends the headers a browser would not let anyone set. */
function send(path: string, { method = "GET", headers = {}, body = "" }: { method?: string; headers?: Record<string, string>; body?: string }): Promise<number> {
  return new Promise((resolve, reject) => {
    request(shop.url + path, { method, headers }, (answer) => resolve(answer.resume().statusCode ?? 0)).on("error", reject).end(body);
  });
}

test("every answer has a fresh nonce, and no script or style without it", async () => {
  const [first, second] = [await fetch(shop.url), await fetch(shop.url)];
  const nonce = nonceOf(first);
  expect(nonce).toBeTruthy();
  expect(nonceOf(second)).not.toBe(nonce);
  const html = await first.text();
  for (const [tag] of html.matchAll(/<(?:script|style)[^>]*>/g)) {
    expect(tag.includes(`nonce="${nonce}"`) || tag.includes('type="text/late"'), tag).toBe(true);
  }
  expect(html).not.toMatch(/<[^>]+\s(style|on\w+)=/);
});

test.each(["/", "/category/Flours", "/product/unknown", "/nothing/here", "/terms.html", "/favicon.svg"])("%s is never sniffed", async (path) => {
  const response = await fetch(shop.url + path);
  expect(response.status).toBeLessThan(500);
  expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(response.headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
});

test.each(["/terms.html", "/privacy.html"])("%s runs no script", async (path) => {
  expect((await fetch(shop.url + path)).headers.get("Content-Security-Policy")).toMatch(/^default-src 'none'; style-src 'unsafe-inline'/);
});

test("scripts are kept for ever, pages are not", async () => {
  const html = await (await fetch(shop.url)).text();
  const script = /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? "";
  expect((await fetch(shop.url + script)).headers.get("Cache-Control")).toContain("immutable");
  expect((await fetch(shop.url)).headers.get("Cache-Control")).toBe("private, no-cache");
});

test("a form from another site is refused", async () => {
  const form = { method: "POST", body: "phoneNo=9000000002&password=Customer%4012345" };
  const type = { "Content-Type": "application/x-www-form-urlencoded" };
  expect(await send("/login", { ...form, headers: { ...type, Origin: "https://evil.example" } })).toBe(403);
  expect(await send("/login", { ...form, headers: { ...type, Origin: "null" } })).toBe(403);
  expect(await send("/login", { ...form, headers: { ...type, "Sec-Fetch-Site": "cross-site" } })).toBe(403);
  expect(await send("/login", { ...form, headers: { ...type, Origin: shop.url } })).toBe(303);
});

test("the session's cookie can't be read by scripts nor sent by other sites", async () => {
  const body = new URLSearchParams({ phoneNo: "9000000002", password: "Customer@12345" });
  const response = await fetch(`${shop.url}/login`, { method: "POST", body, redirect: "manual" });
  const session = response.headers.getSetCookie().find((cookie) => cookie.startsWith("session="));
  expect(session).toMatch(/; HttpOnly/i);
  expect(session).toMatch(/; SameSite=Lax/i);
});

test("an unknown path shows the home listing with status 404", async () => {
  const response = await fetch(`${shop.url}/no/such/page`);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain("budget packages");
});

const words = ["x".repeat(10_000), "'\"`;--", "%", "100% atta", "🍚", "\u{0}", "* OR NEAR(", "a".repeat(60)];

test.each(words.map((word) => [word.slice(0, 20), word]))("no search text breaks the shop: %j", async (_, word) => {
  for (const path of [`/search?query=${encodeURIComponent(word)}`, `/suggestions?query=${encodeURIComponent(word)}`, `/search/${encodeURIComponent(word)}`]) {
    expect(await send(path, {}), path.slice(0, 40)).toBeLessThan(500);
  }
});

test.each(["/search?query=%ED%A0%80", "/search/%E0%A4%A", "/category/%", "/product/%00", "/order/../../x", "/page/1e9", "/page/-1", "/images/../x", "/?pack=%FF"])(
  "no address breaks the shop: %s",
  async (path) => {
    expect(await send(path, {})).toBeLessThan(500);
  },
);
