import type { Page } from "playwright-core";
import { addFirstCard } from "./journey.ts";

type Places = { shop: string; sandbox: string };

/** The code of the newest text message to the phone. */
async function codeFor(phone: string, { sandbox }: Places): Promise<string> {
  const [newest] = (await (await fetch(`${sandbox}/sms.json?phone=91${phone}`)).json()) as {
    code: string;
  }[];
  return newest?.code ?? "";
}

/** From the phone to the field for the code, and the code into it. */
async function provePhone(page: Page, phone: string, places: Places): Promise<void> {
  const main = page.getByRole("main");
  await main.getByLabel("Phone Number").fill(phone);
  await main.getByRole("button", { name: "Send OTP via SMS" }).click();
  await page.waitForURL(/\/code/);
  await main.getByLabel("OTP", { exact: true }).fill(await codeFor(phone, places));
  await main.getByRole("button", { name: "Verify OTP" }).click();
  await page.waitForURL(/\/password/);
}

export async function register(
  page: Page,
  { phone, password }: { phone: string; password: string },
  places: Places,
): Promise<void> {
  await page.goto(`${places.shop}/register`);
  const main = page.getByRole("main");
  await main.getByLabel("Name").fill("Meera Nair");
  await provePhone(page, phone, places);
  await main.getByLabel("Password", { exact: true }).fill(password);
  await main.getByLabel("Confirm Password").fill(password);
  await main.getByRole("button", { name: "Register" }).click();
  await page.waitForURL(`${places.shop}/`);
}

export async function resetPassword(
  page: Page,
  { phone, password }: { phone: string; password: string },
  places: Places,
): Promise<void> {
  await page.goto(`${places.shop}/forgot-password`);
  const main = page.getByRole("main");
  await provePhone(page, phone, places);
  await main.getByLabel("New Password", { exact: true }).fill(password);
  await main.getByLabel("Confirm New Password").fill(password);
  await main.getByRole("button", { name: "Reset Password" }).click();
  await page.getByText("Password reset successfully").waitFor();
}

export async function signIn(
  page: Page,
  { phone, password }: { phone: string; password: string },
  { shop }: Places,
): Promise<void> {
  await page.goto(`${shop}/login`);
  const main = page.getByRole("main");
  await main.getByLabel("Phone Number").fill(phone);
  await main.getByLabel("Password").fill(password);
  await main.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL(`${shop}/`);
}

export async function saveAddress(page: Page, { shop }: Places): Promise<void> {
  await page.goto(`${shop}/profile`);
  const main = page.getByRole("main");
  await main.getByLabel("Street Address").fill("7 Temple Road");
  await main.getByLabel("City").fill("Mysuru");
  await main.getByLabel("Postal Code").fill("570001");
  await main.getByRole("button", { name: "Update" }).click();
  await page.getByText("Profile updated successfully").waitFor();
}

/** From the search to the cart. */
export async function chooseAtta(page: Page, { shop }: Pick<Places, "shop">): Promise<void> {
  await page.goto(`${shop}/search?query=aashirvaad`);
  await addFirstCard(page);
  // The link waits for what is on its way to the cart.
  await page.locator("#floating-cart").click();
  await page.waitForURL(`${shop}/cart`);
}

/** From the cart to the gateway's page, as somebody signed in with an address. */
export async function payOnline(page: Page, { shop }: Pick<Places, "shop">): Promise<void> {
  await page.goto(`${shop}/payment`);
  await page.getByRole("radio", { name: "Online" }).check();
  await page.getByRole("button", { name: /^(Continue|Pay ₹)/ }).click();
  await page.waitForURL(/\/payment-page\//);
}

export async function press(
  page: Page,
  button: "Pay" | "Decline" | "Cancel" | "Leave pending",
): Promise<void> {
  await page.getByRole("button", { name: button, exact: true }).click();
}

export async function expectPaidInvoice(page: Page): Promise<void> {
  await page.waitForURL(/\/order\/[0-9a-z]+$/);
  await page.getByText("Payment Status: Paid").waitFor();
  await page.getByText(/^KS\/\d\d-\d\d\/\d{7}$/).waitFor();
}
