import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BuiltShop, openBuiltShop } from "./built-shop.ts";

let shop: BuiltShop;
beforeAll(async () => {
  shop = await openBuiltShop();
});
afterAll(() => shop?.close());

const nonceOf = (response: Response) =>
  /script-src 'self' 'nonce-([^']+)'/.exec(
    response.headers.get("Content-Security-Policy") ?? "",
  )?.[1];

/** Unlike fetch, it sends the headers a browser would not let anyone set. */
function send(
  path: string,
  {
    method = "GET",
    headers = {},
    body = "",
  }: { method?: string; headers?: Record<string, string>; body?: string },
): Promise<number> {
  return new Promise((resolve, reject) => {
    request(shop.url + path, { method, headers }, (answer) =>
      resolve(answer.resume().statusCode ?? 0),
    )
      .on("error", reject)
      .end(body);
  });
}

test("every answer has a fresh nonce, and no script or style without it", async () => {
  const [first, second] = [await fetch(shop.url), await fetch(shop.url)];
  const nonce = nonceOf(first);
  expect(nonce).toBeTruthy();
  expect(nonceOf(second)).not.toBe(nonce);
  const html = await first.text();
  for (const [tag] of html.matchAll(/<(?:script(?! type="application\/ld\+json")|style)[^>]*>/g)) {
    expect(tag).toContain(`nonce="${nonce}"`);
  }
  expect(html).not.toMatch(/<[^>]+\s(style|on\w+)=/);
});

test.each([
  "/",
  "/category/Flours",
  "/product/unknown",
  "/nothing/here",
  "/terms.html",
  "/favicon.svg",
])("%s is never sniffed", async (path) => {
  const response = await fetch(shop.url + path);
  expect(response.status).toBeLessThan(500);
  expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(response.headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
});

const paths = [
  "/",
  "/product/unknown",
  "/nothing/here",
  "/login",
  "/profile",
  "/terms.html",
  "/favicon.svg",
  "/assets/none.js",
  "/images/none",
  "/api/products",
  "/api/none",
  "/api/openapi.json",
];

test.each(paths)("%s is protected, whatever it answers", async (path) => {
  const { headers } = await fetch(shop.url + path, { redirect: "manual" });
  expect(Object.fromEntries(headers)).toMatchObject({
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": expect.stringContaining("camera=(self)"),
  });
  const policy = headers.get("Content-Security-Policy") ?? "";
  for (const directive of [
    "default-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ])
    expect(policy.split("; ")).toContain(directive);
  expect(policy).not.toMatch(/unsafe|, /);
  for (const telling of ["Server", "X-Powered-By", "Via", "Access-Control-Allow-Origin"])
    expect(headers.get(telling), telling).toBeNull();
});

test("refusals are protected, too", async () => {
  const foreign = await fetch(`${shop.url}/login`, {
    method: "POST",
    headers: { Origin: "https://evil.example" },
  });
  const wrong = await fetch(`${shop.url}/login`, { method: "PUT" });
  expect([foreign.status, wrong.status]).toEqual([403, 405]);
  for (const { headers } of [foreign, wrong]) {
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  }
});

test("what is posted to a page that takes nothing is refused in the shop's words", async () => {
  const answer = await fetch(`${shop.url}/category/Flours`, {
    method: "POST",
    headers: { Origin: shop.url },
    body: new URLSearchParams({ any: "thing" }),
  });
  const [page = ""] = (await answer.text()).match(/<main.*<\/main>/s) ?? [];
  expect([answer.status, page.includes("Sorry, that was our mistake.")]).toEqual([405, true]);
  expect(page).not.toContain("POST request");
});

test("a body is read no further than it may be long, and only as what it says it is", async () => {
  const long = (chunks = 320) =>
    new ReadableStream({
      pull: (stream) =>
        chunks-- > 0 ? stream.enqueue(new Uint8Array(64 * 1024).fill(97)) : stream.close(),
    });
  const send = (path: string, type: string) =>
    fetch(shop.url + path, {
      method: "POST",
      headers: { "Content-Type": type },
      body: long(),
      duplex: "half",
    } as RequestInit).then((answer) => answer.status);
  expect(await send("/login", "application/x-www-form-urlencoded")).toBe(413);
  expect(await send("/api/users/auth", "application/json")).toBe(413);
  const post = async (path: string, type: string, body: string) =>
    (await fetch(shop.url + path, { method: "POST", headers: { "Content-Type": type }, body }))
      .status;
  expect(await post("/login", "application/json", "{}")).toBe(415);
  expect(await post("/login", "text/plain", "phoneNo=9000000002")).toBe(415);
  expect(
    await post("/api/users/auth", "application/x-www-form-urlencoded", "phoneNo=9000000002"),
  ).toBe(415);
});

test("a cookie gives no power over the API", async () => {
  const body = new URLSearchParams({ phoneNo: "9000000001", password: "Admin@12345" });
  const signedIn = await fetch(`${shop.url}/login`, { method: "POST", body, redirect: "manual" });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((set) => set.split(";")[0])
    .join("; ");
  expect((await fetch(`${shop.url}/admin`, { headers: { Cookie: cookie } })).url).toBe(
    `${shop.url}/admin`,
  );
  for (const path of ["/api/users", "/api/orders", "/api/orders/mine", "/api/users/address"]) {
    expect((await fetch(shop.url + path, { headers: { Cookie: cookie } })).status, path).toBe(401);
  }
  expect(
    (await fetch(`${shop.url}/api/products`, { method: "POST", headers: { Cookie: cookie } }))
      .status,
  ).toBe(401);
});

test("a session that was planted, or was logged out of, opens nothing", async () => {
  const signIn = (headers: Record<string, string> = {}) =>
    fetch(`${shop.url}/login`, {
      method: "POST",
      headers,
      body: new URLSearchParams({ phoneNo: "9000000003", password: "Customer@12345" }),
      redirect: "manual",
    });
  const sessionOf = (answer: Response) =>
    answer.headers
      .getSetCookie()
      .find((set) => set.startsWith("session="))
      ?.split(";")[0] ?? "";
  const canSee = async (cookie: string) =>
    (await fetch(`${shop.url}/profile`, { headers: { Cookie: cookie }, redirect: "manual" }))
      .status === 200;
  const planted = sessionOf(await signIn());
  const own = sessionOf(await signIn({ Cookie: planted }));
  expect(own).not.toBe(planted);
  expect([await canSee(planted), await canSee(own)]).toEqual([false, true]);
  await fetch(`${shop.url}/logout`, {
    method: "POST",
    headers: { Cookie: own },
    redirect: "manual",
  });
  expect(await canSee(own)).toBe(false);
});

test("scripts are kept for ever, with all that a file needs saying; pages are not kept", async () => {
  const html = await (await fetch(shop.url)).text();
  const script = /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? "";
  const { headers } = await fetch(shop.url + script);
  expect(headers.get("Cache-Control")).toContain("immutable");
  expect(Object.fromEntries(headers)).toMatchObject({
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
  });
  expect((await fetch(shop.url)).headers.get("Cache-Control")).toBe("private, no-cache");
});

test("a form from another site is refused", async () => {
  const form = { method: "POST", body: "phoneNo=9000000002&password=Customer%4012345" };
  const type = { "Content-Type": "application/x-www-form-urlencoded" };
  expect(
    await send("/login", { ...form, headers: { ...type, Origin: "https://evil.example" } }),
  ).toBe(403);
  expect(await send("/login", { ...form, headers: { ...type, Origin: "null" } })).toBe(403);
  expect(
    await send("/login", { ...form, headers: { ...type, "Sec-Fetch-Site": "cross-site" } }),
  ).toBe(403);
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

const words = [
  "x".repeat(10_000),
  "'\"`;--",
  "%",
  "100% atta",
  "🍚",
  "\u{0}",
  "* OR NEAR(",
  "a".repeat(60),
];

test.each(words.map((word) => [word.slice(0, 20), word]))(
  "no search text breaks the shop: %j",
  async (_, word) => {
    for (const path of [
      `/search?query=${encodeURIComponent(word)}`,
      `/suggestions?query=${encodeURIComponent(word)}`,
      `/search/${encodeURIComponent(word)}`,
    ]) {
      expect(await send(path, {}), path.slice(0, 40)).toBeLessThan(500);
    }
  },
);

test.each([
  "/search?query=%ED%A0%80",
  "/search/%E0%A4%A",
  "/category/%",
  "/product/%00",
  "/order/../../x",
  "/page/1e9",
  "/page/-1",
  "/images/../x",
  "/?pack=%FF",
])("no address breaks the shop: %s", async (path) => {
  expect(await send(path, {})).toBeLessThan(500);
});
