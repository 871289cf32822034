import { expect, test } from "vitest";
import { openWithItsStyles } from "./open-with-its-styles.server.ts";

const shop = "https://kirana.example";

/** Where the browser is sent, null where the data come as they were asked for. */
function sentTo(path: string, from: string | null, asked = { isForScripts: true, method: "GET" }) {
  const headers = from === null ? undefined : { Referer: shop + from };
  try {
    openWithItsStyles(new Request(shop + path, { headers }), asked);
    return null;
  } catch (answer) {
    const { headers: sent } = answer as Response;
    return sent.has("X-Remix-Reload-Document") ? sent.get("Location") : "within the page";
  }
}

test.each([
  ["/", "/login"],
  ["/search?query=atta", "/profile?page=2"],
  ["/product/toor-dal", "/admin/reviews"],
  ["/cart", "/order/x0vrpc6pxg1r2dyf"],
])("%s is opened anew from %s, whose styles are others", (path, from) => {
  expect(sentTo(path, from)).toBe(path);
});

test.each([
  ["/search?query=atta", "/"],
  ["/cart", "/product/toor-dal"],
  ["/profile", "/login"],
  ["/order/x0vrpc6pxg1r2dyf", "/cart"],
  ["/", null],
])("%s comes as it was asked for from %s", (path, from) => {
  expect(sentTo(path, from)).toBeNull();
});

test("a page that answers a form, or is asked for whole, is never asked for again", () => {
  expect(sentTo("/cart", "/profile", { isForScripts: true, method: "POST" })).toBeNull();
  expect(sentTo("/cart", "/profile", { isForScripts: false, method: "GET" })).toBeNull();
});
