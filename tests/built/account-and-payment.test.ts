import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hiddenFields } from "#scripts/bench/reads/visitor.ts";
import {
  chooseAtta,
  expectPaidInvoice,
  payOnline,
  press,
  register,
  resetPassword,
  saveAddress,
  signIn,
} from "./account-journey.ts";
import { isFullLength } from "#tests/length.ts";
import { openAlive, openPhone } from "./browser.ts";
import { type BuiltShop, customer, openBuiltShop } from "./built-shop.ts";
import { visitAs } from "./every-page.ts";
import { sharedBrowser } from "./shared.ts";

let shop: BuiltShop;
let browser: Browser;
let places: { shop: string; sandbox: string };
beforeAll(async () => {
  [shop, browser] = await Promise.all([openBuiltShop(), sharedBrowser()]);
  places = { shop: shop.url, sandbox: shop.sandbox };
});
afterAll(() => shop?.close());

const ways: [string, boolean, string][] = [
  ["without scripts", false, "9000000002"],
  ["in Chromium with scripts", true, "9000000003"],
];
/** What a busy browser does: on coming back it restores a page's form as it was at first. */
const forgetChoices = () =>
  addEventListener("pagehide", () => {
    for (const form of document.forms) form.reset();
  });
async function twoPacks() {
  const { DB } = await shop.bindings();
  const id = await DB.prepare(
    "SELECT id FROM financials WHERE count_in_stock > 50 ORDER BY seq LIMIT 1",
  ).first<string>("id");
  return { financialId: id ?? "", qty: "2" };
}
const control = (command: object) =>
  fetch(`${places.sandbox}/control`, { method: "POST", body: JSON.stringify(command) });

test.each(isFullLength ? ways : ways.slice(0, 1))(
  "%s a new customer registers, saves an address, pays online and sees the paid invoice",
  async (_, javaScriptEnabled) => {
    const { page, problems, close } = await openPhone(browser, { javaScriptEnabled });
    if (javaScriptEnabled) await page.addInitScript(forgetChoices);
    await register(
      page,
      { phone: javaScriptEnabled ? "9111000111" : "9111000222", password: "A new one 1" },
      places,
    );
    await saveAddress(page, places);
    await chooseAtta(page, places);
    await payOnline(page, places);
    await page.goBack();
    await expect.poll(() => page.getByRole("radio", { name: "Online" }).isChecked()).toBe(true);
    await page.getByRole("button", { name: /^(Continue|Pay ₹)/ }).click();
    await press(page, "Pay");
    await expectPaidInvoice(page);
    await page.goto(`${shop.url}/cart`);
    await page.getByText("Your cart is empty").waitFor();
    expect(problems).toEqual([]);
    await close();
  },
);

test.each(isFullLength ? ways : ways.slice(1))(
  "%s a declined payment is paid from My Orders, one that waits goes on by itself",
  async (_, javaScriptEnabled) => {
    const { page, problems, close } = await openPhone(browser, { javaScriptEnabled });
    await signIn(page, customer, places);
    const { financialId, qty } = await twoPacks();
    await page.request.post(`${shop.url}/cart/add`, {
      form: { financialId, qty },
      headers: { Origin: shop.url },
    });
    await payOnline(page, places);
    await press(page, "Decline");
    await page.getByRole("heading", { name: "Payment Failed" }).waitFor();
    await page
      .getByText("Your payment was not successful. Please try again or contact support.")
      .waitFor();
    await page.getByRole("button", { name: "Go Back to Cart" }).click();
    await page.getByText("Proceed To Checkout").waitFor();
    await page.goto(`${shop.url}/profile`);
    await page.getByRole("table").getByRole("button", { name: "Pay", exact: true }).first().click();
    await page.waitForURL(/\/payment-page\//);
    const link = page.url();
    await press(page, "Leave pending");
    await page.getByText("Your bank is still confirming the payment.").waitFor();
    await fetch(`${link}/pay`, { method: "POST", redirect: "manual" });
    await expectPaidInvoice(page);
    expect(problems).toEqual([]);
    await close();
  },
);

test("a tab closed on the way back from the bank loses nothing: the webhook pays the order, and without one the scheduled job", async () => {
  const { DB } = await shop.bindings();
  const isPaid = (orderId: string) =>
    DB.prepare("SELECT paid_at FROM orders WHERE id = ?").bind(orderId).first("paid_at");
  const newest = () =>
    DB.prepare("SELECT order_id FROM payments ORDER BY rowid DESC LIMIT 1").first<string>(
      "order_id",
    );
  for (const webhook of ["once", "none"]) {
    const visitor = await visitAs(shop, customer);
    await visitor.ask("/cart/add", await twoPacks());
    const form = hiddenFields((await visitor.ask("/payment")).html, "/payment");
    const { location } = await visitor.ask("/payment", { ...form, paymentMethod: "Online" });
    const orderId = (await newest())!;
    if (webhook === "none") await control({ service: "payment", webhook });
    await fetch(`${location}/pay`, { method: "POST", redirect: "manual" });
    if (webhook === "none") {
      expect(await isPaid(orderId)).toBeNull();
      // From then on the shop's own minute may do it as well.
      await DB.prepare("UPDATE payments SET checked_at = checked_at - 60000 WHERE order_id = ?")
        .bind(orderId)
        .run();
      await shop.runScheduled();
    }
    await expect.poll(() => isPaid(orderId)).not.toBeNull();
  }
});

test.each(isFullLength ? ways : ways.slice(0, 1))(
  "%s a forgotten password is reset by a code, and the session of the old one is over",
  async (_, javaScriptEnabled, phone) => {
    const [home, elsewhere] = [
      await openPhone(browser, { javaScriptEnabled }),
      await openPhone(browser, { javaScriptEnabled }),
    ];
    await signIn(elsewhere.page, { phone, password: customer.password }, places);
    await resetPassword(home.page, { phone, password: "Another one 2" }, places);
    await elsewhere.page.goto(`${shop.url}/profile`);
    expect(new URL(elsewhere.page.url()).pathname).toBe("/login");
    await signIn(home.page, { phone, password: "Another one 2" }, places);
    await home.page.goto(`${shop.url}/profile`);
    await home.page.getByRole("heading", { name: "My Profile" }).waitFor();
    expect([...home.problems, ...elsewhere.problems]).toEqual([]);
    await Promise.all([home.close(), elsewhere.close()]);
  },
);

test("the panel of the profile icon signs in on the spot, finds the address, empties hidden passwords and closes on Escape and outside", async () => {
  const { page, problems, close } = await openPhone(browser, {
    geolocation: { latitude: 12.97, longitude: 77.59 },
    permissions: ["geolocation"],
  });
  await openAlive(page, `${shop.url}/category/Flours`);
  const [icon, panel] = [page.getByRole("link", { name: "Profile" }), page.getByRole("dialog")];
  await icon.click();
  await panel.getByText("Forgot your password?").click();
  const send = panel.getByRole("button", { name: "Send OTP via SMS" });
  for (const [phone, isReady] of [
    ["", false],
    ["912345678", false],
    ["+91 91234 56780", true],
    ["9123456780", true],
  ] as const) {
    await panel.getByLabel("Phone Number").fill(phone);
    await expect.poll(() => send.isEnabled()).toBe(isReady);
  }
  await page.keyboard.press("Escape");
  await panel.waitFor({ state: "detached" });
  await expect.poll(() => icon.evaluate((link) => link === document.activeElement)).toBe(true);
  await icon.click();
  await panel.getByLabel("Phone Number").fill("9000000001");
  await panel.getByLabel("Password").fill("Admin@12345");
  await panel.getByRole("button", { name: "Sign In" }).click();
  await panel.waitFor({ state: "detached" });
  expect(new URL(page.url()).pathname).toBe("/category/Flours");
  await icon.click();
  await panel.getByRole("button", { name: "Use Current Location" }).click();
  await page.getByText("Address set to current location!").waitFor();
  await expect.poll(() => panel.getByLabel("City").inputValue()).toBe("Bengaluru");
  await panel.getByRole("button", { name: "Reset Password" }).click();
  await panel.getByLabel("New Password", { exact: true }).fill("typed and hidden");
  await panel.getByRole("button", { name: "Hide Password Fields" }).click();
  await panel.getByRole("button", { name: "Reset Password" }).click();
  await expect.poll(() => panel.getByLabel("New Password", { exact: true }).inputValue()).toBe("");
  await panel.getByRole("tab", { name: "My Orders" }).click();
  await panel.getByText("You have no orders yet.").waitFor();
  await page.mouse.click(4, 700);
  await panel.waitFor({ state: "detached" });
  expect(problems).toEqual([]);
  await close();
});
