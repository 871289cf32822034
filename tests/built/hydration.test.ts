import type { Browser } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { isFullLength } from "#tests/length.ts";
import { hiddenFields } from "#scripts/bench/reads/visitor.ts";
import { openAlive, openPhone, untilAlive } from "./browser.ts";
import type { BuiltShop } from "./built-shop.ts";
import { admin, cash, visitAs } from "./every-page.ts";
import { sharedBrowser, sharedShop } from "./shared.ts";

let shop: BuiltShop;
let customer: typeof admin;
let browser: Browser;
beforeAll(async () => {
  [{ shop, customer }, browser] = await Promise.all([sharedShop(), sharedBrowser()]);
});

test("a weight and a count chosen before the scripts come are what is shown and added", async () => {
  const { page, problems, close } = await openPhone(browser);
  await page.route("**/assets/**", async (route) => {
    await chosen;
    await route.continue();
  });
  let isChosen = () => {};
  const chosen = new Promise<void>((resolve) => {
    isChosen = resolve;
  });
  await page.goto(`${shop.url}/product/chakki-fresh-atta`);
  await page.getByLabel("Weight").selectOption("5 kg");
  await page.getByLabel("Number of Packs").selectOption("3");
  isChosen();
  await page.getByText("Price for 3 packs").waitFor();
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  await page.getByRole("button", { name: "Added to Cart" }).waitFor();
  await page.goto(`${shop.url}/cart`);
  await expect.poll(() => page.getByLabel("Quantity").inputValue()).toBe("3");
  await page.getByRole("main").getByText("5 kg").first().waitFor();
  expect(problems).toEqual([]);
  await close();
});

test("a tap between the scripts' taking over and their data's being there loses nothing", async () => {
  const { page, problems, close } = await openPhone(browser);
  await page.addInitScript(() => {
    const listen = Document.prototype.addEventListener;
    Document.prototype.addEventListener = function (this: Document, ...args: unknown[]) {
      if (args[0] === "click" && !sessionStorage.getItem("tapped")) {
        sessionStorage.setItem("tapped", "yes");
        const buttons = Array.from(document.querySelectorAll("button"));
        const add = buttons.find(({ textContent }) => textContent === "Add to Cart");
        queueMicrotask(() => add?.click());
      }
      listen.apply(this, args as Parameters<typeof listen>);
    };
  });
  await page.goto(shop.url);
  await page.getByText("1 item", { exact: true }).waitFor();
  expect(problems).toEqual([]);
  await close();
});

test("what is typed between the scripts' taking over and their data's being there stays", async () => {
  const { page, problems, close } = await openPhone(browser);
  await page.addInitScript(() => {
    const listen = Document.prototype.addEventListener;
    Document.prototype.addEventListener = function (this: Document, ...args: unknown[]) {
      const phone = document.querySelector<HTMLInputElement>("main input");
      if (args[0] === "textInput" && phone)
        queueMicrotask(() => {
          phone.value = "9000000002";
          for (const event of ["textInput", "input"])
            phone.dispatchEvent(new Event(event, { bubbles: true }));
        });
      listen.apply(this, args as Parameters<typeof listen>);
    };
  });
  await page.goto(`${shop.url}/login`, { waitUntil: "networkidle" });
  const phone = page.getByRole("main").getByLabel("Phone Number");
  await expect.poll(() => phone.inputValue()).toBe("9000000002");
  expect(problems).toEqual([]);
  await close();
});

const delays = Array.from({ length: 8 }, (_, step) => step * 60);

test.each(isFullLength ? delays : [60, 240])(
  "a tap %i ms after a slow phone shows the page is in the cart, whatever the scripts have come to",
  async (delay) => {
    const { page, problems, close } = await openPhone(browser);
    const slow = await page.context().newCDPSession(page);
    await slow.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.goto(shop.url, { waitUntil: "commit" });
    const add = page.getByRole("button", { name: "Add to Cart" }).first();
    await add.waitFor();
    await page.waitForTimeout(delay);
    await add.click();
    await page.getByText("1 item", { exact: true }).waitFor();
    await page.goto(`${shop.url}/cart`);
    await expect.poll(() => page.getByLabel("Quantity").inputValue()).toBe("1");
    expect(problems).toEqual([]);
    await close();
  },
);

test("an order's page whose bar for the shop comes after the cart has changed is taken over without a fault", async () => {
  const { DB } = await shop.bindings();
  const pack = "SELECT id FROM financials WHERE count_in_stock > 20";
  const financialId = (await DB.prepare(pack).first<string>("id"))!;
  const buyer = await visitAs(shop, customer);
  await buyer.ask("/cart/add", { financialId, qty: "1" });
  const { location } = await buyer.ask(cash, hiddenFields((await buyer.ask(cash)).html, cash));

  const { page, problems, close } = await openPhone(browser);
  await page.request.post(`${shop.url}/login`, {
    form: { phoneNo: admin.phone, password: admin.password },
    headers: { Origin: shop.url },
    maxRedirects: 0,
  });
  let send = () => {};
  const isSent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route("**/assets/styled-bar-*", async (route) => {
    await isSent;
    await route.continue();
  });
  const isAsked = page.waitForRequest("**/assets/styled-bar-*");
  await page.goto(shop.url + location);
  await isAsked;
  await untilAlive(page);
  // What the cart reads on this phone it has read by then.
  await page.waitForTimeout(500);
  send();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector(".admin-bar") ?? {}).some((key) =>
      key.startsWith("__react"),
    ),
  );
  await page.getByRole("navigation", { name: "Admin" }).waitFor();
  expect(problems).toEqual([]);
  await close();
});

test("in the panel 'Log In' of registering, and of a reset, is another view, not another page", async () => {
  const { page, problems, close } = await openPhone(browser);
  await openAlive(page, shop.url);
  await page.getByRole("link", { name: "Profile" }).click();
  const panel = page.getByRole("dialog");
  await panel.getByText("New Customer?").click();
  await panel.getByRole("link", { name: "Log In" }).click();
  await panel.getByText("Forgot your password?").click();
  await panel.getByRole("link", { name: "Remember your password? Login" }).click();
  await panel.getByLabel("Password").waitFor();
  expect(new URL(page.url()).pathname).toBe("/");
  expect(problems).toEqual([]);
  await close();
});

test("a chosen pack is whole in its row", async () => {
  const { page, problems, close } = await openPhone(browser);
  await openAlive(page, `${shop.url}/category/Flours`);
  const rows = page.locator("article form.scroller");
  for (const row of await rows.all()) {
    const last = row.getByRole("button").last();
    await last.evaluate((chip: HTMLElement) => chip.click());
    await expect
      .poll(async () => {
        const [chip, whole] = await Promise.all([last.boundingBox(), row.boundingBox()]);
        return chip!.x >= whole!.x - 2 && chip!.x + chip!.width <= whole!.x + whole!.width + 2;
      })
      .toBe(true);
  }
  expect(problems).toEqual([]);
  await close();
});
