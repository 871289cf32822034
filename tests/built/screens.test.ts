import type { Browser, Locator } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fillCart } from "#scripts/bench/fill-cart.ts";
import { openBrowser } from "#scripts/open-browser.ts";
import { openPhone } from "./browser.ts";
import { type BuiltShop, openBuiltShop } from "./built-shop.ts";
import { buyAtta } from "./journey.ts";

const screen = 740;
const finger = 44;

let shop: BuiltShop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([openBuiltShop(), openBrowser()]);
}, 120_000);
afterAll(() => Promise.all([browser?.close(), shop?.close()]));

const openPlainPhone = () => openPhone(browser, { javaScriptEnabled: false });

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("Nothing of it is seen.");
  return { ...box, bottom: box.y + box.height };
}

test("an empty cart is in reach, too, and a product's button on its first screen", async () => {
  const { page, close } = await openPlainPhone();
  await page.goto(shop.url);
  const pill = page.getByRole("link", { name: "Cart: 0 items ₹0.00" });
  expect((await boxOf(pill)).bottom).toBeLessThanOrEqual(screen);
  await page.goto(`${shop.url}/product/chakki-fresh-atta`);
  const add = await boxOf(page.getByRole("button", { name: "Add to Cart" }).first());
  expect(add.bottom).toBeLessThanOrEqual(screen);
  expect(add.height).toBeGreaterThanOrEqual(finger);
  await close();
});

test("each of twelve lines of the cart is at most 112 px high, with its unit price and its Update", async () => {
  const { page, close } = await openPlainPhone();
  const { DB } = await shop.bindings();
  const { results } = await DB.prepare(
    "SELECT f.id FROM financials f JOIN details d ON d.id = f.detail_id WHERE f.count_in_stock > 50 AND d.shelf = 1 ORDER BY f.seq LIMIT 12",
  ).all<{ id: string }>();
  const [name = "", value = ""] = (
    await fillCart(
      shop.url,
      results.map(({ id }) => id),
    )
  ).split(/=(.*)/);
  await page.context().addCookies([{ name, value, url: shop.url }]);
  await page.goto(`${shop.url}/cart`);
  const lines = page.getByRole("main").getByRole("listitem");
  expect(await lines.count()).toBe(12);
  for (const line of await lines.all()) expect((await boxOf(line)).height).toBeLessThanOrEqual(112);
  await close();
});

test("after a cash order paying online is offered quietly, and the ways on stand apart", async () => {
  const { page, close } = await openPlainPhone();
  await buyAtta(page, shop.url);
  const order = new URL(page.url()).pathname.split("/").at(-1);
  const paintOf = (name: string) =>
    page
      .getByRole("button", { name, exact: true })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await paintOf("Pay online instead")).toBe(await paintOf("Order again"));
  expect(await page.getByRole("button", { name: "Pay", exact: true }).count()).toBe(0);
  await page.goto(`${shop.url}/payment/failure?orderId=${order}`);
  const again = await boxOf(page.getByRole("button", { name: "Try again" }));
  const back = await boxOf(page.getByRole("button", { name: "Go Back to Cart" }));
  expect(back.y - again.bottom).toBeGreaterThanOrEqual(8);
  await close();
});

test("from 768 px on the shop's number is a link as high as a finger", async () => {
  const { page, close } = await openPhone(browser, { viewport: { width: 768, height: 900 } });
  await page.goto(shop.url);
  const call = page.getByRole("banner").locator('a[href^="tel:"]');
  expect((await boxOf(call)).height).toBeGreaterThanOrEqual(finger);
  await close();
});
