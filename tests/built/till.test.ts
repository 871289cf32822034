import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sellPath } from "#app/addresses/paths.ts";
import { isFullLength } from "#tests/length.ts";
import { findFaults } from "./accessible.ts";
import { openPhone, untilAlive } from "./browser.ts";
import { type BuiltShop, openBuiltShop } from "./built-shop.ts";
import { htmlFaults } from "./html-faults.ts";
import { sharedBrowser } from "./shared.ts";

let shop: BuiltShop;
let browser: Browser;
let packs: { id: string; paise: number }[];
const codes = [1, 2, 3, 4, 5].map((n) => withCheckDigit(`89010300000${n}`));

beforeAll(async () => {
  [shop, browser] = await Promise.all([openBuiltShop(), sharedBrowser()]);
  const { DB } = await shop.bindings();
  const { results } = await DB.prepare(
    "SELECT id, dprice_paise AS paise FROM financials WHERE count_in_stock > 50 ORDER BY seq LIMIT 5",
  ).all<{ id: string; paise: number }>();
  packs = results;
  await DB.batch(
    packs.map(({ id }, at) =>
      DB.prepare("INSERT INTO pack_codes (code, financial_id) VALUES (?, ?)").bind(codes[at], id),
    ),
  );
});
afterAll(() => shop?.close());

function withCheckDigit(digits: string): string {
  const weighted = [...digits].reduce(
    (sum, digit, at) => sum + Number(digit) * (at % 2 ? 3 : 1),
    0,
  );
  return `${digits}${(10 - (weighted % 10)) % 10}`;
}

async function openTill({ javaScriptEnabled = true, screen = {} } = {}) {
  const phone = await openPhone(browser, { javaScriptEnabled, ...screen });
  const { page } = phone;
  await page.goto(`${shop.url}/login?redirect=${sellPath}`);
  await page.getByLabel("Phone Number").fill("9000000001");
  await page.getByLabel("Password", { exact: true }).fill("Admin@12345");
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Login|^Sign in|^Log in/i })
    .click();
  await page.getByRole("heading", { name: "Sell", exact: true }).waitFor();
  if (javaScriptEnabled) {
    await page.reload();
    await untilAlive(page);
    await page.getByLabel("Print each bill at once").waitFor({ state: "detached" });
    await page.evaluate(() => localStorage.setItem("print-at-once", "no"));
  }
  return { ...phone, field: page.getByLabel("Words or code") };
}

const total = () => packs.reduce((sum, { paise }) => sum + paise, 0) / 100;
const inRupees = (rupees: number) =>
  new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" }).format(rupees);
const salesOf = async () =>
  (await shop.bindings()).DB.prepare(
    "SELECT count(*) AS n, max(given_paise) AS given FROM orders WHERE channel = 'counter'",
  ).first<{ n: number; given: number | null }>();
const lines = (page: Page) => page.locator(".sale-line");

test("five packs that a scanner types at once are all on the till, and one tap on a note sells them", async () => {
  const { page, problems, close } = await openTill();
  const before = await salesOf();
  // As a scanner does: no key waits for an answer, and the focus is where it was left.
  for (const code of codes) {
    await page.keyboard.type(code);
    await page.keyboard.press("Enter");
  }
  await expect.poll(() => lines(page).count()).toBe(5);
  expect(await findFaults(page)).toEqual([]);
  const note = page.locator(".ways button[name=note]").first();
  const given = Number(await note.getAttribute("value"));
  await note.click();
  await page.getByText(`Return ${inRupees(given - total())}`).waitFor();
  await expect.poll(() => lines(page).count()).toBe(0);
  expect(await salesOf()).toEqual({ n: before!.n + 1, given: given * 100 });
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("name")))
    .toBe("find");
  expect(await findFaults(page)).toEqual([]);
  expect(problems).toEqual([]);
  await close();
});

type Till = Awaited<ReturnType<typeof openTill>>;

/** As a scanner does; one tap on what was given. */
async function sellScanned({ page }: Till): Promise<number> {
  for (const code of codes) {
    await page.keyboard.type(code);
    await page.keyboard.press("Enter");
  }
  await expect.poll(() => lines(page).count()).toBe(codes.length);
  await page.locator(".ways button[name=note]").first().click();
  return 1;
}

/** Each pack by its name: what is found is a tap. */
async function sellTyped({ page, field }: Till): Promise<number> {
  let taps = 0;
  const tap = async (name: string) => {
    taps += 1;
    await page.locator(name).first().click();
  };
  for (const words of ["maggi", "tata salt", "toor", "ghee", "surf"]) {
    await page.keyboard.type(words);
    await page.getByRole("region", { name: "Found" }).waitFor();
    await tap(".found button[name=add]");
    await expect.poll(() => field.inputValue()).toBe("");
  }
  await tap(".ways button >> nth=0");
  return taps;
}

const screens = {
  phone: {},
  laptop: { viewport: { width: 1366, height: 768 }, hasTouch: false },
};
/** Of each kind, on each screen. */
const baskets = isFullLength ? 8 : 1;

test.each(Object.entries(screens).slice(isFullLength ? 0 : 1))(
  "on a %s a basket of five packs takes one tap with a scanner, and at most twelve without, one basket after another",
  async (_, screen) => {
    const till = await openTill({ screen });
    const { page, problems, close } = till;
    const before = await salesOf();
    let sold = 0;
    for (let basket = 0; basket < baskets; basket += 1)
      for (const [sell, most] of [
        [sellScanned, 1],
        [sellTyped, 12],
      ] as const) {
        expect(await sell(till)).toBeLessThanOrEqual(most);
        await page.getByText("Sold for").waitFor();
        await expect.poll(() => lines(page).count()).toBe(0);
        sold += 1;
        expect((await salesOf())!.n).toBe(before!.n + sold);
      }
    expect(problems).toEqual([]);
    await close();
  },
);

test("without a network the lines stay, and the sale is sent once when it is back, also by a page that is loaded again", async () => {
  const { page, close } = await openTill();
  const before = await salesOf();
  for (const code of codes.slice(0, 2)) {
    await page.keyboard.type(code);
    await page.keyboard.press("Enter");
  }
  await expect.poll(() => lines(page).count()).toBe(2);
  // The answer alone is lost: the shop has sold it.
  await page.route("**/admin/sell/send", async (route) => {
    await route.fetch();
    await route.abort();
  });
  const cash = page.getByRole("button", { name: "Cash", exact: true });
  await cash.click();
  await page.getByText("No network. 1 sale").waitFor();
  await page.context().setOffline(true);
  await page.keyboard.type(codes[0]!);
  await page.keyboard.press("Enter");
  await expect.poll(() => lines(page).count()).toBe(1);
  await page.keyboard.type(codes[4]!);
  await page.keyboard.press("Enter");
  await page.getByText("No network: this could not be looked up.").waitFor();
  expect(await lines(page).count()).toBe(1);
  await cash.click();
  await page.getByText("No network. 2 sales").waitFor();
  await page.unroute("**/admin/sell/send");
  await page.context().setOffline(false);
  await page.getByText("No network. 2 sales").waitFor({ state: "detached" });
  await expect.poll(async () => (await salesOf())!.n).toBe(before!.n + 2);
  await page.reload();
  await untilAlive(page);
  await page.waitForTimeout(500);
  expect((await salesOf())!.n).toBe(before!.n + 2);
  await close();
});

test("what is refused leaves the lines on the till, and a sale that waited and is refused comes back to it", async () => {
  const { page, close } = await openTill();
  const { DB } = await shop.bindings();
  const setStock = (count: number) =>
    DB.prepare("UPDATE financials SET count_in_stock = ? WHERE id = ?")
      .bind(count, packs[0]!.id)
      .run();
  await page.keyboard.type(codes[0]!);
  await page.keyboard.press("Enter");
  await expect.poll(() => lines(page).count()).toBe(1);
  await setStock(0);
  const cash = page.getByRole("button", { name: "Cash", exact: true });
  await cash.click();
  await page.getByRole("alert").getByText("Out of stock").waitFor();
  expect(await lines(page).count()).toBe(1);
  await page.context().setOffline(true);
  await cash.click();
  await page.getByText("No network. 1 sale").waitFor();
  await page.context().setOffline(false);
  await page.getByRole("alert").getByText("was not entered").waitFor();
  await setStock(60);
  await page.getByRole("link", { name: "Put it back into the sale" }).click();
  await expect.poll(() => lines(page).count()).toBe(1);
  await close();
});

test("without scripts each line is one request, the address holds the sale, and every way to pay is a form", async () => {
  const { page, field, problems, close } = await openTill({ javaScriptEnabled: false });
  const firstCount = () => lines(page).first().locator(".count b").textContent();
  for (const [at, code] of codes.slice(0, 3).entries()) {
    await field.fill(code);
    await field.press("Enter");
    await expect.poll(() => lines(page).count()).toBe(at + 1);
  }
  await page
    .getByRole("button", { name: /^One more/ })
    .first()
    .click();
  await expect.poll(firstCount).toBe("2");
  await page.reload();
  expect(await firstCount()).toBe("2");
  await page
    .getByRole("button", { name: /^One less/ })
    .first()
    .click();
  await expect.poll(firstCount).toBe("1");
  await field.fill("maggi");
  await field.press("Enter");
  await page.locator(".found button[name=add]").first().click();
  await expect.poll(() => lines(page).count()).toBe(4);
  await page.getByLabel("Given in cash (₹)").fill("1");
  await page.getByRole("button", { name: "Cash", exact: true }).click();
  await page.getByText("This is less than the total.").waitFor();
  await page.waitForLoadState();
  expect(await htmlFaults(await page.content())).toEqual([]);
  expect(await lines(page).count()).toBe(4);
  await page.getByRole("button", { name: "UPI", exact: true }).click();
  await page.getByRole("button", { name: /^Received/ }).click();
  await page.getByText("Sold for").waitFor();
  await expect.poll(() => lines(page).count()).toBe(0);
  expect(problems.filter((problem) => !problem.includes("400"))).toEqual([]);
  await close();
});
