import { beforeAll, expect, test } from "vitest";
import { openPhone, untilAlive } from "./browser.ts";
import type { BuiltShop } from "./built-shop.ts";
import { sharedBrowser, sharedShop } from "./shared.ts";

let shop: BuiltShop;
beforeAll(async () => {
  ({ shop } = await sharedShop());
});

const tagsOf = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, "g"))].map(([tag]) => tag);

test("of the framework's markup nothing asks for a script, and what would is set aside", async () => {
  for (const path of ["/", "/category/Flours", "/product/none", "/login"]) {
    const html = await (await fetch(shop.url + path)).text();
    const scripts = tagsOf(html, "script");
    expect(scripts.filter((tag) => /\ssrc=|module/.test(tag))).toEqual([]);
    expect(scripts.filter((tag) => tag.includes('type="text/late"'))).toHaveLength(1);
    const inert = html.match(/<template>.*?<\/template>/gs) ?? [];
    expect(inert.length).toBeGreaterThan(3);
    const active = html.replaceAll(/<template>.*?<\/template>/gs, "");
    expect(tagsOf(active, "link").filter((tag) => /\.js"|modulepreload/.test(tag))).toEqual([]);
    const late = /<script[^>]*type="text\/late"[^>]*>([^]*?)<\/script>/.exec(html)?.[1] ?? "";
    const imported = [...late.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, file]) => file);
    expect(imported).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/root-/),
        expect.stringMatching(/entry\.client/),
      ]),
    );
    expect(late).toContain("__remixRouteModules");
  }
});

test("what runs before the first screen asks nothing of the network", async () => {
  const html = await (await fetch(shop.url)).text();
  const early = [...html.matchAll(/<script nonce="[^"]*">([^]*?)<\/script>/g)].map(
    ([, text = ""]) => text.slice(0, 60),
  );
  expect(early).toEqual([
    expect.stringMatching(/^\(\(\w+, ?\w+\) ?=>/),
    expect.stringMatching(/^window\.__remixContext = /),
    expect.stringMatching(/^\(function\(\)\{"use strict"/),
    expect.stringMatching(/^window\.__remixContext\.streamController\.enq/),
    expect.stringMatching(/^window\.__remixContext\.streamController\.clo/),
  ]);
});

test("the framework finds its page as it made it, and takes it over", async () => {
  const { page, problems, close } = await openPhone(await sharedBrowser());
  await page.goto(`${shop.url}/category/Flours`, { waitUntil: "commit" });
  const heading = await page.locator("h1").elementHandle();
  await untilAlive(page);
  expect(await heading?.evaluate((node) => node.isConnected)).toBe(true);
  expect(await page.locator('[type="text/late"], template').count()).toBe(0);
  expect(problems).toEqual([]);
  await close();
});

test("a page whose address went elsewhere before its scripts came is loaded anew", async () => {
  const { page, close } = await openPhone(await sharedBrowser());
  let send = () => {};
  const isSent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await isSent;
    await route.continue();
  });
  await page.goto(`${shop.url}/login`, { waitUntil: "load" });
  await page.evaluate(() => history.pushState(null, "", "/register"));
  send();
  await page.getByRole("heading", { name: "Register" }).waitFor();
  await close();
});
