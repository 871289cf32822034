import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Sent, openBrotliProxy } from "#scripts/bench/brotli-proxy.ts";
import { hiddenFields } from "#scripts/bench/reads/visitor.ts";
import { fillCart } from "#scripts/bench/fill-cart.ts";
import { findSample } from "#scripts/bench/sample.ts";
import { isFullLength } from "#tests/length.ts";
import { openPhone, untilAlive } from "./browser.ts";
import { type BuiltShop, customer, openBuiltShop } from "./built-shop.ts";
import { cash, visitAs } from "./every-page.ts";
import { sharedBrowser } from "./shared.ts";

/**
 * One congestion window, headers and styles included; a list may be longer than that, by its cards.
 */
const mostHtml = 14_600;
/** Of who has ordered: the newest orders come on top. */
const mostOfProfile = 15_500;
const mostOfList = (cards: number) => 17_500 + 300 * Math.max(0, cards - 24);
const mostScripts = 105 * 1024;
/** Letters of Devanagari take three bytes. */
const mostForHindi = 2 * 1024;
const mostScriptFiles = 14;
const mostPrefetched = 30 * 1024;
/** What a service worker keeps comes on top, once. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 2.6,
  isMobile: true,
  serviceWorkers: "block",
} as const;

let shop: BuiltShop;
let browser: Browser;
let proxy: Awaited<ReturnType<typeof openBrotliProxy>>;
beforeAll(async () => {
  [shop, browser] = await Promise.all([openBuiltShop(), sharedBrowser()]);
  await sellSix();
  proxy = await openBrotliProxy(shop.url);
});
afterAll(async () => {
  await proxy?.close();
  await shop?.close();
});

/** A shop that has sold shows its bestsellers, which weigh: as many as a page ever has. */
async function sellSix(): Promise<void> {
  const { month } = await findSample((await shop.bindings()).DB);
  const buyer = await visitAs(shop, customer);
  for (const financialId of month.slice(0, 6))
    await buyer.ask("/cart/add", { financialId, qty: "1" });
  const { html } = await buyer.ask(cash);
  const { location } = await buyer.ask(cash, hiddenFields(html, cash));
  expect(location).toMatch(/^\/order\//);
}

const weight = (sent: Sent[], kind: RegExp) =>
  sent
    .filter(({ type, isPrefetch }) => kind.test(type) && !isPrefetch)
    .reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * Everything a page asks for until its scripts have taken it over and it is quiet, however long a
 * busy machine needs; and the scripts among it that came before the page had loaded.
 */
async function load(page: Page, path: string, { hasScripts = true } = {}) {
  const early: string[] = [];
  let isLoaded = false;
  page.on("load", () => {
    isLoaded = true;
  });
  page.on("request", (request) => {
    if (request.resourceType() === "script" && !isLoaded) early.push(request.url());
  });
  proxy.takeSent();
  await page.goto(proxy.url + path);
  if (hasScripts) await untilAlive(page);
  return { early, sent: await untilQuiet(page) };
}

/** What is sent until the page has nothing left to do, and half a second passes with nothing under way. */
async function untilQuiet(page: Page): Promise<Sent[]> {
  await page.evaluate(() => new Promise((over) => requestIdleCallback(over)));
  await page.waitForTimeout(500);
  const sent = proxy.takeSent();
  const isQuiet = sent.length === 0 && proxy.underWay() === 0;
  return isQuiet ? [] : [...sent, ...(await untilQuiet(page))];
}

test.each([
  ["home", "/", 90],
  ["category", "/category/Flours", 100],
  ["product", "/product/chakki-fresh-atta", 45],
  ["search", "/search?query=atta", 60],
  ["cart", "/cart", 25],
])(
  "%s keeps to its bytes, and asks for scripts after the first screen",
  async (_, path, mostKib) => {
    const { page, problems, close } = await openPhone(browser, phone);
    const { early, sent } = await load(page, path);
    const scripts = weight(sent, /javascript/);
    expect(early).toEqual([]);
    const most = path.startsWith("/category")
      ? mostOfList(await page.locator("article").count())
      : mostHtml;
    expect(weight(sent, /html|css/)).toBeLessThanOrEqual(most);
    expect(scripts).toBeGreaterThan(0);
    expect(scripts).toBeLessThanOrEqual(mostScripts);
    const files = sent.filter(({ type, isPrefetch }) => /javascript/.test(type) && !isPrefetch);
    expect(files.length).toBeLessThanOrEqual(mostScriptFiles);
    expect(weight(sent, /./) - scripts).toBeLessThanOrEqual(mostKib * 1024);
    expect(
      sent.filter(({ isPrefetch }) => isPrefetch).reduce((sum, { bytes }) => sum + bytes, 0),
    ).toBeLessThanOrEqual(mostPrefetched);
    expect(problems).toEqual([]);
    await close();
  },
);

test.each(isFullLength ? ["/", "/product/chakki-fresh-atta", "/cart"] : ["/"])(
  "%s in Hindi costs at most a fifth more than in English, with at most 2 KiB of scripts",
  async (path) => {
    const inLanguage = async (value: string) => {
      const { page, problems, close } = await openPhone(browser, phone);
      await page.context().addCookies([{ name: "lang", value, url: proxy.url }]);
      const { sent } = await load(page, path);
      expect(problems).toEqual([]);
      await close();
      return { html: weight(sent, /html|css/), scripts: weight(sent, /javascript/) };
    };
    const [english, hindi] = [await inLanguage("en"), await inLanguage("hi")];
    expect(hindi.html).toBeGreaterThan(english.html);
    expect(hindi.html).toBeLessThanOrEqual(Math.min(mostHtml, english.html * 1.2));
    expect(hindi.scripts).toBeLessThanOrEqual(mostScripts + mostForHindi);
  },
);

test("the light version asks for no script, fetches nothing ahead and is lighter still", async () => {
  const { page, problems, close } = await openPhone(browser, {
    ...phone,
    extraHTTPHeaders: { "Save-Data": "on" },
  });
  const { sent } = await load(page, "/", { hasScripts: false });
  expect(sent.filter(({ type, isPrefetch }) => isPrefetch || type.includes("javascript"))).toEqual(
    [],
  );
  expect(weight(sent, /html|css/)).toBeLessThanOrEqual(mostHtml);
  expect(weight(sent, /./)).toBeLessThanOrEqual(80 * 1024);
  expect(problems).toEqual([]);
  await close();
});

test("what is kept for the time without a network costs at most 44 KiB beside what the page asks for, once", async () => {
  const visit = async (serviceWorkers: "allow" | "block") => {
    const { page, close } = await openPhone(browser, { ...phone, serviceWorkers });
    const { sent } = await load(page, "/cart");
    if (serviceWorkers === "allow")
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const all = [...sent, ...(await untilQuiet(page))];
    await close();
    return weight(all, /./);
  };
  const kept = (await visit("allow")) - (await visit("block"));
  expect(kept).toBeGreaterThan(0);
  expect(kept).toBeLessThanOrEqual(44 * 1024);
});

test("every other page of a shopper comes in one window with its styles, a list in what its cards take, a profile with its orders in 15.5 KB", async () => {
  const { DB } = await shop.bindings();
  const { packs } = await findSample(DB);
  const [largest] = (
    await DB.prepare(
      "SELECT c.name FROM details d JOIN categories c ON c.id = d.category_id GROUP BY c.id ORDER BY count(*) DESC LIMIT 1",
    ).all<{ name: string }>()
  ).results;
  const body = new URLSearchParams({ phoneNo: customer.phone, password: customer.password });
  const signedIn = await fetch(`${shop.url}/login`, { method: "POST", body, redirect: "manual" });
  const session = signedIn.headers
    .getSetCookie()
    .find((line) => line.startsWith("session="))
    ?.split(";")[0];
  const Cookie = `${await fillCart(shop.url, packs)}; ${session}`;
  const heavy: [string, number][] = [];
  for (const path of [
    `/category/${encodeURIComponent(largest!.name)}`,
    "/category/all",
    "/search?query=oil",
    "/search?query=chocolate",
    "/search/atta",
    "/page/2",
    "/cart",
    "/register",
    "/forgot-password",
    "/profile",
    "/shipping",
    "/payment",
    "/placeorder?method=cash",
    "/payment/failure",
    "/no/such/page",
  ]) {
    proxy.takeSent();
    const headers: Record<string, string> = /register|forgot/.test(path) ? {} : { Cookie };
    const answer = await fetch(proxy.url + path, { headers, redirect: "manual" });
    const html = await answer.text();
    const sheets = [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)].map(
      ([, href = ""]) => href,
    );
    for (const href of sheets) await (await fetch(proxy.url + href)).text();
    expect(answer.status, path).toBe(path === "/no/such/page" ? 404 : 200);
    const bytes = weight(proxy.takeSent(), /html|css/);
    const cards = html.match(/<article/g)?.length ?? 0;
    const isList = cards >= 12 && !path.startsWith("/search?");
    const most = path === "/profile" ? mostOfProfile : mostHtml;
    if (bytes > (isList ? mostOfList(cards) : most)) heavy.push([path, bytes]);
  }
  expect(JSON.stringify(heavy)).toBe("[]");
});
