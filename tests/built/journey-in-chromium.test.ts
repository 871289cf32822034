import type { Browser } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { fillCart } from "#scripts/bench/fill-cart.ts";
import { openAlive, openPhone, untilAlive } from "./browser.ts";
import type { BuiltShop, customer as seededCustomer } from "./built-shop.ts";
import { buyAtta } from "./journey.ts";
import { sharedBrowser, sharedShop } from "./shared.ts";

let shop: BuiltShop;
let customer: typeof seededCustomer;
let browser: Browser;
beforeAll(async () => {
  [{ shop, customer }, browser] = await Promise.all([sharedShop(), sharedBrowser()]);
});

test("in Chromium a shopper finds atta, buys it and the print window opens", async () => {
  const { page, problems, close } = await openPhone(browser);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await buyAtta(page, shop.url, customer);
  await page.getByText("Order Successfully Placed and Packing In Progress").waitFor();
  await untilAlive(page);
  await page.getByRole("button", { name: "Print" }).click();
  await expect.poll(() => page.locator("html").getAttribute("data-printed")).toBe("");
  await page.emulateMedia({ media: "print" });
  await page.getByRole("heading", { name: "Invoice" }).waitFor();
  await page.getByText("Thank you for your Shopping!").waitFor();
  await page.getByRole("banner").waitFor({ state: "hidden" });
  expect(problems).toEqual([]);
  await close();
});

test("suggestions appear while typing and the arrow keys choose one", async () => {
  const { page, problems, close } = await openPhone(browser);
  await openAlive(page, shop.url);
  const box = page.getByRole("combobox").first();
  await box.pressSequentially("aash", { delay: 30 });
  await page.getByRole("option").first().waitFor();
  await box.press("ArrowDown");
  await expect.poll(() => box.getAttribute("aria-activedescendant")).toBeTruthy();
  await box.press("Enter");
  await page.waitForURL(/\/(product|search)/);
  expect(problems).toEqual([]);
  await close();
});

test("at the page's foot six more packages come, and the next six when their end is seen", async () => {
  const { page, problems, close } = await openPhone(browser);
  const count = () => page.getByRole("article").count();
  const end = page.getByRole("link", { name: "Show more" });
  await openAlive(page, shop.url);
  for (const wanted of [12, 18]) {
    await end.scrollIntoViewIfNeeded();
    await expect.poll(count).toBe(wanted);
    // More of them would come now, unasked.
    await page.waitForTimeout(500);
    expect(await count()).toBe(wanted);
    expect(await end.evaluate((link) => link.getBoundingClientRect().top > innerHeight)).toBe(true);
  }
  expect(problems).toEqual([]);
  await close();
});

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
});

test("every page fits a phone, a tablet and a desk without scrolling sideways", async () => {
  const { page, close } = await openPhone(browser);
  for (const path of ["/", "/category/Flours", "/search?query=atta", "/cart", "/login"]) {
    await page.goto(shop.url + path);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
  await close();
});

/** A phone with twelve lines in its cart, the longest names first. */
async function openFullPhone(options = {}) {
  const phone = await openPhone(browser, options);
  const { DB } = await shop.bindings();
  const { results } = await DB.prepare(
    "SELECT f.id FROM financials f JOIN details d ON d.id = f.detail_id JOIN products p ON p.id = d.product_id WHERE f.count_in_stock > 9 AND f.price_paise > 0 GROUP BY d.id ORDER BY length(p.name) + length(d.brand) DESC LIMIT 12",
  ).all<{ id: string }>();
  const cart = await fillCart(
    shop.url,
    results.map(({ id }) => id),
  );
  const at = cart.indexOf("=");
  const cookie = { name: cart.slice(0, at), value: cart.slice(at + 1), url: shop.url };
  await phone.page.context().addCookies([cookie]);
  return phone;
}

test("on a phone name, price and button of a product are seen at once, and the way to the cart covers none", async () => {
  const { page, close } = await openFullPhone();
  await openAlive(page, `${shop.url}/product/chakki-fresh-atta`);
  const main = page.getByRole("main");
  const parts = [
    main.getByRole("heading", { level: 1 }),
    main.locator("strong.price").first(),
    main.getByLabel("Number of Packs"),
    main.locator(".buy-bar .bar-end"),
  ];
  for (const part of parts) {
    const isSeen = await part.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const corners = [
        [left + 4, top + 4],
        [right - 4, bottom - 4],
      ] as const;
      return corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
    });
    expect(isSeen, String(part)).toBe(true);
  }
  await close();
});

test.each([true, false])(
  "a line of the cart takes at most 112 px of a phone, with its button beside the number (scripts: %s)",
  async (javaScriptEnabled) => {
    const { page, close } = await openFullPhone({ javaScriptEnabled });
    if (javaScriptEnabled) await openAlive(page, `${shop.url}/cart`);
    else await page.goto(`${shop.url}/cart`);
    const lines = page.getByRole("main").getByRole("listitem");
    expect(await lines.count()).toBe(12);
    const boxes = await Promise.all((await lines.all()).map((line) => line.boundingBox()));
    expect(Math.max(...boxes.map((box) => box!.height))).toBeLessThanOrEqual(112);
    if (!javaScriptEnabled) {
      const count = await lines.first().getByLabel("Quantity").boundingBox();
      const update = await lines.first().getByRole("button", { name: "Update" }).boundingBox();
      expect(update!.y).toBe(count!.y);
    }
    const [amount, sum] = await Promise.all([
      lines.first().locator(".money").first().boundingBox(),
      page.getByRole("region", { name: "Total" }).locator(".money").first().boundingBox(),
    ]);
    expect(sum!.x + sum!.width).toBeCloseTo(amount!.x + amount!.width, 0);
    await close();
  },
);

test("twelve lines are ordered by a button that is in sight, and the order's page shows no ring", async () => {
  const { page, close } = await openFullPhone();
  await page.request.post(`${shop.url}/login`, {
    form: { phoneNo: customer.phone, password: customer.password },
    headers: { Origin: shop.url },
    maxRedirects: 0,
  });
  await openAlive(page, `${shop.url}/placeorder?method=cash`);
  const button = page.getByRole("button", { name: "Place Order" });
  const place = await button.boundingBox();
  expect(place!.y + place!.height).toBeLessThanOrEqual(740);
  await button.click();
  await page.waitForURL(/\/order\//);
  const heading = page.getByRole("heading", { level: 1, name: "Your order" });
  await expect.poll(() => heading.evaluate((it) => it === document.activeElement)).toBe(true);
  expect(await heading.evaluate((it) => getComputedStyle(it).outlineStyle)).toBe("none");
  const fill = await page.getByRole("progressbar").locator("div").boundingBox();
  const steps = page.getByRole("region", { name: "Track order" }).getByRole("listitem");
  const [packed, placed] = await Promise.all(
    ["Packed", "Placed"].map((word) => steps.filter({ hasText: word }).boundingBox()),
  );
  const reached = fill!.y + fill!.height;
  expect(packed!.y).toBeGreaterThanOrEqual(reached);
  expect(placed!.y).toBeLessThan(reached);
  expect(placed!.y + placed!.height).toBeGreaterThan(reached);
  await close();
});
