import { expect } from "vitest";
import type { Page } from "playwright-core";
import type { customer as seededCustomer } from "./built-shop.ts";

type Customer = typeof seededCustomer;

/**
 * From home to the printed invoice, as a shopper who looks at headings, labels and buttons; answers
 * the order's address.
 */
export async function buyAtta(page: Page, shop: string, customer: Customer): Promise<string> {
  await page.goto(shop);
  await page.getByPlaceholder("Search for products or brands...").fill("aashir");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("heading", { level: 1, name: /Search Results for/ }).waitFor();
  await addFirstCard(page);
  // The link waits for what is on its way to the cart.
  await page.locator("#floating-cart").click();
  await page.waitForURL(`${shop}/cart`);
  const total = await page
    .getByText(/₹[\d,]+\.\d\d/)
    .first()
    .textContent();
  expect(total).toMatch(/₹/);
  await page.getByText("Proceed To Checkout").click();
  await signIn(page, customer);
  await page.getByRole("heading", { level: 1, name: "Shipping" }).waitFor();
  await page.getByRole("link", { name: "Continue", exact: true }).click();
  await page.getByLabel("Cash/UPI Payment On Delivery").check();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("heading", { level: 1, name: "Place Order" }).waitFor();
  await page.getByRole("button", { name: "Place Order" }).click();
  await page.waitForURL(/\/order\/[\w-]+/);
  return new URL(page.url()).pathname;
}

export async function addFirstCard(page: Page): Promise<void> {
  const card = page
    .getByRole("article")
    .filter({ hasText: /Aashirvaad/i })
    .first();
  const pack = card.locator("button[name=pack]").nth(1);
  await pack.click();
  await expect
    .poll(() => card.locator("button[name=pack]").nth(1).getAttribute("aria-pressed"))
    .toBe("true");
  await card.getByRole("button", { name: "Add to Cart" }).click();
  await card.getByRole("button", { name: "Plus" }).click();
  await expect.poll(() => card.getByRole("group").textContent()).toContain("2");
}

async function signIn(page: Page, customer: Customer): Promise<void> {
  await page.waitForURL(/\/login\?redirect=/);
  const main = page.getByRole("main");
  await main.getByLabel("Phone Number").fill(customer.phone);
  await main.getByLabel("Password").fill(customer.password);
  await main.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL(/:\d+\/shipping/);
}
