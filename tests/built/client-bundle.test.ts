import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bytesOf } from "#scripts/bench/weights.ts";
import { openBrowser, openPhone } from "./browser.ts";
import { type BuiltShop, openBuiltShop } from "./built-shop.ts";

let shop: BuiltShop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([openBuiltShop(), openBrowser()]);
}, 120_000);
afterAll(() => Promise.all([browser?.close(), shop?.close()]));

test("no server code and no secret reaches the browser", () => {
  const folder = join(shop.client, "assets");
  const scripts = readdirSync(folder).filter((file) => file.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(5);
  for (const file of scripts) {
    const text = readFileSync(join(folder, file), "utf8");
    expect(text, file).not.toMatch(/drizzle|argon2|sqlite|COOKIE_SECRETS|PARTY_SECRET|JUSPAY_|MSG91_|TURNSTILE_SECRET|password_hash/i);
  }
});

test("home asks for at most 90 KiB of scripts, all after the first screen", async () => {
  const { page, problems, close } = await openPhone(browser);
  const scripts: { isEarly: boolean; url: string }[] = [];
  let isLoaded = false;
  page.on("load", () => { isLoaded = true; });
  page.on("requestfinished", (request) => {
    if (request.resourceType() !== "script") return;
    scripts.push({ isEarly: !isLoaded, url: request.url() });
  });
  await page.goto(shop.url, { waitUntil: "networkidle" });
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter(({ isEarly }) => isEarly)).toEqual([]);
  const bytes = await Promise.all(scripts.map(({ url }) => bytesOf(url)));
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(90 * 1024);
  expect(problems).toEqual([]);
  await close();
}, 30_000);
