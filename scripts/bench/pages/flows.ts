import type { Browser, Page } from "playwright-core";
import { messageOf } from "#scripts/bench/measure-sections.ts";
import type { Verdict } from "#scripts/bench/verdict.ts";
import { openPhone } from "./phone.ts";

type Flow = (page: Page, shop: string) => Promise<unknown>;

const phoneNo = "9000000002";
const password = "Customer@12345";
const seconds = 6;

const button = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name }).first().click();
const see = (page: Page, text: string) => page.getByRole("main").getByText(text).first().waitFor();
const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name }).first().waitFor();

/** What anybody can do on a phone that runs no script. */
const flows: Record<string, Flow> = {
  async browse(page, shop) {
    await page.goto(shop);
    await page.getByRole("navigation", { name: "Categories" }).getByText("Flours").click();
    await heading(page, "Flours");
    await page.locator("main article h2 a", { hasText: "Atta" }).first().click();
    await page.getByRole("button", { name: "Add to Cart" }).first().waitFor();
  },
  async search(page, shop) {
    await page.goto(shop);
    await page.locator("[name=query]").first().fill("atta");
    await page.locator("[name=query]").first().press("Enter");
    await heading(page, "Search Results for");
    await page.locator("main article h2", { hasText: "Atta" }).first().waitFor();
  },
  async add(page, shop) {
    await page.goto(`${shop}/product/chakki-fresh-atta`);
    await page.locator("main [name=qty]").first().selectOption("2");
    await button(page, "Add to Cart");
    await page.locator("#floating-cart", { hasText: "1 item" }).waitFor();
  },
  async change(page, shop) {
    await addFlour(page, shop);
    await button(page, "Plus");
    await page.locator("main article [role=group]", { hasText: "2" }).first().waitFor();
    await page.goto(`${shop}/cart`);
    await page.locator("main select[name=qty]").selectOption("4");
    await button(page, "Update");
    await page.locator("main select[name=qty]:has(option[value='4']:checked)").waitFor();
    await page.reload();
    await page.locator("main select[name=qty]:has(option[value='4']:checked)").waitFor();
  },
  async "see the cart"(page, shop) {
    await addFlour(page, shop);
    await page.locator("#floating-cart").click();
    await heading(page, "Shopping Cart");
    await page.locator("main li", { hasText: "Atta" }).first().waitFor();
  },
  async "sign in"(page, shop) {
    await page.goto(`${shop}/login`);
    await signIn(page);
    await page.goto(`${shop}/profile`);
    await heading(page, "My Profile");
  },
  async order(page, shop) {
    await goToPayment(page, shop);
    await page.getByLabel("Cash/UPI Payment On Delivery").check();
    await button(page, "Continue");
    await button(page, "Place Order");
    await see(page, "Order Successfully Placed");
  },
  async pay(page, shop) {
    await goToPayment(page, shop);
    await page.getByRole("radio", { name: "Online" }).check();
    await button(page, "Continue");
    await page.getByRole("button", { name: "Pay", exact: true }).click();
    await see(page, "Payment Status: Paid");
  },
};

/** Each is done, or what went wrong. */
export async function runFlows(browser: Browser, shop: string): Promise<Record<string, Verdict>> {
  const verdicts: Record<string, Verdict> = {};
  for (const [name, flow] of Object.entries(flows)) {
    const { page, close } = await openPhone(browser, null, { javaScriptEnabled: false });
    page.setDefaultTimeout(seconds * 1000);
    const seen = await flow(page, shop).then(
      () => "done",
      (error: unknown) => `at ${page.url()}: ${messageOf(error).split("\n")[0]}`,
    );
    const met = seen === "done" ? "yes" : "NO";
    verdicts[`${name}, without scripts`] = { seen, bound: "done", met };
    await close();
  }
  return verdicts;
}

async function addFlour(page: Page, shop: string): Promise<void> {
  await page.goto(`${shop}/category/Flours`);
  await button(page, "Add to Cart");
  await page.getByRole("button", { name: "Plus" }).first().waitFor();
}

async function signIn(page: Page): Promise<void> {
  const main = page.getByRole("main");
  await main.getByLabel("Phone Number").fill(phoneNo);
  await main.getByLabel("Password").fill(password);
  await button(page, "Sign In");
  await page.waitForURL((url) => url.pathname !== "/login");
}

async function goToPayment(page: Page, shop: string): Promise<void> {
  await addFlour(page, shop);
  await page.goto(`${shop}/cart`);
  await page.getByRole("main").getByText("Proceed To Checkout").click();
  await signIn(page);
  await heading(page, "Shipping");
  await page.getByRole("link", { name: "Continue", exact: true }).click();
  await heading(page, "Payment");
}
