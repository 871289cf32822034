import { brotliCompressSync } from "node:zlib";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { counterEnded } from "#party/messages.ts";
import { shortOf } from "#app/values/identifier.ts";
import { isFullLength } from "#tests/length.ts";
import { findFaults } from "./accessible.ts";
import { openAlive, openPhone } from "./browser.ts";
import { type BuiltShop, openBuiltShop } from "./built-shop.ts";
import { htmlFaults } from "./html-faults.ts";
import { sharedBrowser } from "./shared.ts";

let shop: BuiltShop;
let browser: Browser;
let newRoom: { close(): Promise<unknown> } | undefined;
let packIds: string[];
const tokens = { customer: "", admin: "" };
beforeAll(async () => {
  [shop, browser] = await Promise.all([openBuiltShop(), sharedBrowser()]);
  tokens.customer = await signIn("9000000002", "Customer@12345");
  tokens.admin = await signIn("9000000001", "Admin@12345");
  const { DB } = await shop.bindings();
  const { results } = await DB.prepare(
    "SELECT id FROM financials WHERE count_in_stock > 50 LIMIT 3",
  ).all<{ id: string }>();
  packIds = results.map(({ id }) => id);
});
afterAll(() => Promise.all([newRoom?.close(), shop?.close()]));

type Call = { token?: string; method?: "POST" | "PUT"; body?: object };

async function call(path: string, { token = "", method = "POST", body = {} }: Call = {}) {
  const headers = { "Content-Type": "application/json", Authorization: `Bearer ${token}` };
  const answer = await fetch(shop.url + path, { method, headers, body: JSON.stringify(body) });
  expect(answer.ok, path).toBe(true);
  return (await answer.json()) as { _id: string; token: string };
}

async function signIn(phoneNo: string, password: string): Promise<string> {
  return (await call("/api/users/auth", { body: { phoneNo, password } })).token;
}

async function place(): Promise<string> {
  const { _id } = await call("/api/orders", {
    token: tokens.customer,
    body: {
      orderItems: packIds.map((financialId) => ({ financialId, qty: 1 })),
      shippingAddress: { street: "12, Temple Road", city: "Bengaluru", postalCode: "560011" },
      paymentMethod: "Cash Or UPI",
    },
  });
  return _id;
}

/** A phone at the counter that counts the tones it plays. */
async function openCounter({
  hasClock,
  ...options
}: { javaScriptEnabled?: boolean; hasClock?: boolean } = {}) {
  const phone = await openPhone(browser, options);
  if (hasClock) await phone.page.clock.install();
  await phone.page.addInitScript(() => {
    const { prototype } = AudioContext;
    const create = prototype.createOscillator;
    prototype.createOscillator = function (this: AudioContext) {
      document.documentElement.dataset.tones = String(
        Number(document.documentElement.dataset.tones ?? 0) + 1,
      );
      return create.call(this);
    };
  });
  await signInOn(phone.page);
  await phone.page.goto(`${shop.url}/admin/counter`);
  return phone;
}

const signInOn = (page: Page) =>
  page.request.post(`${shop.url}/login`, {
    form: { phoneNo: "9000000001", password: "Admin@12345" },
    headers: { Origin: shop.url },
    maxRedirects: 0,
  });

const orderAt = (page: Page, id: string) =>
  page.getByRole("article", { name: shortOf(id), exact: true });
const tonesOf = (page: Page) =>
  page.evaluate(() => Number(document.documentElement.dataset.tones ?? 0));

async function start(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Start the counter" }).click();
  await page.getByText("Rings for new orders.").waitFor();
  await page.getByText("Checks every 15 seconds.").waitFor({ state: "detached" });
}

test("a new order is on both counters unasked and rings there, until one of them accepts it", async () => {
  const [one, other] = [await openCounter(), await openCounter()];
  const pages = [one.page, other.page];
  await one.page.getByText("Sound is off until you tap").waitFor();
  for (const page of pages) await start(page);
  const id = await place();
  await Promise.all(pages.map((page) => orderAt(page, id).waitFor()));
  for (const page of pages) {
    await expect.poll(() => tonesOf(page)).toBeGreaterThanOrEqual(2);
    await expect.poll(() => page.title()).toBe("(1) New – Kirana");
  }
  await orderAt(one.page, id).getByRole("button", { name: "Accept" }).click();
  for (const page of pages) {
    await page
      .locator("#pack")
      .getByRole("article", { name: shortOf(id) })
      .waitFor();
    await expect.poll(() => page.title()).toBe("Counter – Kirana");
  }
  await one.page.getByRole("button", { name: "Undo" }).click();
  await other.page
    .locator("#accept")
    .getByRole("article", { name: shortOf(id) })
    .waitFor();
  await call(`/api/orders/${id}/cancel`, { token: tokens.admin, method: "PUT" });
  for (const page of pages) await orderAt(page, id).waitFor({ state: "detached" });
  expect([...one.problems, ...other.problems]).toEqual([]);
  await Promise.all([one.close(), other.close()]);
});

/** As browsers do that let no page sound before it was touched; what a test asks counts as a touch to them. */
function soundAfterTouch(): void {
  let isTouched = false;
  addEventListener("pointerdown", () => (isTouched = true), { capture: true });
  const { prototype } = AudioContext;
  const resume = prototype.resume;
  prototype.resume = function (this: AudioContext) {
    return isTouched ? resume.call(this) : this.suspend();
  };
}

test("the bell rings on through an order, back and a reload, says in red where it waits for a touch, until it is stopped", async () => {
  const { page, close } = await openCounter();
  await start(page);
  const id = await place();
  const rings = async () => {
    const before = await tonesOf(page);
    await expect.poll(() => tonesOf(page)).toBeGreaterThan(before);
  };
  await orderAt(page, id)
    .getByRole("link", { name: shortOf(id), exact: true })
    .click();
  await page.getByRole("complementary").getByRole("link", { name: "1 new order" }).waitFor();
  await rings();
  await page.goBack();
  await orderAt(page, id).waitFor();
  await rings();
  await page.addInitScript(soundAfterTouch);
  await page.goto(`${shop.url}/admin/orderlist`);
  await page.getByText("The bell is silent until you touch this page.").waitFor();
  await page.getByRole("heading", { level: 1 }).click();
  await rings();
  await page.getByRole("button", { name: "Stop the bell" }).click();
  await page.getByRole("complementary").waitFor({ state: "detached" });
  await page.goto(`${shop.url}/admin/counter`);
  await page.getByRole("button", { name: "Start the counter" }).waitFor();
  await call(`/api/orders/${id}/cancel`, { token: tokens.admin, method: "PUT" });
  await close();
});

test("with the room dead the counter asks by itself, and hears again when the room is back", async () => {
  const { page, close } = await openCounter({ hasClock: true });
  await start(page);
  await shop.stopRoom();
  await page.getByText("Checks every 15 seconds.").waitFor();
  const id = await place();
  await page.clock.fastForward(15_000);
  await orderAt(page, id).waitFor();
  newRoom = await shop.startRoom();
  await page.getByText("Checks every 15 seconds.").waitFor({ state: "detached" });
  await call(`/api/orders/${id}/cancel`, { token: tokens.admin, method: "PUT" });
  await orderAt(page, id).waitFor({ state: "detached" });
  await close();
});

test("a socket that the room ended is followed by one with a new token, and nothing is missed; who signed out gets none", async () => {
  const { page, close } = await openPhone(browser);
  await page.clock.install();
  const sockets: { url: string; end(): Promise<void> }[] = [];
  await page.routeWebSocket(/\/parties\/counter\//, (socket) => {
    socket.connectToServer();
    const end = () => socket.close({ code: counterEnded });
    sockets.push({ url: socket.url(), end });
  });
  await signInOn(page);
  await page.goto(`${shop.url}/admin/counter`);
  await expect.poll(() => sockets.length).toBe(1);
  await page.getByText("Checks every 15 seconds.").waitFor({ state: "detached" });
  await page.clock.fastForward(50_000);
  await sockets[0]!.end();
  const id = await place();
  await orderAt(page, id).waitFor();
  await expect.poll(() => sockets.length).toBe(2);
  expect(sockets[1]!.url).not.toBe(sockets[0]!.url);
  await page.getByText("Checks every 15 seconds.").waitFor({ state: "detached" });
  await call(`/api/orders/${id}/cancel`, { token: tokens.admin, method: "PUT" });
  await orderAt(page, id).waitFor({ state: "detached" });
  await page.request.post(`${shop.url}/logout`, { headers: { Origin: shop.url } });
  await page.clock.fastForward(50_000);
  await sockets[1]!.end();
  await page.waitForURL(/\/login\?redirect=/);
  expect(new Set(sockets.map(({ url }) => url)).size).toBe(2);
  await close();
});

test("five orders stand whole on a small phone, and one goes from placed to delivered and paid in four taps without scripts", async () => {
  const ids = [await place(), await place(), await place(), await place(), await place()];
  const { page, problems, close } = await openCounter({ javaScriptEnabled: false });
  expect(await page.locator("noscript meta[http-equiv=refresh]").count()).toBe(1);
  const rows = await page
    .locator("#accept article")
    .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().bottom));
  expect(rows.filter((bottom) => bottom <= 740)).toHaveLength(5);
  const [id = ""] = ids;
  let taps = 0;
  for (const [name, next] of [
    ["Accept", "#pack"],
    ["Pack", "#dispatch"],
    ["Dispatch", "#deliver"],
    ["Cash", null],
  ] as const) {
    await orderAt(page, id).getByRole("button", { name, exact: true }).tap();
    taps += 1;
    // A tap waits for no page, and the one before names the order as well.
    const moved = page.locator(next ?? "main").getByRole("article", { name: shortOf(id) });
    await moved.waitFor({ state: next ? "attached" : "detached" });
    await page
      .getByRole("status")
      .filter({ hasText: shortOf(id) })
      .waitFor();
  }
  expect(taps).toBe(4);
  const { DB } = await shop.bindings();
  const row = await DB.prepare("SELECT paid_at, delivered_at FROM orders WHERE id = ?")
    .bind(id)
    .first();
  expect(row).toEqual({ paid_at: expect.any(Number), delivered_at: expect.any(Number) });
  await page.getByRole("button", { name: "Undo" }).tap();
  await page
    .locator("#deliver")
    .getByRole("article", { name: shortOf(id) })
    .waitFor();
  await orderAt(page, ids[1]!).getByRole("checkbox").tap();
  await page.getByRole("button", { name: "Accept ticked" }).tap();
  await page.getByRole("status").filter({ hasText: "1 order accepted." }).waitFor();
  await page.locator("#pack").getByRole("button", { name: "Picking list" }).tap();
  await page.getByRole("heading", { level: 1, name: "Picking list" }).waitFor();
  await page.waitForLoadState();
  await page.getByRole("checkbox").first().tap();
  const kept = page.waitForResponse((answer) => answer.request().method() === "POST");
  const isBack = page.waitForEvent("load");
  await page.getByRole("button", { name: "Keep ticks" }).tap();
  expect((await kept).status()).toBe(303);
  await isBack;
  await page.goto(`${shop.url}/order/${ids[1]!}/picking`);
  expect(await page.getByRole("checkbox").first().isChecked()).toBe(true);
  await page.getByRole("link", { name: `Pack order ${shortOf(ids[1]!)}` }).tap();
  await page.getByRole("button", { name: "Packed" }).tap();
  await page
    .locator("#dispatch")
    .getByRole("article", { name: shortOf(ids[1]!) })
    .waitFor();
  expect(problems).toEqual([]);
  await close();
});

/** Of forty orders 24 are paid by UPI, 12 in cash and 4 on the khata; a short day is a quarter of that. */
const paidBy = isFullLength ? { UPI: 24, Cash: 12, Khata: 4 } : { UPI: 6, Cash: 3, Khata: 1 };
const ways = Object.entries(paidBy).flatMap(([way, number]) => Array<string>(number).fill(way));

test("a day of orders, paid by UPI, in cash and on the khata, is at most three taps for each", async () => {
  const { page, problems, close } = await openCounter();
  const { DB } = await shop.bindings();
  await DB.prepare("UPDATE orders SET stock_returned_at = 1 WHERE delivered_at IS NULL").run();
  await DB.prepare("UPDATE financials SET count_in_stock = 500").run();
  await DB.prepare(
    `INSERT INTO shop_limits (id, open_orders, open_paise, orders_an_hour, packs_a_day, codes_an_hour)
    VALUES (1, 100, 10000000, 100, 1000, 500)`,
  ).run();
  const { userId } = (await DB.prepare(
    "SELECT id AS userId FROM users WHERE phone = '9000000002'",
  ).first<{ userId: string }>())!;
  const body = { limit: 100_000 };
  await call(`/api/khata/${userId}`, { token: tokens.admin, method: "PUT", body });
  const ids = await Promise.all(ways.map(place));
  await openAlive(page, `${shop.url}/admin/counter`);
  let taps = 0;
  const tap = async (button: Locator) => {
    await button.tap();
    taps += 1;
  };
  const named = (name: string | RegExp) => page.getByRole("button", { name });
  await tap(named("Accept all"));
  await page.getByText(`${ways.length} orders accepted.`).waitFor();
  for (const id of ids) {
    await tap(orderAt(page, id).getByRole("button", { name: "Pack" }));
    await page
      .locator("#pack")
      .getByRole("article", { name: shortOf(id) })
      .waitFor({ state: "detached" });
  }
  await tap(named("Dispatch all"));
  await page.getByRole("heading", { name: `Dispatch ${ways.length} orders?` }).waitFor();
  await tap(named("Dispatch"));
  await page.getByText(`${ways.length} orders out for delivery.`).waitFor();
  for (const [at, id] of ids.entries()) {
    await tap(orderAt(page, id).getByRole("button", { name: ways[at]!, exact: true }));
    await orderAt(page, id).waitFor({ state: "detached" });
  }
  expect(taps).toBeLessThanOrEqual(3 * ways.length);
  const { results } = await DB.prepare(
    `SELECT taken_as AS way, count(*) AS number FROM orders
    WHERE delivered_at IS NOT NULL AND (paid_at = delivered_at OR khata_at = delivered_at)
      AND id IN (SELECT value FROM json_each(?)) GROUP BY taken_as ORDER BY number`,
  )
    .bind(JSON.stringify(ids))
    .all();
  expect(results).toEqual([
    { way: null, number: paidBy.Khata },
    { way: "cash", number: paidBy.Cash },
    { way: "upi", number: paidBy.UPI },
  ]);
  expect(problems).toEqual([]);
  await close();
});

test("with scripts a tick stays by itself, and a delivery sheet leads to order, phone and map", async () => {
  const id = await place();
  const { page, problems, close } = await openCounter();
  await openAlive(page, `${shop.url}/order/${id}/picking`);
  const pictures = await page
    .locator(".pick > :nth-child(2)")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  expect(new Set(pictures)).toEqual(new Set([48]));
  const other = await openCounter();
  await openAlive(other.page, `${shop.url}/order/${id}/picking`);
  await page.getByRole("checkbox").first().check();
  await expect.poll(() => other.page.getByRole("checkbox").first().isChecked()).toBe(true);
  await page.getByRole("checkbox").nth(1).check();
  await page.reload();
  await expect.poll(() => page.getByRole("checkbox").first().isChecked()).toBe(true);
  await page.goto(`${shop.url}/admin/counter/delivery?orders=${id}`);
  const stop = page.getByRole("article", { name: shortOf(id) });
  expect(
    await stop
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
  ).toEqual([
    `/order/${id}?back=%2Fadmin%2Fcounter`,
    "tel:+919000000002",
    expect.stringContaining("query=12%2C+Temple+Road%2C+Bengaluru+560011"),
  ]);
  expect(problems).toEqual([]);
  await close();
});

test("the counter, its lists and the orders' are valid and can be used by everybody, at 360 px without sideways", async () => {
  const [id, other] = [await place(), await place()];
  await call(`/api/orders/${id}/accept`, { token: tokens.admin, method: "PUT" });
  const { page, close } = await openCounter();
  const found: Record<string, string[]> = {};
  for (const path of [
    `/admin/counter?done=${id}.accept`,
    `/admin/counter/picking?orders=${id},${other}`,
    `/admin/counter/delivery?orders=${id},${other}`,
    `/admin/counter/print?orders=${id},${other}&paper=80`,
    "/admin/orders",
    "/admin/orderlist?show=new",
    `/order/${id}?back=%2Fadmin%2Fcounter`,
  ]) {
    await page.goto(shop.url + path);
    const html = await page.request.get(shop.url + path).then((answer) => answer.text());
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    // Ticks share a name, a page that is left alone without scripts has to come anew, and each paper has its own heading.
    const isMeant = (fault: string) =>
      /^(form-dup-name|meta-refresh|heading-level: Multiple)/.test(fault);
    const unmeant = (await htmlFaults(html)).filter((fault) => !isMeant(fault));
    const faults = [...(await findFaults(page)), ...unmeant];
    if (width > 360) faults.push(`${width} px wide`);
    if (faults.length > 0) found[path.replace(/\?.*/, "")] = faults;
  }
  expect(found).toEqual({});
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(`Order ${shortOf(id)}`);
  const back = page.getByRole("link", { name: "Back to the counter" });
  expect(await back.getAttribute("href")).toBe("/admin/counter");
  await page.goto(`${shop.url}/admin/orderlist`);
  const heights = await page
    .locator(".orders tbody tr")
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThanOrEqual(110);
  await close();
});

test("a pushed message is shown on the phone as it was sent, and leads to the counter", async () => {
  const { page, close } = await openCounter();
  await page.context().grantPermissions(["notifications"], { origin: shop.url });
  const browserSide = await page.context().newCDPSession(page);
  const activated = new Promise<string>((resolve) => {
    browserSide.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
      const worker = versions.find(({ status }) => status === "activated");
      if (worker) resolve(worker.registrationId);
    });
  });
  await browserSide.send("ServiceWorker.enable");
  const registrationId = await activated;
  const navigate = `${shop.url}/admin/counter`;
  const shown = { title: "New order", body: "₹452.00, 7 items", tag: "K7P2QX" };
  const data = JSON.stringify({ web_push: 8030, notification: { ...shown, navigate } });
  // As a push service does until it was heard: under one tag it is shown once.
  const notifications = async () => {
    const message = { origin: shop.url, registrationId, data };
    await browserSide.send("ServiceWorker.deliverPushMessage", message);
    return page.evaluate(async () => {
      const all = await (await navigator.serviceWorker.ready).getNotifications();
      return all.map(({ title, body, tag, data }) => ({ title, body, tag, data: data as string }));
    });
  };
  await expect.poll(notifications, { interval: 500 }).toEqual([{ ...shown, data: navigate }]);
  await close();
});

test("two hundred open orders are a page of at most 30 KiB", async () => {
  const { DB } = await shop.bindings();
  await DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200)
    INSERT INTO orders (id, order_key, cart_digest, customer_name, customer_phone, street, city, postal_code,
      payment_method, line_count, items_paise, created_at)
    SELECT lower(hex(randomblob(8))), 'k' || i, '', 'Customer ' || (i * 7919 % 997), 9000000000 + i * 104729,
      (i * 31 % 99) || ', Temple Road, Block ' || (i % 9), 'Bengaluru', 560001 + i % 40, 'Cash Or UPI', 1 + i % 20, 1000 + i * 7919, i FROM n`,
  ).run();
  const { page, close } = await openCounter({ javaScriptEnabled: false });
  expect(await page.getByRole("article").count()).toBeGreaterThanOrEqual(200);
  const html = await page.request.get(`${shop.url}/admin/counter`).then((answer) => answer.text());
  expect(brotliCompressSync(html).length).toBeLessThanOrEqual(30 * 1024);
  await close();
});
