import { get } from "node:http";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "#scripts/open-browser.ts";
import { openAlive, openPhone, untilAlive } from "./browser.ts";
import type { BuiltShop, customer as seededCustomer } from "./built-shop.ts";
import { sharedShop } from "./shared.ts";

let shop: BuiltShop;
let customer: typeof seededCustomer;
let browser: Browser;
beforeAll(async () => {
  [{ shop, customer }, browser] = await Promise.all([
    sharedShop(),
    openBrowser({ keepsPages: true }),
  ]);
});
afterAll(() => browser?.close());

const firstProduct = (page: Page) => page.getByRole("article").getByRole("link").first();

/** In brotli, as every browser takes it over HTTPS; fetch would decompress. */
function bytesOf(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { "Accept-Encoding": "br" } }, async (response) => {
      let bytes = 0;
      for await (const chunk of response) bytes += (chunk as Buffer).length;
      resolve(bytes);
    }).on("error", reject);
  });
}

/** Marks the page, so that it is known again, and notes whether it came out of the cache. */
async function markForReturn(page: Page): Promise<void> {
  await page.evaluate(() =>
    addEventListener("pageshow", ({ persisted }) =>
      document.documentElement.setAttribute("data-persisted", String(persisted)),
    ),
  );
}

/** To the first product's page, with a pack of its card in the cart. */
async function addAndOpenFirst(page: Page): Promise<void> {
  await openAlive(page, shop.url);
  const isAnswered = page.waitForResponse((response) => response.url().endsWith("/cart/count"));
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  await page.getByText("1 item", { exact: true }).waitFor();
  await (await isAnswered).finished();
  await page.waitForLoadState("networkidle");
  await markForReturn(page);
  await Promise.all([page.waitForURL(/\/product\//), firstProduct(page).click()]);
  await untilAlive(page);
  await page.waitForLoadState("networkidle");
}

test("going back brings the very page from the cache, with a cart and its socket too, and its badge is true", async () => {
  const { page, problems, close } = await openPhone(browser);
  await addAndOpenFirst(page);
  await page.getByLabel("Number of Packs").selectOption("3");
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  await page.getByRole("button", { name: "Added to Cart" }).waitFor();
  // A page from the cache does not load again.
  await page.goBack({ waitUntil: "commit" });
  await expect.poll(() => page.locator("html").getAttribute("data-persisted")).toBe("true");
  await expect
    .poll(() => page.getByRole("article").getByRole("group").first().textContent())
    .toContain("3");
  expect(problems).toEqual([]);
  await close();
});

test("going back before a change was answered shows what the shopper asked for, and sends it", async () => {
  const { page, problems, close } = await openPhone(browser);
  await addAndOpenFirst(page);
  // A network so slow that the change is still under way when the page is left.
  await page.evaluate(() => {
    window.fetch = () => new Promise(() => undefined);
  });
  await page.getByLabel("Number of Packs").selectOption("3");
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  await page.getByRole("button", { name: "Added to Cart" }).waitFor();
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith("/cart/count")),
    page.goBack({ waitUntil: "commit" }),
  ]);
  expect(await answer.json()).toMatchObject({ lineCount: 1 });
  await expect.poll(() => page.locator("html").getAttribute("data-persisted")).toBe("true");
  const stepper = page.getByRole("article").getByRole("group").first();
  await expect.poll(() => stepper.textContent()).toContain("3");
  await page.reload({ waitUntil: "networkidle" });
  await expect.poll(() => stepper.textContent()).toContain("3");
  expect(problems).toEqual([]);
  await close();
});

test("a reload stays where one was, and a new page has a place of its own to come back to", async () => {
  const { page, problems, close } = await openPhone(browser);
  const keyAndPlace = () =>
    page.evaluate(() => [(history.state as { key?: string } | null)?.key, Math.round(scrollY)]);
  await openAlive(page, `${shop.url}/category/Flours`);
  await expect.poll(async () => (await keyAndPlace())[0]).toBeTruthy();
  await page.evaluate(() => scrollTo(0, 900));
  const before = await keyAndPlace();
  await page.reload({ waitUntil: "networkidle" });
  await expect.poll(keyAndPlace).toEqual(before);
  await page.goto(`${shop.url}/search?query=atta`, { waitUntil: "networkidle" });
  await expect.poll(async () => (await keyAndPlace())[0]).toBeTruthy();
  const [key, place] = await keyAndPlace();
  expect([key === before[0], place]).toEqual([false, 0]);
  expect(problems).toEqual([]);
  await close();
});

test("a search and a sign-in lead from pages of another kind to pages with all their styles", async () => {
  const { page, problems, close } = await openPhone(browser);
  const columns = () =>
    page.locator("main").evaluate((main) => {
      const [first, second] = [...main.querySelectorAll("article")];
      return first!.getBoundingClientRect().top === second!.getBoundingClientRect().top;
    });
  await openAlive(page, `${shop.url}/login`);
  await page.getByRole("searchbox").or(page.getByRole("combobox")).fill("atta");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Search Results for" }).waitFor();
  await expect.poll(columns).toBe(true);
  await openAlive(page, `${shop.url}/login`);
  await page.getByRole("main").getByLabel("Phone Number").fill(customer.phone);
  await page.getByRole("main").getByLabel("Password", { exact: true }).fill(customer.password);
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL(`${shop.url}/`);
  await expect.poll(columns).toBe(true);
  expect(problems).toEqual([]);
  await close();
});

test("two products' pages are fetched ahead, at most 30 KiB, and never the cart's", async () => {
  const { page, problems, close } = await openPhone(browser);
  const ahead: string[] = [];
  page.on("request", (request) => {
    if (request.headers()["sec-purpose"] === "prefetch") ahead.push(request.url());
  });
  await page.goto(shop.url, { waitUntil: "networkidle" });
  await expect
    .poll(() => ahead.map((url) => new URL(url).pathname.split("/")[1]))
    .toEqual(["product", "product"]);
  await page.waitForLoadState("networkidle");
  const bytes = await Promise.all(ahead.map((url) => bytesOf(url)));
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(30 * 1024);
  await Promise.all([page.waitForURL(/\/product\//), firstProduct(page).click()]);
  expect(
    await page.evaluate(
      () =>
        (performance.getEntriesByType("navigation")[0] as unknown as { deliveryType: string })
          .deliveryType,
    ),
  ).toBe("navigational-prefetch");
  expect(problems).toEqual([]);
  await close();
});
