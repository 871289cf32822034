import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findFaults } from "./accessible.ts";
import { isFullLength } from "#tests/length.ts";
import { openAlive, openPhone } from "./browser.ts";
import { type BuiltShop, customer, openBuiltShop } from "./built-shop.ts";
import { sharedBrowser } from "./shared.ts";

const admin = { phone: "9000000001", password: "Admin@12345" };

let shop: BuiltShop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([openBuiltShop(), sharedBrowser()]);
});
afterAll(() => shop?.close());

/** Pages that look like one that is looked at in any case. */
const alike = (...paths: string[]) => (isFullLength ? paths : []);

/** A phone whose owner is signed in, or nobody's; `check` looks at the page as it stands. */
async function openPhoneOf(user: typeof customer | null) {
  const { page, close } = await openPhone(browser);
  if (user) {
    const form = { phoneNo: user.phone, password: user.password };
    await page.request.post(`${shop.url}/login`, {
      form,
      headers: { Origin: shop.url },
      maxRedirects: 0,
    });
  }
  const found: Record<string, string[]> = {};
  const check = async (name: string) => {
    const faults = await findFaults(page);
    if (faults.length > 0) found[name] = faults;
  };
  const visit = async (...paths: string[]) => {
    for (const path of paths) {
      await page.goto(shop.url + path, { waitUntil: "load" });
      await check(path);
    }
  };
  const open = (path: string) => openAlive(page, shop.url + path);
  return { page, main: page.getByRole("main"), found, check, visit, open, close };
}

async function addFlour(page: Page): Promise<void> {
  await page.getByRole("article").getByRole("button", { name: "Add to Cart" }).first().click();
  await page.getByRole("button", { name: "Plus" }).first().waitFor();
}

test("a visitor's pages have no fault, in both colours", async () => {
  const { page, main, found, check, visit, open, close } = await openPhoneOf(null);
  await visit(
    "/",
    "/product/chakki-fresh-atta",
    "/search?query=zzzzz",
    "/cart",
    "/no/such/page",
    "/login",
    "/terms.html",
    "/api/docs",
    ...alike("/search?query=atta", "/search/zzzzz", "/page/2", "/product/unknown", "/privacy.html"),
    ...alike("/payment/failure"),
  );
  await visit("/forgot-password", "/register");
  await main.getByLabel("Phone Number").fill("9123456780");
  await main.getByRole("button", { name: "Send OTP" }).click();
  await main.getByRole("alert").first().waitFor();
  await check("/register, wrong");
  await open("/");
  await page.getByRole("link", { name: "Profile" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Sign In" }).click();
  await page.getByRole("alert").first().waitFor();
  await check("the panel, wrong");
  await page.keyboard.press("Escape");
  await page.getByRole("combobox").pressSequentially("aash");
  await page.getByRole("option").first().waitFor();
  await check("suggestions");
  await open("/category/Flours");
  await addFlour(page);
  await check("a card in the cart");
  await visit("/cart");
  expect(found).toEqual({});
  await close();
});

test("a customer's pages have no fault, in both colours", async () => {
  const { page, main, found, check, visit, open, close } = await openPhoneOf(customer);
  await open("/category/Flours");
  await addFlour(page);
  await visit("/cart", "/profile", "/profile?password=1", "/shipping", "/payment");
  await open("/payment");
  await main.getByRole("button", { name: "Continue" }).click();
  await main.getByRole("alert").first().waitFor();
  await check("/payment, wrong");
  await open("/shipping");
  await main.getByText("Change address").click();
  await main.getByLabel("City").fill("");
  await main.getByRole("button", { name: "Save and Continue" }).click();
  await main.getByRole("alert").first().waitFor();
  await check("/shipping, wrong");
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ["/shipping", ...alike("/payment", "/placeorder?method=cash")]) {
    await open(path);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    await check(`${path}, in large letters`);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await visit("/placeorder?method=cash");
  await main.getByRole("button", { name: "Place Order" }).click();
  await page.waitForURL(/\/order\//);
  await check("an order");
  await open("/");
  await page.getByRole("link", { name: "Profile" }).click();
  await page.getByRole("dialog").getByLabel("City").waitFor();
  await check("the panel, profile");
  await page.getByRole("tab", { name: "My Orders" }).click();
  await page.getByRole("dialog").getByRole("table").waitFor();
  await check("the panel, orders");
  await open("/addresses");
  await check("/addresses");
  await main.getByText("Add a new address").click();
  await main.getByLabel("Street Address").fill("7, MG Road");
  await main.getByLabel("City").fill("Bengaluru");
  await main.getByLabel("Postal Code").fill("560001");
  await main.getByRole("button", { name: "Add address" }).click();
  await main.getByRole("heading", { name: "7, MG Road" }).waitFor();
  await expect.poll(() => main.getByLabel("Street Address").inputValue()).toBe("");
  expect(found).toEqual({});
  await close();
});

test("an admin's pages have no fault, in both colours", async () => {
  const { page, main, found, check, visit, open, close } = await openPhoneOf(admin);
  await visit(
    "/admin",
    "/admin/orders",
    "/admin/products",
    "/admin/prices?category=Flours",
    "/admin/catalogue",
    "/admin/khata",
    "/admin/day",
    ...alike("/admin/prices", "/admin/day/month", "/admin/product/delete", "/admin/orderlist"),
    ...alike("/admin/productlist", "/admin/prices/history", "/admin/detail/create"),
  );
  await open("/admin/productlist");
  await main.getByRole("button", { name: "Create Detail" }).click();
  await page.getByRole("dialog").getByRole("textbox").waitFor();
  await check("a question over the list");
  await page.keyboard.press("Escape");
  await main
    .getByRole("link", { name: /^Edit / })
    .first()
    .click();
  await main.getByLabel("Name", { exact: true }).fill("");
  await check("a product's edit page");
  await main.getByRole("button", { name: "Update Details" }).click();
  await main.getByRole("alert").first().waitFor();
  await check("a product's edit page, wrong");
  await open("/admin/userlist");
  await main
    .getByRole("button", { name: /^Delete / })
    .first()
    .click();
  await page.getByRole("dialog").waitFor();
  await check("deleting a user");
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.getByText("User deleted successfully").waitFor();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await main
    .getByRole("link", { name: /^Edit / })
    .first()
    .click();
  await main.getByLabel("Name").fill("");
  await main.getByRole("button", { name: "Update" }).click();
  await main.getByRole("alert").first().waitFor();
  await check("a user's edit page, wrong");
  expect(found).toEqual({});
  await close();
});

/** Presses Tab until the focus is there; it must then be seen, under no header and no bar. */
async function tabTo(page: Page, wanted: string): Promise<void> {
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press("Tab");
    const at = await page.evaluate((selector) => {
      const focused = document.activeElement;
      if (!focused?.matches(selector)) return "elsewhere";
      const { left, top, width, height } = focused.getBoundingClientRect();
      const shown = document.elementFromPoint(left + Math.min(width / 2, 100), top + height / 2);
      return focused.contains(shown) || shown?.contains(focused) ? "seen" : "covered";
    }, wanted);
    if (at !== "elsewhere") return expect(at, wanted).toBe("seen");
  }
  expect.fail(`Tab never comes to ${wanted}`);
}

test("a shopper searches, adds, signs in and orders with the keyboard alone", async () => {
  const { page, close } = await openPhone(browser);
  const press = async (wanted: string, key = "Enter") => {
    await tabTo(page, wanted);
    await page.keyboard.press(key);
  };
  await openAlive(page, shop.url);
  await press("a[href='#main']");
  await openAlive(page, shop.url);
  await tabTo(page, "[role=combobox]");
  await page.keyboard.type("chakki");
  // Those of a part of the word may stand there first.
  await page.getByRole("option").first().filter({ hasText: "Chakki" }).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/product\//);
  await page.getByRole("button", { name: "Add to Cart" }).first().waitFor();
  await press("main form[action^='/product/'] button:not([formmethod])");
  await page.getByRole("button", { name: "Added to Cart" }).waitFor();
  await press("#floating-cart");
  await page.waitForURL(/\/cart$/);
  await press("main a[href='/shipping'], main a[href^='/login']");
  await page.waitForURL(/\/login/);
  await tabTo(page, "main [name=phoneNo]");
  await page.keyboard.type(customer.phone);
  await tabTo(page, "main [name=password]");
  await page.keyboard.type(customer.password);
  await page.keyboard.press("Enter");
  await page.waitForURL(/:\d+\/shipping/);
  await press("main .pay-bar > .button");
  await page.waitForURL(/\/payment/);
  await press("main input[type=radio]", "Space");
  await press("main form button[type=submit]");
  await page.waitForURL(/\/placeorder/);
  await press("main form button[type=submit]");
  await page.waitForURL(/\/order\//);
  await close();
});

test("an admin changes a price with the keyboard alone", async () => {
  const { page, open, close } = await openPhoneOf(admin);
  await open("/admin/prices?query=besan");
  await tabTo(page, "[name^='price.']");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("999");
  // Enter goes from row to row, and from the last one to the button.
  await expect
    .poll(async () => {
      await page.keyboard.press("Enter");
      return page.evaluate(() => document.activeElement?.matches(".save-bar button"));
    })
    .toBe(true);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Check the changes" }).waitFor();
  await tabTo(page, ".save-bar button");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Prices" }).waitFor();
  const { DB } = await shop.bindings();
  await expect
    .poll(() =>
      DB.prepare("SELECT count(*) AS n FROM financials WHERE price_paise = 99900").first("n"),
    )
    .toBeGreaterThan(0);
  await close();
});
