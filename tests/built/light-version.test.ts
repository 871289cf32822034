import type { Browser, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { openPhone } from "./browser.ts";
import type { BuiltShop, customer as seededCustomer } from "./built-shop.ts";
import { buyAtta } from "./journey.ts";
import { sharedBrowser, sharedShop } from "./shared.ts";

let shop: BuiltShop;
let customer: typeof seededCustomer;
let browser: Browser;
beforeAll(async () => {
  [{ shop, customer }, browser] = await Promise.all([sharedShop(), sharedBrowser()]);
});

/** What search engines read of a page, which is no program. */
const facts = '[type="application/ld+json"]';

/** What only the full version asks for, and the widths of the pictures. */
function watch(page: Page) {
  const seen = { lively: new Set<string>(), widths: new Set<string | null>() };
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith("/images/")) seen.widths.add(searchParams.get("w"));
    else if (["script", "fetch", "xhr", "media", "websocket"].includes(request.resourceType()))
      seen.lively.add(pathname);
  });
  return seen;
}

test("with Save-Data an order is placed without one script and with small pictures alone", async () => {
  const { page, problems, close } = await openPhone(browser, {
    extraHTTPHeaders: { "Save-Data": "on" },
  });
  const seen = watch(page);
  await buyAtta(page, shop.url, customer);
  await page.getByText("Order Successfully Placed and Packing In Progress").waitFor();
  expect([...seen.lively]).toEqual([]);
  expect([...seen.widths]).toEqual(["160"]);
  expect(problems).toEqual([]);
  await close();
});

test("the footer's switch sends the light version until it is switched back", async () => {
  const { page, problems, close } = await openPhone(browser);
  await page.goto(`${shop.url}/product/${await aProduct()}`, { waitUntil: "networkidle" });
  const address = page.url();
  await Promise.all([
    page.waitForEvent("load"),
    page.getByRole("button", { name: "Light version" }).click(),
  ]);
  expect(page.url()).toBe(address);
  const seen = watch(page);
  await page.reload({ waitUntil: "networkidle" });
  expect(
    await page.locator(`script:not(${facts}), [rel=modulepreload], template, video`).count(),
  ).toBe(0);
  expect([...seen.lively]).toEqual([]);
  await Promise.all([
    page.waitForEvent("load"),
    page.getByRole("button", { name: "Full version" }).click(),
  ]);
  await expect.poll(() => [...seen.lively].some((path) => path.endsWith(".js"))).toBe(true);
  expect(problems).toEqual([]);
  await close();
});

test("pages ask for the connection's hint and differ by what decides", async () => {
  const response = await fetch(shop.url, { headers: { ECT: "3g" } });
  expect(await response.text()).not.toMatch(/<script(?! type="application\/ld\+json")/);
  expect(response.headers.get("Accept-CH")).toBe("ECT");
  expect(response.headers.get("Vary")).toBe("Cookie, Save-Data, ECT");
});

async function aProduct(): Promise<string> {
  const { products } = (await (await fetch(`${shop.url}/api/products/top`)).json()) as {
    products: { slug: string }[];
  };
  return products[0]?.slug ?? "";
}

test("the way to the cart stands on every page of both versions, also to an empty one", async () => {
  for (const path of ["/", "/category/Flours", "/product/chakki-fresh-atta", "/login", "/no/page"])
    for (const headers of [{}, { "Save-Data": "on" }] as Record<string, string>[]) {
      const html = await (await fetch(shop.url + path, { headers })).text();
      const pill = /<a[^>]*id="floating-cart".*?<\/a>/s.exec(html)?.[0].replace(/<[^>]*>/g, "");
      expect(pill, path).toMatch(/0 items.*₹0\.00/);
    }
});
