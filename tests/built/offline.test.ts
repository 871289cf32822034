import type { Browser, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { signIn } from "./account-journey.ts";
import { openAlive, openPhone, untilAlive } from "./browser.ts";
import type { BuiltShop, customer as seededCustomer } from "./built-shop.ts";
import { sharedBrowser, sharedShop } from "./shared.ts";

let shop: BuiltShop;
let customer: typeof seededCustomer;
let browser: Browser;
beforeAll(async () => {
  [{ shop, customer }, browser] = await Promise.all([sharedShop(), sharedBrowser()]);
});

const places = () => ({ shop: shop.url, sandbox: shop.sandbox });

async function visitUntilKept(page: Page, address: string): Promise<void> {
  await page.goto(shop.url);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await openAlive(page, address);
  await expect.poll(() => keptPages(page)).toContain(new URL(address).pathname);
}

const keptPages = (page: Page) =>
  page.evaluate(async () =>
    (
      await Promise.all(
        (await caches.keys()).map(async (name) =>
          (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
        ),
      )
    ).flat(),
  );

test("without a network a page seen before sells on, the cart stands, and on return one order is placed", async () => {
  const { page, close } = await openPhone(browser);
  await signIn(page, customer, places());
  await visitUntilKept(page, `${shop.url}/category/Oils`);
  const add = page.getByRole("button", { name: "Add to Cart" });
  await add.first().click();
  await page.locator("#floating-cart").getByText("1 item", { exact: true }).waitFor();
  await page.context().setOffline(true);
  await page.reload();
  await page
    .getByText(
      /^You're offline. Showing this page as it was on \d+ \w+.*Prices and stock are checked before you order\./,
    )
    .waitFor();
  await page.locator("#floating-cart").getByText("1 item", { exact: true }).waitFor();
  await untilAlive(page);
  await add.first().click();
  await page.locator("#floating-cart").getByText("2 items", { exact: true }).waitFor();
  await page.getByText("You're offline. Your changes are kept and will be sent later.").waitFor();

  await page.locator("#floating-cart").click();
  await page.getByText("You're offline. Showing your saved cart.").waitFor();
  await expect.poll(() => page.getByLabel("Quantity").count()).toBe(2);
  await page.getByLabel("Quantity").first().selectOption("3");
  await page.reload();
  await expect.poll(() => page.getByLabel("Quantity").first().inputValue()).toBe("3");
  await page.getByRole("link", { name: "Proceed To Checkout" }).click();
  await page.getByRole("heading", { name: "No connection" }).waitFor();
  expect(await page.getByText("Not placed yet").count()).toBe(0);
  const orders = async () =>
    (await shop.bindings()).DB.prepare("SELECT COUNT(*) FROM orders").first<number>("COUNT(*)");
  const before = await orders();

  const again = page.getByRole("link", { name: "Try again" });
  const pageAfterTrying = async () => {
    // The page hears that the network is back before its service worker has it, which now and then never hears.
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    // A second tap before the first one's page is there would begin anew.
    if (await again.isVisible())
      await Promise.all([
        page.waitForEvent("load", { timeout: 10_000 }),
        again.click({ timeout: 10_000 }),
      ]).catch(() => undefined);
    const headings = await page.getByRole("heading", { level: 1 }).allTextContents();
    return `${page.url()} ${headings.join()}`;
  };
  await expect
    .poll(pageAfterTrying, { interval: 500, timeout: 60_000 })
    .toBe(`${shop.url}/shipping Shipping`);
  expect(await orders()).toBe(before);
  await page.getByRole("link", { name: "Continue", exact: true }).click();
  await page.getByLabel("Cash/UPI Payment On Delivery").check();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("heading", { name: "Place Order" }).waitFor();
  await untilAlive(page);
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Place Order" }).click();
  await page.getByText("Not placed yet – waiting for network").waitFor();
  await page.context().setOffline(false);
  await page
    .getByText("You're online again. Press the button once more to place your order.")
    .waitFor();
  expect(await orders()).toBe(before);
  await page.getByRole("button", { name: "Place Order" }).click();
  await page.waitForURL(/\/order\//);
  expect(await orders()).toBe(Number(before) + 1);
  const { DB } = await shop.bindings();
  const { results } = await DB.prepare(
    "SELECT qty FROM order_lines WHERE order_id = ? ORDER BY qty",
  )
    .bind(page.url().split("/").at(-1))
    .all<{ qty: number }>();
  expect(results.map(({ qty }) => qty)).toEqual([1, 3]);
  await close();
});

test("without a network a product's own page adds to the cart, too, and no other page says it is empty", async () => {
  const { page, close } = await openPhone(browser);
  await visitUntilKept(page, `${shop.url}/product/chakki-fresh-atta`);
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  await page.getByRole("button", { name: "Added to Cart" }).waitFor();
  await page.locator("#floating-cart").getByText("1 item", { exact: true }).waitFor();
  await page.getByText("You're offline. Your changes are kept and will be sent later.").waitFor();
  expect(await page.getByText("Nothing was sent").count()).toBe(0);
  await page.goto(`${shop.url}/search?query=never%20seen`);
  await page.getByRole("heading", { name: "No connection" }).waitFor();
  expect(await page.locator("#floating-cart").count()).toBe(0);
  await close();
});

test("no page of somebody's own is kept, and logging out empties what is", async () => {
  const { page, problems, close } = await openPhone(browser);
  await signIn(page, customer, places());
  await visitUntilKept(page, `${shop.url}/category/Oils`);
  const [picture = ""] = (
    (await page.locator("article img").first().getAttribute("src")) ?? ""
  ).split("?");
  for (const own of ["/profile", "/shipping", "/cart"])
    await page.goto(`${shop.url}${own}`, { waitUntil: "networkidle" });
  await expect
    .poll(() => keptPages(page))
    .toEqual(expect.arrayContaining(["/category/Oils", picture]));
  expect(
    (await keptPages(page)).filter((path) =>
      /^\/(profile|shipping|payment|placeorder|order|admin|api)/.test(path),
    ),
  ).toEqual([]);
  await page.goto(`${shop.url}/profile`);
  await page.getByRole("button", { name: "Logout" }).click();
  await page.waitForURL(`${shop.url}/`);
  await expect.poll(() => keptPages(page)).not.toContain("/category/Oils");
  await expect.poll(() => keptPages(page)).not.toContain(picture);
  expect(problems).toEqual([]);
  await page.context().setOffline(true);
  await page.goto(`${shop.url}/category/Oils`);
  await page.getByRole("heading", { name: "No connection" }).waitFor();
  await close();
});

test("the home page, opened first and once, stands without a network", async () => {
  const { page, close } = await openPhone(browser);
  await page.goto(shop.url);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(() => keptPages(page)).toContain("/");
  await page.context().setOffline(true);
  await page.goto(shop.url);
  await page.getByRole("navigation", { name: "Categories" }).waitFor();
  await close();
});

test("the home page keeps its tiles' picture for the time without a network", async () => {
  const { page, close } = await openPhone(browser);
  await visitUntilKept(page, shop.url);
  const sheet = await page
    .getByRole("navigation", { name: "Categories" })
    .locator("img")
    .first()
    .evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
  await expect.poll(() => keptPages(page)).toEqual(expect.arrayContaining(["/", sheet]));
  await close();
});

test("a browser that offers to install is answered with a banner that can be closed for good", async () => {
  const { page, problems, close } = await openPhone(browser);
  const offer = () =>
    page.evaluate(
      () =>
        void dispatchEvent(
          Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
            prompt: async () => document.body.setAttribute("data-prompted", "yes"),
          }),
        ),
    );
  await openAlive(page, shop.url);
  await offer();
  const banner = page.getByRole("region", { name: "Install" });
  await banner.getByText("Install APP for better experience!").waitFor();
  await banner.getByRole("button", { name: "Install" }).click();
  await expect.poll(() => page.locator("body").getAttribute("data-prompted")).toBe("yes");
  await banner.waitFor({ state: "detached" });
  await openAlive(page, shop.url);
  await offer();
  await page.waitForTimeout(500);
  expect(await banner.count()).toBe(0);
  expect(problems).toEqual([]);
  await close();
});
