// How often a shopper touches the phone.
import type { Browser, Locator, Page } from "playwright-core";
import { afterEach, beforeAll, expect, test } from "vitest";
import { openPhone, untilAlive } from "./browser.ts";
import { fingerOn } from "./finger.ts";
import type { BuiltShop, customer as seeded } from "./built-shop.ts";
import { sharedBrowser, sharedShop } from "./shared.ts";

let shop: BuiltShop;
let browser: Browser;
let customer: typeof seeded;
let close: (() => Promise<void>) | undefined;
beforeAll(async () => {
  [{ shop, customer }, browser] = await Promise.all([sharedShop(), sharedBrowser()]);
});
afterEach(() => close?.());

/** A phone on the home page, and the finger that is counted. */
async function openFinger({ javaScriptEnabled = true, isSignedIn = false } = {}) {
  const phone = await openPhone(browser, { javaScriptEnabled });
  close = phone.close;
  const { page } = phone;
  if (isSignedIn) await signIn(page);
  await page.goto(shop.url);
  if (javaScriptEnabled) await untilAlive(page);
  return { page, main: page.getByRole("main"), ...fingerOn(page) };
}

async function signIn(page: Page) {
  await page.request.post(`${shop.url}/login`, {
    form: { phoneNo: customer.phone, password: customer.password },
    headers: { Origin: shop.url },
    maxRedirects: 0,
  });
}

const button = (place: Page | Locator, name: string) =>
  place.getByRole("button", { name, exact: true });

test.each([true, false])(
  "a first order of an account without an address takes 14 taps and five fields, scripts: %s",
  async (javaScriptEnabled) => {
    const { DB } = await shop.bindings();
    await DB.prepare("DELETE FROM addresses WHERE user_id = ?")
      .bind(`shared${customer.phone}`)
      .run();
    const { page, main, counted, press, enter } = await openFinger({ javaScriptEnabled });
    await press(button(main, "Add to Cart"));
    await press(page.locator("#floating-cart", { hasText: "1 item" }));
    await press(main.getByText("Proceed To Checkout"));
    await enter(main.getByLabel("Phone Number"), customer.phone);
    await enter(main.getByLabel("Password"), customer.password);
    await press(button(main, "Sign In"));
    await enter(main.getByLabel("Street Address"), "24, 3rd Cross");
    await enter(main.getByLabel("City"), "Bengaluru");
    await enter(main.getByLabel("Postal Code"), "560011");
    await press(button(main, "Save and Continue"));
    await press(main.getByLabel("Cash/UPI Payment On Delivery"));
    await press(button(main, "Continue"));
    await press(button(main, "Place Order"));
    await page.waitForURL(/\/order\/\w+/);
    expect(counted.taps).toBeLessThanOrEqual(14);
    expect(counted.fields).toBe(5);
  },
);

test.each([true, false])(
  "the last basket is ordered again in four taps, scripts: %s",
  async (javaScriptEnabled) => {
    const { page, main, counted, press } = await openFinger({
      javaScriptEnabled,
      isSignedIn: true,
    });
    await press(page.getByRole("link", { name: "Profile" }));
    await press(button(page, "Order again"));
    await press(button(main, "Order as last time"));
    await press(button(main, "Place Order"));
    await page.waitForURL(/\/order\/\w+/);
    expect(counted.taps).toBeLessThanOrEqual(4);
  },
);

test("five things are found by search and in the cart in eleven taps", async () => {
  const { page, main, counted, press, enter } = await openFinger();
  const box = page.getByRole("combobox");
  const wanted = ["atta", "toor dal", "sugar", "toothpaste", "poha"];
  for (const [at, word] of wanted.entries()) {
    if (at === 0) await enter(box, word);
    else await page.keyboard.type(word);
    await page.getByRole("listbox").getByText(word).first().waitFor();
    await press(page.getByRole("search").getByRole("button", { name: /^Add to Cart: / }));
  }
  await press(page.locator("#floating-cart", { hasText: "5 items" }));
  await main.getByText("Subtotal (5 items)").first().waitFor();
  expect(counted.taps).toBeLessThanOrEqual(11);
});
