import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { visitShop } from "#scripts/bench/reads/visitor.ts";
import { openPhone } from "./browser.ts";
import { type BuiltShop, openBuiltShop } from "./built-shop.ts";
import { plainPhone, sharedBrowser } from "./shared.ts";

let shop: BuiltShop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([openBuiltShop(), sharedBrowser()]);
});
afterAll(() => shop?.close());

/** As a keyboard that composes words puts them in. */
async function find(page: Page, words: string): Promise<{ first: string; isNear: boolean }> {
  await page.goto(shop.url);
  await page.getByPlaceholder("Search for products or brands...").tap();
  await page.keyboard.insertText(words);
  await page.getByRole("button", { name: "Search" }).tap();
  await page.waitForURL(/\/search\?/);
  await page.getByRole("heading", { level: 1 }).waitFor();
  const names = await page.getByRole("article").getByRole("heading").allTextContents();
  return { first: names[0] ?? "", isNear: (await page.getByText(/Similar items:/).count()) > 0 };
}

test.each([
  [/Atta/, "atta", "आटा", "aata"],
  [/Turmeric Powder/, "haldi", "हल्दी", "haldee"],
  [/Toor Dal/, "toor dal", "तूर दाल", "tur daal"],
  [/Iodised Salt/, "namak", "नमक", "namakk"],
  [/White Sugar/, "chini", "चीनी", "cheeni"],
  [/Milk/, "doodh", "दूध", "dudh"],
  [/Oil/, "tel", "तेल", "tael"],
  [/Leaf Tea/, "chai", "चाय", "chaay"],
  [/Desi Ghee/, "ghee", "घी", "ghi"],
  [/Basmati Rice/, "chawal", "चावल", "chaval"],
])("%s is what comes first for %s, %s and %s", async (good, ...words) => {
  const visitor = visitShop(shop.url);
  for (const text of words) {
    const { html } = await visitor.ask(`/search?query=${encodeURIComponent(text)}`);
    expect(/<article.*?<h[23].*?<\/h[23]>/s.exec(html)?.[0], text).toMatch(good);
  }
});

test("on a phone without scripts what a keyboard composes is found", async () => {
  const { page, close } = await plainPhone();
  for (const text of ["हल्दी", "haldee"])
    expect((await find(page, text)).first, text).toMatch(/Turmeric Powder/);
  await close();
});

test("a pasted list of twelve lines is in the cart after two pages, without scripts", async () => {
  const { page, close } = await plainPhone();
  await page.goto(`${shop.url}/parchi`);
  await page.getByLabel("Your list").tap();
  await page.keyboard.insertText(
    "2 kg aata\nhaldi 200 g\nतूर दाल 1 किलो\nnamak 1 kg\nचीनी आधा किलो\nfortune sunflower oil 1 l\n" +
      "amul butter 100g\nmaggi noodles 4\nparle g 10\ncolgate 100 g\nharpic 500 ml\nपोहा 500 ग्राम",
  );
  await page.getByRole("button", { name: "Read my list" }).tap();
  const lines = page.getByRole("main").locator("fieldset");
  await lines.first().waitFor();
  await expect.poll(() => lines.count()).toBe(12);
  for (const line of await lines.all())
    if ((await line.locator(":checked").count()) === 0) await line.getByRole("radio").first().tap();
  await page.getByRole("button", { name: "Add to cart" }).tap();
  await page.waitForURL(/\/cart$/);
  expect(await page.getByRole("main").getByRole("listitem").count()).toBe(12);
  expect(await page.getByText(/Not added/).count()).toBe(0);
  await close();
});

test("what only near things answered is taught with one tap, found in every spelling, and forgotten", async () => {
  const [{ page, close }, owner] = await Promise.all([
    plainPhone(),
    openPhone(browser, { javaScriptEnabled: false }),
  ]);
  expect((await find(page, "powa")).isNear).toBe(true);
  await owner.page.goto(`${shop.url}/login`);
  await owner.page.getByLabel("Phone Number").fill("9000000001");
  await owner.page.getByLabel("Password").fill("Admin@12345");
  await owner.page.getByRole("button", { name: "Sign In" }).tap();
  await owner.page.waitForURL((address) => address.pathname !== "/login");
  await owner.page.goto(`${shop.url}/admin/search`);
  const row = owner.page.getByRole("row").filter({ hasText: "powa" });
  await row.getByLabel("Means").tap();
  await owner.page.keyboard.insertText("पोहा");
  await row.getByRole("button", { name: "Teach powa" }).tap();
  await owner.page.getByText("powa now means पोहा").waitFor();
  for (const text of ["powa", "पोवा", "POWA", "pova"])
    expect(await find(page, text), text).toEqual({
      first: expect.stringMatching(/Poha/) as string,
      isNear: false,
    });
  await row.getByRole("button", { name: "Forget powa" }).tap();
  await owner.page.getByText("The word is forgotten").waitFor();
  expect((await find(page, "powa")).isNear).toBe(true);
  await Promise.all([close(), owner.close()]);
});
