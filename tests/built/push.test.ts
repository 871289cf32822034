import type { Browser, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { hiddenFields } from "#scripts/bench/reads/visitor.ts";
import { openAlive, openPhone } from "./browser.ts";
import type { BuiltShop, customer as seededCustomer } from "./built-shop.ts";
import { cash, visitAs } from "./every-page.ts";
import { sharedBrowser, sharedShop } from "./shared.ts";

let shop: BuiltShop;
let customer: typeof seededCustomer;
let browser: Browser;
let order: string;
beforeAll(async () => {
  [{ shop, customer }, browser] = await Promise.all([sharedShop(), sharedBrowser()]);
  const { DB } = await shop.bindings();
  const financialId = await DB.prepare(
    "SELECT id FROM financials WHERE count_in_stock > 20 LIMIT 1",
  ).first<string>("id");
  const buyer = await visitAs(shop, customer);
  await buyer.ask("/cart/add", { financialId: financialId ?? "", qty: "2" });
  const { html } = await buyer.ask(cash);
  order = (await buyer.ask(cash, hiddenFields(html, cash))).location ?? "";
});

const [tellMe, stop] = ["Tell me when it is on its way", "Stop notices on this phone"];
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function signedIn(javaScriptEnabled: boolean) {
  const phone = await openPhone(browser, { javaScriptEnabled });
  const { page } = phone;
  await page.goto(`${shop.url}/login?redirect=${encodeURIComponent(order)}`);
  await page.getByLabel("Phone Number").fill(customer.phone);
  await page.getByLabel("Password", { exact: true }).fill(customer.password);
  await button(page, "Sign In").click();
  await page.waitForURL(`**${order}`);
  return phone;
}

/** A browser whose visitor allows it, and whose push service is the one that the shop lists. */
async function allowPush(page: Page): Promise<void> {
  const answer = await fetch(`${shop.sandbox}/push/devices`, { method: "POST", body: "{}" });
  const device = (await answer.json()) as { endpoint: string; p256dh: string; auth: string };
  const { PUSH_SERVICES } = (await shop.bindings()) as unknown as { PUSH_SERVICES: string };
  const endpoint = PUSH_SERVICES + new URL(device.endpoint).pathname;
  await page.addInitScript(
    ({ keys, endpoint }) => {
      let now: object | null = null;
      const subscription = {
        endpoint,
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => {
          now = null;
        },
      };
      Notification.requestPermission = async () => "granted";
      Object.assign(PushManager.prototype, {
        getSubscription: async () => now,
        subscribe: async () => (now = subscription),
      });
    },
    { keys: { p256dh: device.p256dh, auth: device.auth }, endpoint },
  );
}

test("without scripts an order's page asks for no notices, and the texts are switched in the profile", async () => {
  const { page, problems, close } = await signedIn(false);
  expect(await button(page, tellMe).count()).toBe(0);
  await page.goto(`${shop.url}/profile`);
  await page.getByRole("heading", { name: "Messages" }).click();
  const texts = page.getByLabel("Text messages about my orders");
  expect(await texts.isChecked()).toBe(true);
  expect(await page.getByText("notifications").count()).toBe(0);
  await texts.uncheck();
  await button(page, "Save message settings").click();
  await page.getByRole("status").getByText("Your message settings are saved.").waitFor();
  expect(await texts.isChecked()).toBe(false);
  expect(problems).toEqual([]);
  await close();
});

test("what the browser does not allow is said beside the button", async () => {
  const { page, close } = await signedIn(true);
  await page.addInitScript(() => {
    Notification.requestPermission = async () => "denied";
  });
  await openAlive(page, shop.url + order);
  await button(page, tellMe).click();
  await page.getByRole("alert").getByText("Notifications are blocked").waitFor();
  await close();
});

test("switched on at an order it is on in the profile, and is switched off there", async () => {
  const { page, problems, close } = await signedIn(true);
  await allowPush(page);
  await openAlive(page, shop.url + order);
  await button(page, tellMe).click();
  await button(page, stop).waitFor();
  const { DB } = await shop.bindings();
  const kept = () =>
    DB.prepare(
      "SELECT count(*) AS n FROM push_subscriptions WHERE user_id = (SELECT id FROM users WHERE phone = ?)",
    )
      .bind(customer.phone)
      .first<number>("n");
  expect(await kept()).toBe(1);
  // The stand-in forgets between pages what a browser would not: without it the switch stays the form that it is.
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, "PushManager");
  });
  await openAlive(page, `${shop.url}/profile`);
  await page.getByRole("heading", { name: "Messages" }).click();
  await button(page, "Turn off notifications").click();
  await page.getByRole("status").getByText("no more notices").waitFor();
  expect(await kept()).toBe(0);
  expect(problems).toEqual([]);
  await close();
});
