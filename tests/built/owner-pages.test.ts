import type { Browser, Dialog, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isFullLength } from "#tests/length.ts";
import { openAlive, openPhone } from "./browser.ts";
import { type BuiltShop, openBuiltShop } from "./built-shop.ts";
import { sharedBrowser } from "./shared.ts";

let shop: BuiltShop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([openBuiltShop(), sharedBrowser()]);
});
afterAll(() => shop?.close());

const widths = isFullLength ? [320, 360, 768, 1280] : [320, 1280];

async function openAsOwner(width: number, javaScriptEnabled = true) {
  const opened = await openPhone(browser, { viewport: { width, height: 740 }, javaScriptEnabled });
  await opened.page.request.post(`${shop.url}/login`, {
    form: { phoneNo: "9000000001", password: "Admin@12345" },
    headers: { Origin: shop.url },
    maxRedirects: 0,
  });
  const open = (path: string) => openAlive(opened.page, shop.url + path);
  return { ...opened, open, main: opened.page.getByRole("main") };
}

const isWiderThanWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

test.each(widths)("at %i px every question's text stands whole in it", async (width) => {
  const { page, main, open, problems, close } = await openAsOwner(width);
  for (const path of ["/admin/productlist", "/admin/userlist"]) {
    await open(path);
    await main
      .getByRole("row")
      .getByRole("button", { name: /^Delete \S/ })
      .last()
      .click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: /delete/i }).waitFor();
    const cutOff = await dialog.evaluate((shown) =>
      [shown, ...shown.querySelectorAll("*")]
        .filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0)
        .map((part) => part.textContent),
    );
    expect(cutOff, path).toEqual([]);
    const { right } = await dialog.evaluate((shown) => shown.getBoundingClientRect());
    expect(right).toBeLessThanOrEqual(width);
  }
  expect(problems).toEqual([]);
  await close();
});

test.each(widths)(
  "at %i px an admin's page has its tabs, on a phone at the thumb, and no shop around it",
  async (width) => {
    const { page, main, open, close } = await openAsOwner(width);
    await open("/admin/log");
    const bar = page.getByRole("banner");
    const box = (await bar.boundingBox())!;
    expect(box.height).toBeLessThanOrEqual(width < 768 ? 60 : 48);
    expect(width < 768 ? box.y + box.height : box.y).toBe(width < 768 ? 740 : 0);
    expect(await page.getByRole("contentinfo").count()).toBe(0);
    expect(await page.getByRole("searchbox").count()).toBe(0);
    const tab = bar.getByRole("link", { name: "Shop", exact: true });
    expect(await tab.getAttribute("aria-current")).toBe("true");
    const pages = page.getByRole("navigation", { name: "Shop", exact: true });
    const here = pages.getByRole("link", { name: "Log", exact: true });
    expect(await here.getAttribute("aria-current")).toBe("page");
    const { x, width: wide } = (await here.boundingBox())!;
    expect(x + wide).toBeLessThanOrEqual(width);
    await bar.getByRole("link", { name: /^Goods/ }).click();
    await main.getByRole("heading", { name: "Products" }).waitFor();
    expect(await isWiderThanWindow(page)).toBe(false);
    const broken = await main.locator(".sheet :is(td, th)").evaluateAll((cells) =>
      cells.flatMap((cell) => {
        // The heads of a list of cards are there for screen readers only.
        if ((cell.closest("thead")?.clientWidth ?? 2) < 2) return [];
        const words = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        while (words.nextNode()) {
          const node = words.currentNode as Text;
          for (const { index, 0: word } of node.data.matchAll(/\S+/g)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
              found.push(word);
          }
        }
        return found;
      }),
    );
    expect(broken).toEqual([]);
    await close();
  },
);

test("on a phone the pages of a tab keep their order, and the open one is in sight, scripts or not", async () => {
  for (const javaScriptEnabled of [true, false]) {
    const { page, close } = await openAsOwner(360, javaScriptEnabled);
    const pages = page.getByRole("navigation", { name: "Goods", exact: true });
    const orders: string[][] = [];
    for (const [path, name] of [
      ["/admin/products", "Products"],
      ["/admin/categories", "Categories"],
      ["/admin/reviews", "Reviews"],
    ] as const) {
      await page.goto(shop.url + path);
      const here = pages.getByRole("link", { name });
      await expect.poll(async () => (await here.boundingBox())!.x).toBeLessThanOrEqual(280);
      const { x, width } = (await here.boundingBox())!;
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(360);
      orders.push(await pages.locator("li a").allInnerTexts());
    }
    expect(new Set(orders.map(String)).size).toBe(1);
    await close();
  }
});

test("with large text on a small phone the fields of the owner stay in the screen", async () => {
  const { page, open, close } = await openAsOwner(320);
  const { DB } = await shop.bindings();
  const khata = await DB.prepare(`SELECT id FROM users WHERE phone = '9000000002'`).first<string>(
    "id",
  );
  const post = (path: string, form: Record<string, string>) =>
    page.request.post(shop.url + path, { form, headers: { Origin: shop.url }, maxRedirects: 0 });
  await post(`/admin/khata/${khata}/limit`, { limit: "200000", hasAgreed: "on" });
  await post(`/admin/khata/${khata}`, {
    kind: "payment",
    amount: "123456.50",
    method: "cash",
    sure: "1",
  });
  const wide: string[] = [];
  const parts = [
    "orders",
    "orderlist",
    "products",
    "productlist",
    "day",
    "delivery",
    "khata",
    "stock",
  ];
  for (const part of [...parts, `khata/${khata}`]) {
    await open(`/admin/${part}`);
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    if (await isWiderThanWindow(page)) wide.push(part);
  }
  await page.getByRole("cell", { name: "-₹1,23,456.50" }).first().waitFor();
  expect(wide).toEqual([]);
  await close();
});

const wrongForms: [path: string, sent: Record<string, string>, field: string][] = [
  ["/admin/search/teach", { text: "zzqqxx", means: "" }, "means"],
  ["/admin/delivery/hours/save", { openall: "later", closeall: "21:00" }, "openall"],
  ["/admin/delivery/areas/replace", { text: "abc" }, "text"],
  ["/admin/offers/save?kind=pack", { kind: "pack" }, "find"],
];

test.each(wrongForms)(
  "%s sent wrong says so in the page's words beside its field, which has the focus",
  async (path, form, field) => {
    const { page, main, close } = await openAsOwner(360, false);
    await page.request.get(`${shop.url}/search?query=zzqqxx`);
    const answer = await page.request.post(shop.url + path, {
      form,
      headers: { Origin: shop.url },
    });
    expect(answer.status()).toBe(400);
    await page.setContent(await answer.text());
    const wrong = main.locator(`[name="${field}"]`);
    await main.getByRole("alert").first().waitFor();
    expect(await wrong.getAttribute("aria-invalid")).toBe("true");
    expect(await wrong.getAttribute("autofocus")).not.toBeNull();
    expect(await main.locator("form:has([required]):not([novalidate])").count()).toBe(0);
    await close();
  },
);

test("what was saved is not said again over a form that is refused", async () => {
  const { page, main, open, close } = await openAsOwner(360);
  await open("/admin/limits");
  const save = main.getByRole("button", { name: "Save" });
  await save.click();
  const toast = page.getByRole("status").filter({ hasText: "saved" });
  await toast.waitFor();
  await toast.waitFor({ state: "detached" });
  await main.getByRole("textbox").first().fill("abc");
  await save.click();
  await main.locator("[aria-invalid=true]").first().waitFor();
  expect(await toast.count()).toBe(0);
  await close();
});

test("an admin's way to work is the first line of the profile panel", async () => {
  const { page, open, close } = await openAsOwner(360);
  await open("/");
  await page.getByRole("link", { name: "Profile" }).click();
  const panel = page.getByRole("dialog");
  await panel.getByRole("tab").first().waitFor();
  expect((await panel.innerText()).split("\n")[0]).toBe("Admin");
  await panel.getByRole("link", { name: "Admin" }).click();
  await page.waitForURL(/\/admin$/);
  await close();
});

test("prices are typed over, row by row, with what shoppers pay beside them, and are not lost by leaving", async () => {
  const { page, main, open, close } = await openAsOwner(360);
  await open("/admin/prices?category=Flours");
  const fields = main.getByRole("textbox", { name: /^MRP of/ });
  const first = fields.first();
  const before = await first.inputValue();
  await first.tap();
  await page.keyboard.type("199");
  await expect.poll(() => first.inputValue()).toBe("199");
  const row = main.locator("tbody tr:has(input)").first();
  const discount = row.getByRole("textbox", { name: /^Discount/ });
  const selling = row.getByRole("textbox", { name: /^Selling price/ });
  await discount.fill("50");
  await expect.poll(() => selling.inputValue()).toBe("99.50");
  await selling.fill("149");
  await expect.poll(() => discount.inputValue()).toBe("25.13");
  await first.fill("200");
  await expect.poll(() => discount.inputValue()).toBe("25.5");
  expect(await selling.inputValue()).toBe("149");
  await first.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.type("300");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await expect.poll(() => fields.nth(1).inputValue()).toBe("300");
  expect(page.url()).toMatch(/\/admin\/prices\?/);
  const asked: string[] = [];
  const refuse = (dialog: Dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  };
  page.once("dialog", refuse);
  await page.getByRole("banner").getByRole("link", { name: "Money" }).click();
  await expect.poll(() => asked).toHaveLength(1);
  expect(page.url()).toMatch(/\/admin\/prices\?/);
  page.once("dialog", (dialog) => void dialog.accept());
  await page.getByRole("banner").getByRole("link", { name: "Money" }).click();
  await page.waitForURL(/admin\/day/);
  await main.getByRole("heading", { name: "Day book" }).waitFor();
  await page.goBack();
  await main.getByRole("heading", { name: "Prices" }).waitFor();
  await expect.poll(() => first.inputValue()).toBe("200");
  await expect.poll(() => selling.inputValue()).toBe("149");
  page.once("dialog", refuse);
  await main.getByText("Change all these prices together").click();
  await main.getByRole("button", { name: "Preview all" }).click();
  await expect.poll(() => asked.length).toBe(2);
  const preview = main.getByRole("button", { name: "Preview changes" });
  await preview.click();
  await main.getByRole("button", { name: "Go on editing" }).click();
  await preview.waitFor();
  await expect.poll(async () => Number(await first.inputValue())).toBe(200);
  page.once("dialog", refuse);
  await page.getByRole("banner").getByRole("link", { name: "Money" }).click();
  await expect.poll(() => asked.length).toBe(3);
  await preview.click();
  await main.getByRole("button", { name: "Save 2 packs" }).click();
  await main.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("status").filter({ hasText: "back" }).waitFor();
  await open("/admin/prices?category=Flours");
  await expect.poll(() => first.inputValue()).toBe(before);
  await close();
});

test.each(["en", "hi"])("a price is at most 120 px high on a small phone (%s)", async (value) => {
  const { page, main, open, close } = await openAsOwner(320);
  await page.context().addCookies([{ name: "lang", value, url: shop.url }]);
  await open("/admin/prices?category=Bath+%26+Body");
  const rows = main.locator("tbody tr");
  const heights = await rows.evaluateAll((all) => all.map((one) => one.clientHeight));
  expect(heights.length).toBeGreaterThan(20);
  expect(Math.max(...heights)).toBeLessThanOrEqual(120);
  await close();
});

test("a new product with a mistake stays as it was typed, with what is wrong at its field", async () => {
  const { main, open, close } = await openAsOwner(360);
  await open("/admin/products/new");
  await main.getByLabel("Name", { exact: true }).fill("Loose Rajma");
  await main.getByLabel("Size of pack 1").fill("1 kg");
  await main.getByLabel("MRP ₹ of pack 1").fill("-40");
  await main.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(() => main.locator("[aria-invalid='true']").count()).toBe(2);
  const kept = [
    main.getByLabel("Name", { exact: true }),
    main.getByLabel("Size of pack 1"),
    main.getByLabel("MRP ₹ of pack 1"),
  ].map((field) => field.inputValue());
  expect(await Promise.all(kept)).toEqual(["Loose Rajma", "1 kg", "-40"]);
  await close();
});

test("what was saved a moment ago is not told over a form that is refused", async () => {
  const { page, main, open, close } = await openAsOwner(360);
  await open("/admin/stock");
  await main.getByText("or fewer left").click();
  const low = main.getByLabel("A pack is low when so many are left");
  const save = main.getByRole("button", { name: "Save", exact: true });
  const toast = page.locator(".toast");
  await low.fill("5");
  await save.click();
  await toast.waitFor();
  await low.fill("five");
  await save.click();
  await main.locator("[aria-invalid='true']").waitFor();
  expect(await toast.isVisible()).toBe(false);
  await close();
});

test("goods of one class are ticked together, and a row is ticked and says what its rate becomes as its class is typed", async () => {
  const { DB } = await shop.bindings();
  await DB.prepare(
    "UPDATE products SET tax_class_id = NULL WHERE id IN (SELECT id FROM products ORDER BY seq LIMIT 5)",
  ).run();
  const { main, open, problems, close } = await openAsOwner(360);
  await open("/admin/tax/goods");
  const rows = main.locator(".class-rows");
  const ticked = () => rows.getByRole("checkbox", { checked: true }).count();
  const all = await rows.getByRole("checkbox").count();
  const box = main.getByRole("checkbox", { name: "No class" });
  await box.uncheck();
  await expect.poll(ticked).toBe(0);
  await rows.getByRole("checkbox").first().check();
  await expect.poll(ticked).toBe(1);
  await expect.poll(() => box.isChecked()).toBe(false);
  await main.getByRole("link", { name: `Tick all ${all}` }).click();
  await expect.poll(ticked).toBe(all);
  await main.getByRole("button", { name: `Set classes of ${all} products` }).waitFor();
  await rows.getByRole("combobox").first().fill("everything not named");
  await expect.poll(() => rows.getByRole("listitem").first().textContent()).toContain("18%");
  await box.uncheck();
  await expect.poll(ticked).toBe(0);
  await rows.getByRole("combobox").first().fill("salt");
  await expect.poll(ticked).toBe(1);
  expect(problems).toEqual([]);
  await close();
});
