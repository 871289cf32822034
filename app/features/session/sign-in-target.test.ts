import { expect, test } from "vitest";
import { withRedirect } from "./redirect-target.ts";
import { signInTarget } from "./sign-in-target.server.ts";

test.each([
  ["/shipping", "/shipping"],
  ["/cart?a=1#b", "/cart?a=1#b"],
  [null, "/"],
  ["", "/"],
  ["shipping", "/"],
  ["https://evil.example/", "/"],
  ["//evil.example", "/"],
  ["/\\evil.example", "/"],
  ["/.//evil.example", "/"],
  ["/a/..//evil.example", "/"],
  ["javascript:alert(1)", "/"],
  ["/login?redirect=/login", "/"],
  ["/Login/", "/"],
  ["/logout", "/"],
  ["/%zz", "/"],
  ["/admin/orderlist", "/"],
  ["/ADMIN/userlist", "/"],
  ["/%61dmin/userlist", "/"],
  ["/order/K7P2QX/settle?back=%2Fadmin%2Fcounter", "/"],
  ["/order/K7P2QX/picking", "/"],
  ["/order/K7P2QX/return#lines", "/"],
  ["/order/K7P2QX", "/order/K7P2QX"],
  ["/order/K7P2QX/cancel", "/order/K7P2QX/cancel"],
])("a customer who asks for %j is led to %j", async (requested, target) => {
  expect(signInTarget(requested, null)).toBe(target);
});

test("an admin is led to an admin page", () => {
  for (const path of ["/admin/orderlist", "/order/K7P2QX/settle"])
    expect(signInTarget(path, "owner")).toBe(path);
});

test("an address carries its target encoded, and home not at all", () => {
  expect(withRedirect("/login", "/search?query=a&b")).toBe(
    "/login?redirect=%2Fsearch%3Fquery%3Da%26b",
  );
  expect(withRedirect("/login", "/")).toBe("/login");
});
