import type { Browser, Locator, Page } from "playwright-core";
import { openPhone } from "./phone.ts";
import { type Verdict, messageOf } from "./report.ts";

type Screen = { page: Page; main: Locator };

const phoneNo = "9000000002";
const password = "Customer@12345";
const seconds = 6;
const atta = { hasText: "Atta" };

/** What one shopper does on a phone that runs no script, one after the other. */
const steps: Record<string, (screen: Screen) => Promise<unknown>> = {
  async browse({ page, main }) {
    await page.goto("/");
    await page.getByRole("navigation", { name: "Categories" }).getByText("Flours").click();
    await see(page, "Flours");
    await main.locator("article h2 a", atta).first().click();
    await button(main, "Add to Cart").waitFor();
  },
  async search({ page, main }) {
    await page.goto("/");
    await page.locator("[name=query]").first().fill("atta");
    await page.locator("[name=query]").first().press("Enter");
    await see(page, "Search Results for");
    await main.locator("article h2", atta).first().waitFor();
  },
  async add({ page, main }) {
    await page.goto("/product/chakki-fresh-atta");
    await main.locator("[name=qty]").first().selectOption("2");
    await button(main, "Add to Cart").click();
    await page.locator("#floating-cart", { hasText: "1 item" }).waitFor();
  },
  async "see the cart"({ page, main }) {
    await page.locator("#floating-cart").click();
    await see(page, "Shopping Cart");
    await main.locator("li", atta).first().waitFor();
  },
  async change({ page, main }) {
    await main.locator("select[name=qty]").selectOption("4");
    await button(main, "Update").click();
    const four = main.locator("select[name=qty]:has(option[value='4']:checked)");
    await four.waitFor();
    await page.reload();
    await four.waitFor();
    await addFlour({ page, main });
    await button(main, "Plus").click();
    await main.locator("article [role=group]", { hasText: "2" }).first().waitFor();
  },
  async "sign in"({ page, main }) {
    await page.goto("/login");
    await main.getByLabel("Phone Number").fill(phoneNo);
    await main.getByLabel("Password").fill(password);
    await button(main, "Sign In").click();
    await page.waitForURL((url) => url.pathname !== "/login");
    await page.goto("/profile");
    await see(page, "My Profile");
  },
  async order({ page, main }) {
    await goToPayment({ page, main });
    await main.getByLabel("Cash/UPI Payment On Delivery").check();
    await button(main, "Continue").click();
    await button(main, "Place Order").click();
    await main.getByText("Order Successfully Placed").first().waitFor();
  },
  async pay({ page, main }) {
    await addFlour({ page, main });
    await goToPayment({ page, main });
    await main.getByRole("radio", { name: "Online" }).check();
    await button(main, "Continue").click();
    await page.getByRole("button", { name: "Pay", exact: true }).click();
    await main.getByText("Payment Status: Paid").first().waitFor();
  },
};

/** Each is done, or what went wrong. */
export async function runFlows(browser: Browser, shop: string): Promise<Record<string, Verdict>> {
  const options = { javaScriptEnabled: false, baseURL: shop };
  const { page, close } = await openPhone(browser, null, options);
  page.setDefaultTimeout(seconds * 1000);
  const verdicts: Record<string, Verdict> = {};
  for (const [name, step] of Object.entries(steps)) {
    const seen = await step({ page, main: page.getByRole("main") }).then(
      () => "done",
      (error: unknown) => `at ${page.url()}: ${messageOf(error).split("\n")[0]}`,
    );
    const met = seen === "done" ? "yes" : "NO";
    verdicts[`${name}, without scripts`] = { seen, bound: "done", met };
  }
  await close();
  return verdicts;
}

function button(main: Locator, name: string): Locator {
  return main.getByRole("button", { name }).first();
}

function see(page: Page, name: string): Promise<void> {
  return page.getByRole("heading", { level: 1, name }).first().waitFor();
}

async function addFlour({ page, main }: Screen): Promise<void> {
  await page.goto("/category/Flours");
  await button(main, "Add to Cart").click();
  await button(main, "Plus").waitFor();
}

async function goToPayment({ page, main }: Screen): Promise<void> {
  await page.goto("/cart");
  await main.getByText("Proceed To Checkout").click();
  await see(page, "Shipping");
  await page.getByRole("link", { name: "Continue", exact: true }).click();
  await see(page, "Payment");
}
