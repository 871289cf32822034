import { afterAll, beforeAll, expect, test } from "vitest";
import type { Browser } from "playwright-core";
import { openBrowser } from "#scripts/open-browser.ts";
import { openPhone } from "./browser.ts";
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

test("after logging out nothing of the person is in the document, nor comes by Back", async () => {
  const { page, close } = await openPhone(browser);
  const form = { phoneNo: customer.phone, password: customer.password };
  await page.request.post(`${shop.url}/login`, { form, headers: { Origin: shop.url } });
  const whole = async () =>
    (await page.content()) +
    (await page.evaluate(() => {
      const { __remixRouter: router } = window as unknown as {
        __remixRouter?: { state: { loaderData: object } };
      };
      return JSON.stringify(router?.state.loaderData ?? {});
    }));
  await page.goto(shop.url, { waitUntil: "networkidle" });
  expect(await whole()).toContain("Ravi");
  await page.goto(`${shop.url}/profile`, { waitUntil: "networkidle" });
  await page.getByRole("main").getByRole("button", { name: "Logout" }).click();
  await page.waitForURL(`${shop.url}/`);
  // The address may change before the page does.
  await expect.poll(whole).not.toContain("Ravi");
  await page.goBack({ waitUntil: "networkidle" });
  expect(await whole()).not.toContain("Ravi");
  await page.goBack({ waitUntil: "networkidle" });
  expect(new URL(page.url()).pathname).toBe("/");
  expect(await whole()).not.toContain("Ravi");
  await close();
});
