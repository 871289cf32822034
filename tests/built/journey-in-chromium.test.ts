import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "#scripts/open-browser.ts";
import { openPhone } from "./browser.ts";
import { type BuiltShop, openBuiltShop } from "./built-shop.ts";
import { buyAtta } from "./journey.ts";

let shop: BuiltShop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([openBuiltShop(), openBrowser()]);
}, 120_000);
afterAll(() => Promise.all([browser?.close(), shop?.close()]));

test("in Chromium a shopper finds atta, buys it and the print window opens", async () => {
  const { page, problems, close } = await openPhone(browser);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await buyAtta(page, shop.url);
  await page.getByText("Order Successfully Placed and Packing In Progress").waitFor();
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Print" }).click();
  await expect.poll(() => page.locator("html").getAttribute("data-printed")).toBe("");
  await page.emulateMedia({ media: "print" });
  expect(await page.getByRole("heading", { name: "Invoice" }).isVisible()).toBe(true);
  expect(await page.getByText("Thank you for your Shopping!").isVisible()).toBe(true);
  expect(await page.getByRole("banner").isVisible()).toBe(false);
  expect(problems).toEqual([]);
  await close();
}, 60_000);

test("suggestions appear while typing and the arrow keys choose one", async () => {
  const { page, problems, close } = await openPhone(browser);
  await page.goto(shop.url, { waitUntil: "networkidle" });
  const box = page.getByRole("combobox").first();
  await box.pressSequentially("aash", { delay: 30 });
  await page.getByRole("option").first().waitFor();
  await box.press("ArrowDown");
  const chosen = await box.getAttribute("aria-activedescendant");
  expect(chosen).toBeTruthy();
  await box.press("Enter");
  await page.waitForURL(/\/(product|search)/);
  expect(problems).toEqual([]);
  await close();
}, 60_000);

test("at the page's foot six more packages come, and the next six when their end is seen", async () => {
  const { page, problems, close } = await openPhone(browser);
  const count = () => page.getByRole("article").count();
  await page.goto(shop.url, { waitUntil: "networkidle" });
  for (const wanted of [12, 18]) {
    await page.keyboard.press("End");
    await expect.poll(count).toBe(wanted);
    await page.waitForLoadState("networkidle");
    expect(await count()).toBe(wanted);
    expect(
      await page
        .getByRole("link", { name: "Show more" })
        .evaluate((end) => end.getBoundingClientRect().top > innerHeight),
    ).toBe(true);
  }
  expect(problems).toEqual([]);
  await close();
}, 60_000);

test("with large text on a small phone nothing stands beside the screen", async () => {
  const { page, close } = await openPhone(browser, { viewport: { width: 320, height: 640 } });
  const found: Record<string, number> = {};
  for (const path of [
    "/",
    "/category/Flours",
    "/product/chakki-fresh-atta",
    "/product/refined-sunflower-oil",
    "/search?query=atta",
    "/cart",
    "/register",
    "/payment/failure",
    "/api/docs",
  ]) {
    await page.goto(shop.url + path);
    found[path] = await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
      const ends = [...document.querySelectorAll("header, header *")].map(
        (element) => element.getBoundingClientRect().right,
      );
      return Math.max(document.documentElement.scrollWidth, ...ends);
    });
  }
  expect(Object.entries(found).filter(([, width]) => width > 320)).toEqual([]);
  await close();
}, 60_000);

test("every page fits a phone, a tablet and a desk without scrolling sideways", async () => {
  const { page, close } = await openPhone(browser);
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    for (const path of ["/", "/category/Flours", "/search?query=atta", "/cart", "/login"]) {
      await page.goto(shop.url + path);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
  await close();
}, 90_000);
