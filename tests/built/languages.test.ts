import type { Browser } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { isFullLength } from "#tests/length.ts";
import { openAlive, openPhone } from "./browser.ts";
import type { BuiltShop } from "./built-shop.ts";
import { sharedBrowser, sharedShop } from "./shared.ts";

let shop: BuiltShop;
let browser: Browser;
beforeAll(async () => {
  [{ shop }, browser] = await Promise.all([sharedShop(), sharedBrowser()]);
});

const visit = (path: string, language: string) =>
  fetch(shop.url + path, { headers: { Cookie: `lang=${language}` } });
const languageOf = (html: string) => /<html lang="([^"]+)"/.exec(html)?.[1];
const expected = { en: "en-IN", hi: "hi" };

test("what programs read and where nothing was chosen stays English", async () => {
  const page = await fetch(shop.url, { headers: { "Accept-Language": "hi" } });
  expect(languageOf(await page.text())).toBe("en-IN");
  const answer = await visit("/api/none", "hi");
  expect(await answer.json()).toEqual(await (await visit("/api/none", "en")).json());
});

const requests = isFullLength ? 1000 : 200;

test("hundreds of requests in turns never get the other language from the edge's cache", async () => {
  const turns = Array.from({ length: requests }, (_, at) => (at % 2 === 0 ? "en" : "hi"));
  const path = "/category/Flours";
  let hits = 0;
  for (const language of turns) {
    const page = await visit(path, language);
    if (page.headers.get("Server-Timing") === "cache;desc=hit") hits += 1;
    expect(languageOf(await page.text())).toBe(expected[language as "en"]);
  }
  expect(hits).toBeGreaterThan(requests - 100);
});

test("a fault before any page is made is told in the chosen language", async () => {
  expect(await (await visit("/order/%E0%A4%A", "hi")).text()).toBe("यह पता पढ़ा नहीं जा सका।");
});

test("without scripts the cart's page comes back in Hindi with the same cart", async () => {
  const { page, problems, close } = await openPhone(browser, { javaScriptEnabled: false });
  await page.goto(`${shop.url}/category/Flours`);
  await page.locator("form[action='/cart/add'] button").first().click();
  await page.locator("#floating-cart").getByText("1 item", { exact: true }).waitFor();
  await page.goto(`${shop.url}/cart`);
  const lines = () => page.locator("main select[name=qty], main input[name=qty]").count();
  const before = await lines();
  expect(before).toBeGreaterThan(0);
  const address = page.url();
  await page.getByRole("banner").getByRole("button", { name: "हिन्दी" }).click();
  await page.locator("html[lang=hi]").waitFor();
  expect(page.url()).toBe(address);
  await expect.poll(lines).toBe(before);
  await page.getByRole("contentinfo").getByRole("button", { name: "English" }).click();
  await page.locator("html[lang=en-IN]").waitFor();
  expect(problems).toEqual([]);
  await close();
});

test("with scripts what was typed comes along, but no password", async () => {
  const { page, problems, close } = await openPhone(browser);
  await openAlive(page, `${shop.url}/login`);
  await page.locator("input[name=phoneNo]").fill("9876543210");
  await page.locator("input[name=password]").fill("Secret 12345");
  await page.getByRole("banner").getByRole("button", { name: "हिन्दी" }).click();
  await page.locator("html[lang=hi]").waitFor();
  await expect.poll(() => page.locator("input[name=phoneNo]").inputValue()).toBe("9876543210");
  expect(await page.locator("input[name=password]").inputValue()).toBe("");
  expect(problems).toEqual([]);
  await close();
});

test("without a network only pages of the chosen language stand, the one that says so too", async () => {
  const { page, close } = await openPhone(browser);
  await page.goto(shop.url);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.goto(`${shop.url}/category/Oils`, { waitUntil: "networkidle" });
  await page.goto(`${shop.url}/category/Flours`, { waitUntil: "networkidle" });
  await page.getByRole("banner").getByRole("button", { name: "हिन्दी" }).click();
  await page.locator("html[lang=hi]").waitFor();
  const worker = () => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? "");
  await expect.poll(worker).toContain("/sw-hi.js");
  await page.goto(`${shop.url}/category/Flours`, { waitUntil: "networkidle" });
  await page.context().setOffline(true);
  const languageAt = async (path: string) => {
    await page.goto(shop.url + path);
    return page.locator("html").getAttribute("lang");
  };
  for (const path of ["/category/Flours", "/category/Oils", "/cart", "/shipping"])
    expect([path, await languageAt(path)]).toEqual([path, "hi"]);
  await close();
});

test.each([320, 360])("the header stands in one row with its switch at %d px", async (width) => {
  const { page, close } = await openPhone(browser, { viewport: { width, height: 740 } });
  await page.goto(shop.url);
  const scrolls = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(scrolls).toBe(false);
  const places = page
    .getByRole("banner")
    .locator("a[href='/'], [name=language], a[href^='/login']");
  const tops = await places.evaluateAll((all) =>
    all.map((one) =>
      Math.round(one.getBoundingClientRect().top + one.getBoundingClientRect().height / 2),
    ),
  );
  expect(new Set(tops.map((top) => Math.round(top / 4))).size).toBe(1);
  await close();
});
