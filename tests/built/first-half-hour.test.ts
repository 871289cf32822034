// A new owner with a phone: from an empty shop to the first order with its paper, tap by tap.
import { readFileSync } from "node:fs";
import type { Browser, Locator, Page } from "playwright-core";
import sharp from "sharp";
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
});
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
  await press(link(main, "Set up the shop"));
}

async function sayWhoSells({ page, main, overwrite, press }: Owner) {
  for (const [label, text] of Object.entries(facts)) await overwrite(main.getByLabel(label), text);
  await press(button(main, "Save"));
  await page.getByText("Saved: pages and new bills show it now").first().waitFor();
}

/** Typed into without a tap: the page has chosen the field itself. */
const isReady = (field: Locator) =>
  expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);

/** With a photo and three packs. */
async function addDal({ page, main, press, enter, choose, takePhoto }: Owner) {
  await press(link(main, "Add a product"));
  await takePhoto(main.getByLabel("Photo"), photo);
  await isReady(main.getByLabel("Name", { exact: true }));
  await page.keyboard.type("Toor Dal");
  await choose(main.getByLabel("Category"), "Rice & Pulses");
  await isReady(main.getByLabel("Size of pack 1"));
  const packs = [
    ["500 g", "90", "20"],
    ["1 kg", "170", "12"],
    ["5 kg", "800", "3"],
  ];
  for (const [at, [size, mrp, stock]] of packs.entries()) {
    if (at === 0) await page.keyboard.type(size!);
    else await enter(main.getByLabel(`Size of pack ${at + 1}`), size!);
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
  await press(button(main, "Add delivery time"));
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
    expect(taps["a product with photo and three packs"]).toBeLessThanOrEqual(14);
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

/** Shelf by shelf, as an owner walks along them: each with its packs as size, MRP and stock. */
const ownGoods: Record<string, [name: string, ...packs: [string, string, string][]][]> = {
  "Rice & Pulses": [
    ["Chana Dal", ["500 g", "60", "20"], ["1 kg", "115", "15"]],
    ["Moong Dal", ["500 g", "75", "20"], ["1 kg", "145", "10"], ["5 kg", "690", "2"]],
    ["Urad Dal", ["500 g", "80", "20"], ["1 kg", "155", "10"]],
    ["Masoor Dal", ["500 g", "55", "20"], ["1 kg", "105", "10"]],
    ["Sona Masoori Rice", ["1 kg", "65", "40"], ["5 kg", "310", "12"], ["25 kg", "1480", "6"]],
    ["Basmati Rice", ["1 kg", "140", "20"], ["5 kg", "680", "4"]],
    ["Poha", ["500 g", "35", "30"]],
    ["Kabuli Chana", ["500 g", "85", "12"], ["1 kg", "165", "8"]],
  ],
  Flours: [
    ["Chakki Atta", ["1 kg", "48", "30"], ["5 kg", "235", "14"], ["10 kg", "460", "6"]],
    ["Besan", ["500 g", "55", "25"], ["1 kg", "105", "12"]],
    ["Maida", ["500 g", "28", "25"], ["1 kg", "52", "15"]],
    ["Sooji", ["500 g", "30", "25"]],
    ["Ragi Flour", ["500 g", "38", "12"]],
  ],
  "Spices & Masalas": [
    ["Turmeric Powder", ["100 g", "32", "30"], ["200 g", "60", "20"]],
    ["Red Chilli Powder", ["100 g", "45", "30"], ["200 g", "85", "20"]],
    ["Coriander Powder", ["100 g", "30", "30"], ["200 g", "56", "20"]],
    ["Cumin Seeds", ["100 g", "55", "20"]],
    ["Mustard Seeds", ["100 g", "20", "20"]],
    ["Garam Masala", ["50 g", "48", "20"]],
    ["Black Pepper", ["50 g", "60", "15"]],
  ],
  Oils: [
    ["Sunflower Oil", ["1 l", "145", "30"], ["5 l", "710", "6"]],
    ["Groundnut Oil", ["1 l", "190", "20"]],
    ["Mustard Oil", ["1 l", "165", "12"]],
    ["Cow Ghee", ["200 ml", "140", "12"], ["500 ml", "330", "10"], ["1 l", "640", "5"]],
  ],
  "Tea & Coffee": [
    ["Dust Tea", ["250 g", "110", "20"], ["500 g", "215", "12"]],
    ["Filter Coffee", ["200 g", "120", "15"]],
    ["Green Tea", ["25 pcs", "160", "8"]],
  ],
  "Snacks & Breakfast": [
    ["Rava Idli Mix", ["500 g", "115", "10"]],
    ["Vermicelli", ["400 g", "48", "20"]],
    ["Potato Chips", ["50 g", "20", "48"]],
  ],
};

/** A thumb that is new to it: 2 s for a tap, three letters a second. */
const [msOfTap, msOfLetter] = [2000, 333];

test.runIf(isFullLength)(
  "thirty own goods, each with a photo off the phone and its packs, are kept within an hour by a thumb",
  async () => {
    const { page, problems, close } = await openPhone(browser);
    const owner: Owner = { page, main: page.getByRole("main"), ...fingerOn(page) };
    const { main, press, enter, choose, takePhoto } = owner;
    const taken = await takenPhoto();
    const began = performance.now();
    await signIn(owner);
    await page.goto(`${shop.url}/admin/products`);
    await untilAlive(page);
    await press(link(main, "Add a product"));
    let [letters, kept] = [0, 0];
    const type = async (label: string, text: string) => {
      letters += text.length;
      const field = main.getByLabel(label, { exact: true });
      const isChosen = await field.evaluate((one) => one === document.activeElement);
      if (isChosen) await page.keyboard.type(text);
      else await enter(field, text);
    };
    for (const [category, goods] of Object.entries(ownGoods))
      for (const [at, [name, ...packs]] of goods.entries()) {
        await isReady(main.getByLabel("Name", { exact: true }));
        await type("Name", name);
        if (at === 0) await choose(main.getByLabel("Category"), category);
        await takePhoto(main.getByLabel("Photo"), taken);
        await isReady(main.getByLabel("Size of pack 1"));
        for (const [row, [size, mrp, stock]] of packs.entries()) {
          await type(`Size of pack ${row + 1}`, size);
          await type(`MRP ₹ of pack ${row + 1}`, mrp);
          await type(`Stock of pack ${row + 1}`, stock);
        }
        await press(button(main, "Save, add another"));
        await page.getByText(`${name} added`).first().waitFor();
        kept += 1;
      }
    const waited = performance.now() - began;
    const { taps } = owner.counted;
    const minutes = (taps * msOfTap + letters * msOfLetter + waited) / 60_000;
    console.log("Thirty goods:", { taps, letters, waitedMs: Math.round(waited), minutes });
    expect(kept).toBe(30);
    expect(minutes).toBeLessThanOrEqual(60);
    const { DB } = await shop.bindings();
    const packs = Object.values(ownGoods).flatMap((goods) => goods.flatMap(([, ...of]) => of));
    expect(
      await DB.prepare(
        `SELECT count(DISTINCT d.id) AS goods, count(DISTINCT f.id) AS packs FROM details AS d JOIN financials AS f ON f.detail_id = d.id
          JOIN pictures AS i ON i.detail_id = d.id JOIN products AS p ON p.id = d.product_id WHERE p.name <> 'Toor Dal' AND f.price_paise > 0`,
      ).first(),
    ).toEqual({ goods: 30, packs: packs.length });
    expect(problems).toEqual([]);
    await close();
  },
  600_000,
);

/** Of twelve megapixels, as a phone's camera takes it. */
async function takenPhoto() {
  const noise = { type: "gaussian", mean: 120, sigma: 12 } as const;
  const taken = sharp({
    create: { width: 4000, height: 3000, channels: 3, noise, background: "" },
  });
  return {
    name: "goods.jpg",
    mimeType: "image/jpeg",
    buffer: await taken.jpeg({ quality: 70 }).toBuffer(),
  };
}
