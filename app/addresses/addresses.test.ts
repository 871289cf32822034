import { languages } from "#app/values/language.ts";
import { expect, test } from "vitest";
import { apiCalls } from "#app/features/api/document/calls.server.ts";
import { loggedPath } from "#app/platform/log/logged-path.ts";
import * as builders from "./paths.ts";
import { knownAddresses, mappedPaths as paths } from "./spelling.ts";
import * as traits from "./traits.ts";

const leadsSomewhere = (address: string) =>
  paths.some((path) =>
    new RegExp(`^${path.replace(/:\w+/g, "[^/]+").replace("*", ".+")}$`).test(address),
  );

const isCall = (address: string) => apiCalls.some(({ path }) => path === address);

test("no address stands twice in the map", () => {
  expect(paths.length).toBeGreaterThan(100);
  expect(new Set(paths).size).toBe(paths.length);
});

test("every builder leads to an entry of the map, to a call of the API or to a file", () => {
  const { serviceWorkerPath, ...pathsOnly } = builders;
  const { iconPath, manifestPath } = builders;
  const files = [iconPath, manifestPath];
  expect(languages.map(serviceWorkerPath)).toEqual(["/sw.js", "/sw-hi.js"]);
  const built = Object.entries(pathsOnly).flatMap(([name, builder]) => {
    // Typed by the list of their words, which the map is made from.
    if (/CommandPath$|^ownersFilePath$/.test(name)) return [];
    if (typeof builder === "string") return [builder];
    return typeof builder === "function"
      ? [String((builder as (...given: string[]) => string)("id", "pack"))]
      : [];
  });
  const pages = built
    .map((address) => address.split(/[?#]/)[0] ?? "")
    .filter((path) => (path === "/" || !path.endsWith("/")) && !files.includes(path));
  expect(pages.length).toBeGreaterThan(50);
  expect(pages.filter((path) => !leadsSomewhere(path) && !isCall(path))).toEqual([]);
});

test.each([
  "/profile",
  "/PROFILE/delete",
  "/%70rofile",
  "/admin/none",
  "/order/K7/pay",
  "/payment",
])("%s is somebody's own", (path) => {
  expect(traits.isPersonal(path)).toBe(true);
});

test.each(["/", "/orders", "/product/profile", "/login", "/%zz"])("%s is nobody's own", (path) => {
  expect(traits.isPersonal(path)).toBe(false);
});

test("only the gateway's two addresses take forms from elsewhere, and only its calls are unlimited", () => {
  expect(paths.filter(traits.isGateways)).toEqual(["/payment/return", "/payment/webhook"]);
  expect(paths.filter(traits.isUnlimited)).toEqual(["/payment/webhook"]);
  expect(traits.isGateways("/payment/return/")).toBe(false);
});

test("kept are pages of the catalogue alone, with the parameters they know in one order", () => {
  const given = new URLSearchParams("utm=1&pack=p&query=rice&page=2&brand=d");
  const known = (path: string) => traits.knownParameters(path, given)?.toString() ?? null;
  expect(known("/")).toBe("pack=p");
  expect(known("/search")).toBe("query=rice&brand=d&page=2&pack=p");
  expect(known("/search/rice/page/2")).toBe("pack=p");
  expect(known("/product/chakki-atta")).toBe("brand=d&pack=p");
  for (const path of ["/product/chakki-atta.data", "/cart", "/search/rice/page", "/product/a/b"])
    expect(known(path)).toBeNull();
  expect(paths.filter((path) => known(path) !== null && traits.isPersonal(path))).toEqual([]);
});

test("a page is told what its links keep, and whether it shows the cart or the account", () => {
  const told = (path: string) => traits.pageTraits(new URL(path, "https://shop.example"));
  expect(told("/category/Staples?pack=p")).toEqual({
    kept: ["brand", "origin", "instock", "sort", "page", "pack"],
  });
  expect(told("/cart")).toEqual({ showsCart: true });
  expect(told("/login?redirect=/shipping")).toEqual({
    ...{ showsAccount: true, isOrdering: true, isOwn: true },
  });
  expect(told("/placeorder")).toEqual({ showsCart: true, isOrdering: true, isOwn: true });
  expect(told("/khata")).toEqual({ isOwn: true });
});

test("a browser fetches ahead only pages that are kept", () => {
  expect(builders.fetchedAhead).toEqual(["/", "/search?*", "/category/*", "/product/*"]);
  for (const pattern of builders.fetchedAhead)
    expect(traits.isKept(new URL(pattern.replace("*", "any"), "https://shop.example"))).toBe(true);
});

test("the way to an order is its three pages, and the sign-in that leads to them", () => {
  const isCheckout = (path: string) =>
    traits.pageTraits(new URL(path, "https://shop.example")).isOrdering ?? false;
  for (const path of ["/shipping", "/payment/success", "/placeorder?method=cash"])
    expect(isCheckout(path)).toBe(true);
  expect(isCheckout("/login?redirect=/shipping")).toBe(true);
  for (const path of ["/login", "/cart", "/order/K7", "/shippings"])
    expect(isCheckout(path)).toBe(false);
});

test("each word of the shop's own addresses may be logged, and what its visitors put in them may not", () => {
  const logged = (path: string) =>
    loggedPath({ url: `https://shop.example${path}` }, knownAddresses);
  const isPublic = (path: string) => /(product|category|page|images)\/[:*]/.test(path);
  expect(paths.filter((path) => !isPublic(path)).map(logged)).toEqual(
    paths.filter((path) => !isPublic(path)).map((path) => path.replace(/:\w+|\*/g, ":value")),
  );
  expect([...knownAddresses.publicAfter].sort()).toEqual([
    "assets",
    "category",
    "images",
    "page",
    "product",
  ]);
});
