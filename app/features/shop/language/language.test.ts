import { afterAll, beforeAll, expect, test } from "vitest";
import { knownAddresses } from "#app/addresses/spelling.ts";
import { languageOf } from "#app/platform/language.server.ts";
import * as login from "#app/features/account/login.route.tsx";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { action, loader } from "./language.route.tsx";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const spoken = (headers: Record<string, string>, path = "/") =>
  languageOf(new Request(`http://shop.test${path}`, { headers }), knownAddresses);

test.each([
  [{}, "/", "en"],
  [{ Cookie: "lang=hi" }, "/", "hi"],
  [{ Cookie: "cart=x; lang=hi; pin=y" }, "/cart.data", "hi"],
  [{ Cookie: "slang=hi" }, "/", "en"],
  [{ Cookie: "lang=xx" }, "/", "en"],
  [{ "Accept-Language": "hi-IN,hi" }, "/", "en"],
  [{ Cookie: "lang=hi" }, "/api/products", "en"],
  [{ Cookie: "lang=hi" }, "/payment/webhook", "en"],
  [{ Cookie: "lang=hi" }, "/sitemaps/products-1.xml", "en"],
  [{ Cookie: "lang=hi" }, "/order/x", "hi"],
  [{ Cookie: "lang=hi" }, "/order/x?print=1", "en"],
  [{ Cookie: "lang=hi" }, "/order/x/print?paper=80", "en"],
  [{ Cookie: "lang=hi" }, "/admin/tax/bills?numbers=1", "en"],
])("with %j %s is answered in %s", (headers, path, expected) => {
  expect(spoken(headers as Record<string, string>, path)).toBe(expected);
});

async function choose(language: string, init: RequestInit & { cookies?: object } = {}) {
  const asked = await shop.ask("/language", {
    method: "POST",
    body: new URLSearchParams({ language }),
    ...(init as object),
  });
  return action(asked);
}

test("choosing leads back to the page it was done on, for a year, and touches no other cookie", async () => {
  const answer = await choose("hi", { headers: { Referer: "http://shop.test/cart?x=1" } });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/cart?x=1"]);
  const cookies = answer.headers.getSetCookie();
  expect(cookies).toEqual(["lang=hi; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax"]);
  expect(spoken({ Cookie: cookies[0]?.split(";")[0] ?? "" })).toBe("hi");
});

test("from another site it leads to the shop, and opening its address chooses nothing", async () => {
  const answer = await choose("hi", { headers: { Referer: "https://evil.test/page" } });
  expect(answer.headers.get("Location")).toBe("/");
  expect([loader().status, loader().headers.get("Location")]).toEqual([302, "/"]);
});

test.each(["", "mr", "hi; Domain=evil.test"])("'%s' is refused with 400", async (language) => {
  await expect(choose(language)).rejects.toMatchObject({ status: 400 });
});

test("a language chosen before the sign-in is the account's where it had none", async () => {
  const { id, phone, password } = await shop.addCustomer();
  const signIn = async (language: string) =>
    login.action(
      await shop.ask("/login", {
        method: "POST",
        headers: { Cookie: `lang=${language}` },
        body: new URLSearchParams({ phoneNo: phone, password }),
      }),
    );
  const kept = () =>
    shop.bindings.DB.prepare("SELECT language FROM users WHERE id = ?").bind(id).first("language");
  await signIn("en");
  expect(await kept()).toBeNull();
  await signIn("hi");
  expect(await kept()).toBe("hi");
  await signIn("en");
  expect(await kept()).toBe("hi");
});

test("whoever is signed in finds the chosen language again on another phone", async () => {
  const { id, phone, password } = await shop.addCustomer();
  const signedIn = async () =>
    (
      (await login.action(
        await shop.ask("/login", {
          method: "POST",
          body: new URLSearchParams({ phoneNo: phone, password }),
        }),
      )) as Response
    ).headers
      .getSetCookie()
      .filter((cookie) => cookie.startsWith("lang="));
  expect(await signedIn()).toEqual([]);
  await choose("hi", { cookies: { session: await shop.signIn(id) } });
  expect(await signedIn()).toEqual([expect.stringMatching(/^lang=hi; /)]);
});
