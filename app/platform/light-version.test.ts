import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { carryOverRedirect, holdsOnlyPreferences, isLightVersion } from "./light-version.server.ts";
import { action, loader } from "./version.route.tsx";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const isLight = (headers: Record<string, string>) =>
  isLightVersion(new Request("http://shop.test/", { headers }));

test.each([
  [{}, false],
  [{ "Save-Data": "on" }, true],
  [{ "Save-Data": "off" }, false],
  [{ ECT: "slow-2g" }, true],
  [{ ECT: "3g" }, true],
  [{ ECT: "4g" }, false],
  [{ Cookie: "version=light" }, true],
  [{ Cookie: "cart=x; version=full; session=y", "Save-Data": "on" }, false],
  [{ Cookie: "version=full", ECT: "2g" }, false],
  [{ Cookie: "version=none", "Save-Data": "on" }, true],
  [{ Cookie: "subversion=light" }, false],
])("%j is light: %s", (headers, expected) => {
  expect(isLight(headers)).toBe(expected);
});

async function post(version: string, referer: string) {
  const asked = await shop.ask("/version", {
    method: "POST",
    body: new URLSearchParams({ version }),
    headers: { Referer: referer },
  });
  const response = await action(asked);
  return { response, cookie: response.headers.get("Set-Cookie") ?? "" };
}

test("the switch answers 303 to the page it came from, and the next request is light", async () => {
  const { response, cookie } = await post("light", "http://shop.test/category/Flours?page=2");
  expect([response.status, response.headers.get("Location")]).toEqual([
    303,
    "/category/Flours?page=2",
  ]);
  const { context } = await shop.ask("/", { headers: { Cookie: cookie.split(";")[0] ?? "" } });
  expect(context.isLight).toBe(true);
  const back = await post("full", "http://shop.test/");
  expect(isLight({ Cookie: back.cookie.split(";")[0] ?? "", "Save-Data": "on" })).toBe(false);
});

test("the switch leads to no other site and takes no other word", async () => {
  const { response, cookie } = await post("x; Domain=evil.test", "https://evil.test/page");
  expect([response.headers.get("Location"), cookie]).toEqual([
    "/",
    expect.stringMatching(/^version=full; Path=\/;/),
  ]);
});

test("opening the switch's address leads to the shop", () => {
  expect([loader().status, loader().headers.get("Location")]).toEqual([302, "/"]);
});

test.each([
  ["a hint crosses a redirect", { "Save-Data": "on" }, { Location: "/" }, "version=light"],
  ["no page sets it", { "Save-Data": "on" }, {}, undefined],
  [
    "a choice stays as it is",
    { "Save-Data": "on", Cookie: "version=light" },
    { Location: "/" },
    undefined,
  ],
  [
    "a choice just made stays",
    { "Save-Data": "on" },
    { Location: "/", "Set-Cookie": "version=full; Path=/" },
    "version=full",
  ],
  ["a fast connection keeps the full version", { ECT: "4g" }, { Location: "/" }, undefined],
])("%s", (_, asked, answered, expected) => {
  const headers = new Headers(answered as Record<string, string>);
  carryOverRedirect(
    new Request("http://shop.test/", { headers: asked as Record<string, string> }),
    headers,
  );
  expect(headers.getSetCookie().map((cookie) => cookie.split(";")[0])).toEqual(
    expected ? [expected] : [],
  );
});

test.each([
  ["version=light; lang=hi", true],
  ["version=light; pin=x", false],
  ["__Host-pin=x", false],
  ["cart=y", false],
])("a page of the catalogue is shared by who holds %s: %s", (Cookie, isShared) => {
  expect(holdsOnlyPreferences(new Request("https://shop.test/", { headers: { Cookie } }))).toBe(
    isShared,
  );
});
