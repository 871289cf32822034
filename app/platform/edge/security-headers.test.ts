import { expect, test } from "vitest";
import { readCookies } from "#app/platform/cookies.server.ts";
import { withSecurityHeaders } from "./security-headers.ts";

const page = { nonce: "n", paymentOrigin: "https://pay.example", roomUrl: "https://room.example" };
const html = () => new Response("<p>", { headers: { "Content-Type": "text/html; charset=utf-8" } });

test("over https the shop is to be asked for over https only, by name and below", () => {
  const header = (secure: boolean) =>
    withSecurityHeaders(html(), { secure, page }).headers.get("Strict-Transport-Security");
  expect(header(true)).toBe("max-age=31536000; includeSubDomains");
  expect(header(false)).toBeNull();
});

test("a page may load what it names, anything else nothing at all", () => {
  const policy = (response: Response) =>
    withSecurityHeaders(response, { secure: true, page }).headers.get("Content-Security-Policy");
  expect(policy(html())).toContain("connect-src 'self' https://room.example wss://room.example; ");
  expect(policy(html())).toContain("form-action 'self' https://pay.example; ");
  expect(policy(Response.json({}))).toBe(
    "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
});

test("what is somebody's own is never kept, as a page, as data or as a redirect", () => {
  const control = (response: Response, isPersonal: boolean) =>
    withSecurityHeaders(response, { secure: true, page: { ...page, isPersonal } }).headers.get(
      "Cache-Control",
    );
  const data = () => new Response("[]", { headers: { "Content-Type": "text/x-script" } });
  const kept = { headers: { "Cache-Control": "public, max-age=60" } };
  for (const response of [
    html(),
    data(),
    new Response(null, { status: 302 }),
    Response.json({}, kept),
  ])
    expect(control(response, true)).toBe("private, no-store");
  expect([control(html(), false), control(data(), false)]).toEqual([
    "private, no-cache",
    "private, no-cache",
  ]);
  expect(control(Response.json({}, kept), false)).toBe("public, max-age=60");
});

test("over https no other host of the domain can plant a cookie, and a plain one is not read", async () => {
  const jar = (url: string, cookie = "") =>
    readCookies(new Request(url, { headers: { Cookie: cookie } }), [
      "a secret of at least 32 characters",
    ]);
  const set = await (await jar("https://shop.test/")).serialize("session", "token");
  expect(set).toMatch(/^__Host-session=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect((await jar("https://shop.test/", set.split(";")[0])).session).toBe("token");
  const plain = await (await jar("http://localhost/")).serialize("session", "token");
  expect(plain).toMatch(/^session=/);
  expect((await jar("https://shop.test/", plain.split(";")[0])).session).toBeNull();
});
