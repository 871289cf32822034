// A new owner with a phone: from an empty shop to the first order with its paper, tap by tap.
import { readFileSync } from "node:fs";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isFullLength } from "#tests/length.ts";
import { register, saveAddress } from "./account-journey.ts";
import { openPhone, untilAlive } from "./browser.ts";
import { type BuiltShop, openBuiltShop } from "./built-shop.ts";
import { fingerOn } from "./finger.ts";
import { sharedBrowser } from "./shared.ts";

let shop: BuiltShop;
let browser: Browser;
beforeAll(async () => {
  if (isFullLength)
    [shop, browser] = await Promise.all([openBuiltShop({ isEmpty: true }), sharedBrowser()]);
}, 120_000);
afterAll(() => shop?.close());

const facts = {
  "The shop's name": "Sri Rama Provision Stores",
  Address: "12 Temple Road, Mysuru 570001, Karnataka",
  "Phone number": "9845012345",
  "Food licence (FSSAI)": "11226334000999",
  "Grievance officer": "Rama Rao, owner, 9845012345",
};
const photo = {
  name: "dal.png",
  mimeType: "image/png",
  buffer: readFileSync(new URL("../../public/icon-192.png", import.meta.url)),
};
const buyer = { phone: "9123456780", password: "Customer@12345" };

const button = (place: Page | Locator, name: string) =>
  place.getByRole("button", { name, exact: true });
const link = (place: Page | Locator, name: string) =>
  place.getByRole("link", { name, exact: true });

type Owner = ReturnType<typeof fingerOn> & { page: Page; main: Locator };

/** Goes to a page as a tap leads there, and says how many taps a step took. */
async function step(
  owner: Owner,
  taps: Record<string, number>,
  name: string,
  work: () => Promise<void>,
) {
  const before = owner.counted.taps;
  await work();
  taps[name] = owner.counted.taps - before;
}

async function signIn({ page, main, enter, press }: Owner) {
  await page.goto(`${shop.url}/admin`);
  await untilAlive(page);
  await enter(main.getByLabel("Phone Number"), "9000000001");
  await enter(main.getByLabel("Password"), "Admin@12345");
  await press(button(main, "Sign In"));
  await press(link(main, "First morning"));
}

async function sayWhoSells({ page, main, overwrite, press }: Owner) {
  for (const [label, text] of Object.entries(facts)) await overwrite(main.getByLabel(label), text);
  await press(button(main, "Save"));
  await page.getByText("Saved: pages and new bills show it now").first().waitFor();
}

/** With a photo and three packs. */
async function addDal({ page, main, press, enter, choose, takePhoto }: Owner) {
  await press(link(main, "Add a product"));
  await expect
    .poll(() =>
      main
        .getByLabel("Name", { exact: true })
        .evaluate((field) => field === document.activeElement),
    )
    .toBe(true);
  await page.keyboard.type("Toor Dal");
  await takePhoto(main.getByLabel("Photo"), photo);
  await choose(main.getByLabel("Category"), "Rice & Pulses");
  const packs = [
    ["500 g", "90", "20"],
    ["1 kg", "170", "12"],
    ["5 kg", "800", "3"],
  ];
  for (const [at, [size, mrp, stock]] of packs.entries()) {
    await enter(main.getByLabel(`Size of pack ${at + 1}`), size!);
    await enter(main.getByLabel(`MRP ₹ of pack ${at + 1}`), mrp!);
    await enter(main.getByLabel(`Stock of pack ${at + 1}`), stock!);
  }
  await press(button(main, "Save"));
  await page.getByText("Toor Dal added").first().waitFor();
}

const backToSetup = async ({ page }: Owner) => {
  await page.goto(`${shop.url}/admin/setup`);
  await untilAlive(page);
};

async function sayWhereAndWhen(owner: Owner) {
  const { page, main, press, enter, pickTime } = owner;
  await backToSetup(owner);
  await press(link(main, "Go to Delivery"));
  await enter(main.getByLabel("PIN code", { exact: true }), "570001");
  await press(button(main, "Save PIN code"));
  await main.getByText("The shop delivers only to these.").waitFor();
  await pickTime(main.getByLabel("From", { exact: true }), "18:00");
  await pickTime(main.getByLabel("To", { exact: true }), "20:00");
  await enter(main.getByLabel("Orders", { exact: true }), "20");
  await enter(main.getByLabel("Closes this many minutes before"), "60");
  await press(button(main, "Add window"));
  await page.getByText("Every day").first().waitFor();
}

async function sayTax(owner: Owner) {
  const { page, main, press, enter, choose } = owner;
  await backToSetup(owner);
  await press(link(main, "Go to Tax"));
  await choose(main.getByLabel("Regime"), "Not registered");
  await enter(main.getByLabel("UPI id"), "rama@okbank");
  await press(button(main, "Save settings"));
  await page.getByText("Tax settings saved").first().waitFor();
}

async function tryAnOrder(owner: Owner) {
  const { main, press } = owner;
  await backToSetup(owner);
  await press(button(main, "Try it"));
  const bill = main.getByText("The test order went all the way").locator("..");
  await bill.waitFor();
  expect(await bill.textContent()).toContain(facts["The shop's name"]);
}

/** A neighbour registers and orders; whose taps are counted elsewhere. */
async function orderAsNeighbour(): Promise<string> {
  const { page, close } = await openPhone(browser);
  const places = { shop: shop.url, sandbox: shop.sandbox };
  await register(page, buyer, places);
  await saveAddress(page, { ...places });
  await page.goto(`${shop.url}/category/Rice%20%26%20Pulses`);
  const card = page.getByRole("article").filter({ hasText: "Toor Dal" });
  await card.getByRole("button", { name: "Add to Cart" }).click();
  await page.locator("#floating-cart", { hasText: "1 item" }).click();
  await page.getByText("Proceed To Checkout").click();
  await page.getByRole("heading", { level: 1, name: "Shipping" }).waitFor();
  await page.locator("main .pay-bar > .button").click();
  await page.getByLabel("Cash/UPI Payment On Delivery").check();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("heading", { level: 1, name: "Place Order" }).waitFor();
  await page.getByRole("button", { name: "Place Order" }).click();
  await page.waitForURL(/\/order\/[\w-]+/);
  const path = new URL(page.url()).pathname;
  await close();
  return path;
}

async function sendIt({ page, main, press }: Owner) {
  await page.goto(`${shop.url}/admin`);
  await untilAlive(page);
  await press(main.getByRole("link", { name: /^New orders|^Counter/ }));
  const order = main.getByRole("article").first();
  await press(button(order, "Accept"));
  await press(button(order, "Pack"));
  await press(button(order, "Dispatch"));
  await button(order, "Dispatch").waitFor({ state: "detached" });
}

test.runIf(isFullLength)(
  "a new owner comes from an empty shop to the first order and its paper in sixty taps, a product with photo and three packs in 14 and one save",
  async () => {
    const { page, problems, close } = await openPhone(browser);
    const owner: Owner = { page, main: page.getByRole("main"), ...fingerOn(page) };
    const taps: Record<string, number> = {};
    await step(owner, taps, "sign in", () => signIn(owner));
    await step(owner, taps, "who sells", () => sayWhoSells(owner));
    await step(owner, taps, "a product with photo and three packs", () => addDal(owner));
    await step(owner, taps, "where and when", () => sayWhereAndWhen(owner));
    await step(owner, taps, "tax and UPI", () => sayTax(owner));
    await step(owner, taps, "a test order", () => tryAnOrder(owner));
    const order = await orderAsNeighbour();
    await step(owner, taps, "the first order", () => sendIt(owner));
    console.log("Taps of the first half hour:", { ...taps, all: owner.counted.taps });
    expect(taps["a product with photo and three packs"]).toBeLessThanOrEqual(15);
    expect(owner.counted.taps).toBeLessThanOrEqual(60);
    await page.goto(`${shop.url}${order}/print?paper=a4`);
    const paper = await page.locator("body").textContent();
    for (const fact of ["The shop's name", "Address", "Food licence (FSSAI)"] as const)
      expect(paper).toContain(facts[fact]);
    expect(problems).toEqual([]);
    await close();
  },
  300_000,
);
