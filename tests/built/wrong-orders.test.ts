// Five orders that went wrong, gone through by the shopper on one phone and the owner on another, in both languages, with
// scripts and without: each ends with the right money, stock and paper.
import type { Browser } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { words as english } from "#app/features/complaints/page/words.ts";
import { words as hindi } from "#app/features/complaints/page/words.hi.ts";
import { words as help } from "#app/features/orders/help.words.ts";
import { words as helpInHindi } from "#app/features/orders/help.words.hi.ts";
import type { ComplaintReason, SettledAs } from "#app/values/complaints.ts";
import { words as named } from "#app/values/complaints.words.ts";
import { words as namedInHindi } from "#app/values/complaints.words.hi.ts";
import { formatPaise } from "#app/values/money.ts";
import { type Visitor, hiddenFields } from "#scripts/bench/reads/visitor.ts";
import { isFullLength } from "#tests/length.ts";
import { openPhone, untilAlive } from "./browser.ts";
import type { BuiltShop } from "./built-shop.ts";
import { admin, cash, visitAs } from "./every-page.ts";
import { sharedBrowser, sharedShop } from "./shared.ts";

const speech = {
  en: { ...english, ...help, named },
  hi: { ...hindi, ...helpInHindi, named: namedInHindi },
};
type Language = keyof typeof speech;

let shop: BuiltShop;
let browser: Browser;
let owner: Visitor;
let pack: string;
let customer: typeof admin;
let buyer: Visitor;
let user: string;
/** Of a pack, so that no sum is of whole rupees. */
const price = 64_35;
let putPriceBack: () => Promise<unknown>;
beforeAll(async () => {
  [{ shop }, browser] = await Promise.all([sharedShop(), sharedBrowser()]);
  owner = await visitAs(shop, admin);
  const { DB } = await shop.bindings();
  const found = await DB.prepare(
    "SELECT id, price_paise AS mrp, dprice_paise AS paise FROM financials WHERE count_in_stock > 200 LIMIT 1",
  ).first<{ id: string; mrp: number; paise: number }>();
  const { id, mrp, paise } = found!;
  pack = id;
  const set = "UPDATE financials SET price_paise = ?, dprice_paise = ? WHERE id = ?";
  putPriceBack = () => ask(set, mrp, paise, pack);
  await ask(set, 71_50, price, pack);
});
afterAll(() => putPriceBack?.());

/** With a khata, and nobody's complaints of the day. */
async function comeAnew() {
  ({ customer } = await sharedShop());
  buyer = await visitAs(shop, customer);
  user = (await ask<string>("SELECT id FROM users WHERE phone = ?", customer.phone))!;
  await send(owner, `/admin/khata/${user}/limit`, { limit: "5000", hasAgreed: "on" });
}

async function ask<Value>(sql: string, ...values: unknown[]): Promise<Value | null> {
  const { DB } = await shop.bindings();
  const row = await DB.prepare(sql)
    .bind(...values)
    .first();
  return (Object.values(row ?? {})[0] ?? null) as Value | null;
}

async function send(visitor: Visitor, path: string, form: Record<string, string> = {}) {
  const { status, location, html } = await visitor.ask(path, form);
  expect(status, `${path}: ${html.slice(0, 300)}`).toBe(303);
  return location!;
}

/** An order of three packs that has come, at its page. */
async function delivered(pay: [string, Record<string, string>?]): Promise<string> {
  await send(buyer, "/cart/add", { financialId: pack, qty: "3" });
  const order = await send(buyer, cash, hiddenFields((await buyer.ask(cash)).html, cash));
  await take(order, [["pack"], ["dispatch"], pay, ["deliver"]]);
  return order;
}

async function take(order: string, steps: [string, Record<string, string>?][]) {
  for (const [step, form] of steps) await send(owner, `${order}/${step}`, form);
}

/** What the books say of an order, in paise. */
async function booked(order: string) {
  const id = order.slice("/order/".length);
  const sum = (kind: string) =>
    ask<number>(
      "SELECT coalesce(sum(amount_paise), 0) FROM day_entries WHERE order_id = ? AND kind = ?",
      id,
      kind,
    );
  const papers = (isNote: number) =>
    ask<string>(
      `SELECT json_group_array(gross_paise + round_off_paise) FROM documents
      WHERE order_id = ? AND (of_number IS NOT NULL) = ?`,
      id,
      isNote,
    );
  const [inCash, byUpi, bills, notes] = [sum("cash"), sum("upi"), papers(0), papers(1)];
  return {
    ...{ cash: await inCash, upi: await byUpi },
    bills: JSON.parse((await bills)!) as number[],
    notes: JSON.parse((await notes)!) as number[],
  };
}

const stock = async () =>
  (await ask<number>("SELECT count_in_stock FROM financials WHERE id = ?", pack))!;
const owedOnKhata = async () =>
  (await ask<number>("SELECT balance_paise FROM khata_accounts WHERE user_id = ?", user))!;

type Options = { language: Language; javaScriptEnabled: boolean };

async function openPerson(person: typeof admin, { language, javaScriptEnabled }: Options) {
  const { page, problems, close } = await openPhone(browser, { javaScriptEnabled });
  await page.context().addCookies([{ name: "lang", value: language, url: shop.url }]);
  await page.request.post(`${shop.url}/login`, {
    form: { phoneNo: person.phone, password: person.password },
    headers: { Origin: shop.url },
    maxRedirects: 0,
  });
  const main = page.getByRole("main");
  const open = async (path: string) => {
    await page.goto(shop.url + path);
    if (javaScriptEnabled) await untilAlive(page);
  };
  const press = (name: string) => main.getByRole("button", { name, exact: true }).click();
  const see = async (...texts: string[]) => {
    for (const text of texts) await main.getByText(text).first().waitFor();
    const { scrollWidth, clientWidth } = await page
      .locator("html")
      .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
    expect(scrollWidth, page.url()).toBeLessThanOrEqual(clientWidth);
  };
  return { page, main, problems, close, open, press, see };
}

const photo = async () => ({
  name: "torn.png",
  mimeType: "image/png",
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background: "#c33" } })
    .png()
    .toBuffer(),
});

type Wrong = {
  reason: ComplaintReason;
  pay: [string, Record<string, string>?];
  /** Packs that the shopper names. */
  packs: number;
  by: SettledAs;
  isBackOnShelf?: boolean;
};

/** From the order's page to the complaint's, whose address it answers. */
async function complain(order: string, { reason, packs }: Wrong, options: Options) {
  const said = speech[options.language];
  const shopper = await openPerson(customer, options);
  const { page, main, open, press, see, problems } = shopper;
  await open(order);
  await main.getByRole("link", { name: said.complain, exact: true }).click();
  await see(said.whatHappens);
  await main.getByLabel(said.named.reasons[reason], { exact: true }).check();
  if (packs > 0) await main.locator(`[name=qty-${pack}]`).fill(String(packs));
  if (reason === "damaged")
    await main.getByLabel(said.photo, { exact: true }).setInputFiles(await photo());
  await press(said.send);
  await page.waitForURL(/\/complaints\/C\d+/);
  await see(said.named.states.open, said.named.reasons[reason]);
  if (packs > 0) await see(`${packs} ×`);
  expect(problems).toEqual([]);
  return { ...shopper, path: new URL(page.url()).pathname };
}

async function settle(path: string, { reason, by, isBackOnShelf }: Wrong, options: Options) {
  const said = speech[options.language];
  const { page, main, open, press, see, problems, close } = await openPerson(admin, options);
  await open("/admin/complaints");
  await main.locator(`a[href="${path}"]`).click();
  await see(said.named.reasons[reason]);
  if (reason === "damaged") {
    const picture = main.getByRole("img", { name: said.picture });
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  await press(said.acknowledge);
  await see(said.named.states.acknowledged);
  await main.getByLabel(said.named.settlements[by], { exact: true }).check();
  if (isBackOnShelf) await main.getByLabel(said.backOnShelf).check();
  await main.getByLabel(said.shopText).fill("हमें खेद है. We are sorry.");
  await press(said.settle);
  await see(said.named.states.resolved, said.named.settlements[by]);
  expect(new URL(page.url()).pathname).toBe(path);
  expect(problems).toEqual([]);
  await close();
}

const whole = { cash: 0, upi: 0, bills: [3 * price], notes: [] as number[] };

type Ended = { packsGone: number; givenBack: number; books: typeof whole; owed?: number };

/** What shopper and owner see of it, and what the books say. */
async function goThrough(wrong: Wrong, ended: Ended, options: Options): Promise<string | null> {
  const said = speech[options.language];
  const [had, owed, order] = [await stock(), await owedOnKhata(), await delivered(wrong.pay)];
  const { page, main, open, see, close, path } = await complain(order, wrong, options);
  await settle(path, wrong, options);
  await open(path);
  await see(said.named.states.resolved, "We are sorry.");
  const back = main.getByText(said.givenBack(formatPaise(ended.givenBack)));
  expect(await back.count()).toBe(ended.givenBack > 0 ? 1 : 0);
  const again = main.getByRole("link", { name: said.again });
  const next = (await again.count()) > 0 ? await again.getAttribute("href") : null;

  expect(await booked(order)).toEqual({ ...whole, ...ended.books });
  expect((await stock()) - had).toBe(-ended.packsGone);
  expect((await owedOnKhata()) - owed).toBe(ended.owed ?? 0);
  await open(order);
  await see(formatPaise(3 * price - ended.givenBack));
  await page.goto(`${shop.url}${order}/print?paper=a4`);
  const paper = await page.locator("body").innerText();
  for (const paise of [3 * price, ...ended.books.notes])
    expect(paper).toContain(formatPaise(paise));
  await close();
  return next;
}

const allWays: Options[] = (["en", "hi"] as const).flatMap((language) =>
  [true, false].map((javaScriptEnabled) => ({ language, javaScriptEnabled })),
);

/** In short each order goes one of the ways. */
const shortly: Partial<Record<ComplaintReason, Options>> = {
  ...{ missing: allWays[1], damaged: allWays[2], wrong: allWays[2] },
  ...{ expired: allWays[1], late: allWays[2] },
};

describe.each(allWays)("in $language, scripts: $javaScriptEnabled", (options) => {
  beforeAll(comeAnew);
  const testOf = (reason: ComplaintReason) =>
    test.runIf(isFullLength || shortly[reason] === options);

  testOf("missing")(
    "a missing pack is paid back in cash, with a credit note and no pack on the shelf",
    async () => {
      await goThrough(
        { reason: "missing", pay: ["cash"], packs: 1, by: "refund" },
        { packsGone: 3, givenBack: price, books: { ...whole, cash: 2 * price, notes: [price] } },
        options,
      );
    },
  );

  testOf("damaged")("a broken pack, shown on a photo, is sent again for nothing", async () => {
    const again = await goThrough(
      { reason: "damaged", pay: ["cash"], packs: 1, by: "resend" },
      { packsGone: 4, givenBack: 0, books: { ...whole, cash: 3 * price } },
      options,
    );
    await take(again!, [["pack"], ["dispatch"], ["deliver"]]);
    expect(await booked(again!)).toEqual({ ...whole, bills: [0] });
  });

  testOf("wrong")(
    "packs of a wrong brand come back to the shelf, and the khata owes less",
    async () => {
      await goThrough(
        { reason: "wrong", pay: ["khata"], packs: 2, by: "khata", isBackOnShelf: true },
        {
          packsGone: 1,
          givenBack: 2 * price,
          books: { ...whole, notes: [2 * price] },
          owed: price,
        },
        options,
      );
    },
  );

  testOf("expired")(
    "expired packs, all of them, are paid back as UPI, and nothing of them is sold again",
    async () => {
      await goThrough(
        { reason: "expired", pay: ["upi", { reference: "412345678901" }], packs: 3, by: "refund" },
        { packsGone: 3, givenBack: 3 * price, books: { ...whole, notes: [3 * price] } },
        options,
      );
    },
  );

  testOf("late")(
    "a late order is answered, and neither money, stock nor paper change",
    async () => {
      await goThrough(
        { reason: "late", pay: ["cash"], packs: 0, by: "refused" },
        { packsGone: 3, givenBack: 0, books: { ...whole, cash: 3 * price } },
        options,
      );
    },
  );
});
