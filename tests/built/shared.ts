// Test files of one worker run one after the other: they share its browser, and those that leave
// prices, settings and people as they were share its shop. Both end with the worker.
import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import type { Browser } from "playwright-core";
import { openBrowser } from "#scripts/open-browser.ts";
import { openPhone, smallPhone } from "./browser.ts";
import { type BuiltShop, customer, openBuiltShop } from "./built-shop.ts";

let browser: Browser | undefined;
let plain: Awaited<ReturnType<typeof openPhone>> | undefined;
let shop: BuiltShop | undefined;

export async function sharedBrowser(): Promise<Browser> {
  if (!browser?.isConnected()) browser = await openBrowser();
  return browser;
}

/**
 * The worker's phone without scripts, as nobody has used it: its pages keep nothing but cookies. Only
 * for one test at a time.
 */
export async function plainPhone(): Promise<NonNullable<typeof plain>> {
  const shared = await sharedBrowser();
  if (plain?.page.isClosed() !== false)
    plain = await openPhone(shared, { javaScriptEnabled: false });
  const { page, problems } = plain;
  const leave = async () => void (await page.goto("about:blank"));
  await leave();
  await page.context().clearCookies();
  await page.setViewportSize(smallPhone);
  problems.length = 0;
  return { page, problems, close: leave };
}

/** With a customer of one's own, whose orders stand in nobody's way, and nobody's language chosen yet. */
export async function sharedShop(): Promise<{ shop: BuiltShop; customer: typeof customer }> {
  shop ??= await openShop();
  const phone = `7${randomInt(1e8, 1e9)}`;
  const { DB } = await shop.bindings();
  await DB.prepare("UPDATE users SET language = NULL").run();
  await DB.batch(
    [
      `INSERT INTO users (id, name, phone, password_hash, created_at)
      SELECT 'shared' || ?1, name, ?1, password_hash, created_at FROM users WHERE phone = ?2`,
      `INSERT INTO addresses (id, user_id, street, city, postal_code, is_default, created_at)
      SELECT 'shared' || ?1, 'shared' || ?1, street, city, postal_code, 1, created_at
      FROM addresses WHERE user_id = (SELECT id FROM users WHERE phone = ?2)`,
    ].map((sql) => DB.prepare(sql).bind(phone, customer.phone)),
  );
  return { shop, customer: { ...customer, phone } };
}

async function openShop(): Promise<BuiltShop> {
  const opened = await openBuiltShop();
  // A worker is given half a second to end, and thousands of pictures may take longer.
  process.once("exit", () => {
    spawn("rm", ["-rf", opened.folder], { detached: true, stdio: "ignore" }).unref();
  });
  return opened;
}
