import { beforeAll, expect, test } from "vitest";
import type { BuiltShop, customer as seededCustomer } from "./built-shop.ts";
import { buyAtta } from "./journey.ts";
import { plainPhone, sharedShop } from "./shared.ts";

let shop: BuiltShop;
let customer: typeof seededCustomer;
beforeAll(async () => {
  ({ shop, customer } = await sharedShop());
});

test("without scripts a shopper finds atta, buys it and has an invoice to print", async () => {
  const { page, problems, close } = await plainPhone();
  const order = await buyAtta(page, shop.url, customer);
  await page.getByText("Order Successfully Placed and Packing In Progress").waitFor();
  await page.getByText(/Please Pay Amount of ₹[\d,]+\.\d\d at Delivery time/).waitFor();
  await page.getByRole("button", { name: "Print" }).click();
  await page.getByRole("heading", { name: "Invoice" }).first().waitFor();
  await page.getByText("Thank you for your Shopping!").waitFor();
  await page.goto(`${shop.url}/cart`);
  await page.getByText("Your cart is empty").waitFor();
  await page.goto(`${shop.url}/profile`);
  await page.getByRole("table").getByRole("link", { name: "Details" }).first().click();
  await page.waitForURL(shop.url + order);
  expect(problems).toEqual([]);
  await close();
});

test("a form that fails comes back with what was typed and its message", async () => {
  const { page, close } = await plainPhone();
  await page.goto(`${shop.url}/login`);
  const main = page.getByRole("main");
  await main.getByLabel("Phone Number").fill("12345");
  await main.getByLabel("Password").fill(customer.password);
  const [response] = await Promise.all([
    page.waitForNavigation(),
    main.getByRole("button", { name: "Sign In" }).click(),
  ]);
  expect(response?.status()).toBe(400);
  expect(await main.getByLabel("Phone Number").inputValue()).toBe("12345");
  expect(await main.getByLabel("Phone Number").getAttribute("aria-invalid")).toBe("true");
  expect(await main.getByLabel("Password").inputValue()).toBe("");
  expect(await main.getByRole("alert").textContent()).toContain(
    "Please enter a valid 10-digit phone number.",
  );
  await close();
});

test("a message stands above the page and hides nothing of it", async () => {
  const { page, close } = await plainPhone();
  await page.goto(`${shop.url}/register`);
  const main = page.getByRole("main");
  await main.getByLabel("Name").fill("Meera Nair");
  await main.getByLabel("Phone Number").fill("9123456780");
  await main.getByRole("button", { name: "Send OTP via SMS" }).click();
  const message = await page.getByText("OTP sent successfully!").boundingBox();
  const content = await main.boundingBox();
  expect(message!.y + message!.height).toBeLessThanOrEqual(content!.y);
  await close();
});

test("a foreign redirect leads to the home page instead", async () => {
  const { page, close } = await plainPhone();
  await page.goto(`${shop.url}/login?redirect=https://evil.example/`);
  const main = page.getByRole("main");
  await main.getByLabel("Phone Number").fill(customer.phone);
  await main.getByLabel("Password").fill(customer.password);
  await main.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL(`${shop.url}/`);
  await close();
});
