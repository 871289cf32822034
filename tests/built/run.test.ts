import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runPath } from "#app/addresses/paths.ts";
import { type Visitor, hiddenFields } from "#scripts/bench/reads/visitor.ts";
import { findFaults } from "./accessible.ts";
import { openAlive, openPhone, untilAlive } from "./browser.ts";
import { type BuiltShop, customer, openBuiltShop } from "./built-shop.ts";
import { admin, cash, visitAs } from "./every-page.ts";
import { htmlFaults } from "./html-faults.ts";
import { sharedBrowser } from "./shared.ts";

type Drop = { id: string; code: string };

const rider = { phone: "9000000003", password: customer.password };
let shop: BuiltShop;
let browser: Browser;
let buyer: Visitor;
let owner: Visitor;
let riderId: string;
beforeAll(async () => {
  [shop, browser] = await Promise.all([openBuiltShop(), sharedBrowser()]);
  const { DB } = await shop.bindings();
  const made = await DB.prepare(
    `UPDATE users SET role = 'rider', password_hash =
      (SELECT password_hash FROM users WHERE phone = ?) WHERE phone = ? RETURNING id`,
  )
    .bind(customer.phone, rider.phone)
    .first<{ id: string }>();
  riderId = made!.id;
  [buyer, owner] = await Promise.all([visitAs(shop, customer), visitAs(shop, admin)]);
});
afterAll(() => shop?.close());

async function sendOut(): Promise<Drop> {
  const { DB } = await shop.bindings();
  const pack = await DB.prepare(
    "SELECT id FROM financials WHERE count_in_stock > 20 LIMIT 1",
  ).first<{ id: string }>();
  await buyer.ask("/cart/add", { financialId: pack!.id, qty: "2" });
  const { html } = await buyer.ask(cash);
  const { location } = await buyer.ask(cash, hiddenFields(html, cash));
  const id = location!.slice("/order/".length);
  await owner.ask(`/order/${id}/pack`, {});
  await owner.ask(`/order/${id}/rider`, { userId: riderId });
  await owner.ask(`/order/${id}/dispatch`, {});
  const code = await DB.prepare("SELECT door_code FROM orders WHERE id = ?")
    .bind(id)
    .first<string>("door_code");
  return { id, code: code! };
}

async function openRun({ javaScriptEnabled = true } = {}) {
  const phone = await openPhone(browser, { javaScriptEnabled });
  const { page } = phone;
  await page.goto(`${shop.url}/login?redirect=${runPath}`);
  const main = page.getByRole("main");
  await main.getByLabel("Phone Number").fill(rider.phone);
  await main.getByLabel("Password", { exact: true }).fill(rider.password);
  await main.getByRole("button", { name: "Sign In" }).click();
  await page.getByRole("heading", { name: "My run" }).waitFor();
  return phone;
}

const keptRun = (page: Page) =>
  page.evaluate(
    async (path) => (await (await caches.match(path, { ignoreVary: true }))?.text()) ?? "",
    runPath,
  );
const panelOf = (page: Page, { id }: Drop) =>
  page.getByRole("region", { name: id.slice(0, 6).toUpperCase(), exact: true });
const delivered = async () =>
  (await shop.bindings()).DB.prepare(
    `SELECT (SELECT count(*) FROM orders WHERE rider_id = ?1 AND delivered_at IS NOT NULL) AS orders,
      (SELECT count(*) FROM takings WHERE rider_id = ?1) AS takings,
      (SELECT count(*) FROM day_entries WHERE kind = 'with-rider') AS booked`,
  )
    .bind(riderId)
    .first<{ orders: number; takings: number; booked: number }>();

test("the rider's page stands without a network, and two taps are sent once when it is back", async () => {
  const drops = [await sendOut(), await sendOut(), await sendOut()] as const;
  const { page, close } = await openRun();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.goto(shop.url + runPath, { waitUntil: "networkidle" });
  await expect.poll(() => keptRun(page)).toContain(drops[2].id);
  const kept = await keptRun(page);
  for (const { code } of drops)
    expect([kept.includes(`"${code}"`), kept.includes(`>${code}<`)]).toEqual([false, false]);

  await page.context().setOffline(true);
  await page.reload();
  await page.getByText(/^You're offline. Showing this page as it was on/).waitFor();
  await untilAlive(page);
  const [byCash, byUpi, wrong] = drops.map((drop) => panelOf(page, drop));
  await byCash!.getByRole("button", { name: "Cash, delivered" }).click();
  await byCash!.getByText("Please enter the four digits").waitFor();
  await byCash!.getByLabel("The customer's code").fill(drops[0].code);
  await byCash!.getByRole("button", { name: "Cash, delivered" }).click();
  await page.getByText("1 tap waits for the network.").waitFor();
  await byUpi!.getByLabel("The customer's code").fill(drops[1].code);
  await byUpi!.getByRole("button", { name: "UPI, delivered" }).click();
  await page.getByText("2 taps wait for the network.").waitFor();
  expect(await findFaults(page)).toEqual([]);
  await wrong!.getByLabel("The customer's code").fill(drops[2].code === "1111" ? "2222" : "1111");
  await wrong!.getByRole("button", { name: "Cash, delivered" }).click();
  await page.getByText("3 taps wait for the network.").waitFor();
  await page.reload();
  await page.getByText("3 taps wait for the network.").waitFor();
  expect(await delivered()).toEqual({ orders: 0, takings: 0, booked: 0 });

  // The page hears that the network is back before its service worker has it, which now and then never hears.
  const openTaps = async () => {
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    await page.waitForTimeout(1500);
    return page.getByText("for the network.").count();
  };
  await expect.poll(openTaps, { timeout: 120_000 }).toBe(0);
  await wrong!.getByText("This is not the code of the customer.").waitFor();
  for (const sent of [byCash, byUpi]) await sent!.waitFor({ state: "detached" });
  expect(await delivered()).toEqual({ orders: 2, takings: 2, booked: 1 });
  await expect.poll(() => keptRun(page)).not.toContain(drops[0].id);
  await page.reload();
  await untilAlive(page);
  await wrong!.getByText("This is not the code of the customer.").waitFor();
  expect(await findFaults(page)).toEqual([]);
  await wrong!.getByLabel("The customer's code").fill(drops[2].code);
  await wrong!.getByRole("button", { name: "Cash, delivered" }).click();
  await page.getByText("Nothing to deliver now.").waitFor();
  expect(await delivered()).toEqual({ orders: 3, takings: 3, booked: 2 });

  await page.goto(`${shop.url}/profile`);
  await page.getByRole("main").getByRole("button", { name: "Logout" }).click();
  await page.waitForURL(`${shop.url}/`);
  await expect.poll(() => keptRun(page)).toBe("");
  await page.context().setOffline(true);
  await page.goto(shop.url + runPath);
  await page.getByRole("heading", { name: "No connection" }).waitFor();
  await close();
});

test("who is a rider no more has no page that is kept", async () => {
  const drop = await sendOut();
  const { page, close } = await openRun();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await openAlive(page, shop.url + runPath);
  await expect.poll(() => keptRun(page)).toContain(drop.id);
  const { DB } = await shop.bindings();
  await DB.prepare("DELETE FROM sessions WHERE user_id = ?").bind(riderId).run();
  await panelOf(page, drop).getByLabel("The customer's code").fill(drop.code);
  await panelOf(page, drop).getByRole("button", { name: "Cash, delivered" }).click();
  await page.getByText("Please sign in again").waitFor();
  await expect.poll(() => keptRun(page)).toBe("");
  await close();
});

test("without scripts the same page is plain forms", async () => {
  const drop = await sendOut();
  const { page, problems, close } = await openRun({ javaScriptEnabled: false });
  expect(await htmlFaults(await page.content())).toEqual([]);
  await panelOf(page, drop).getByLabel("The customer's code").fill(drop.code);
  await panelOf(page, drop).getByRole("button", { name: "Cash, delivered" }).click();
  await page.getByText(`Order ${drop.id.slice(0, 6).toUpperCase()} is delivered`).waitFor();
  await page.getByLabel("How much, in rupees").fill("much");
  await page.getByRole("button", { name: "Hand over cash" }).click();
  await page.getByText("Please enter an amount in rupees").waitFor();
  expect(problems.filter((problem) => !problem.includes("400"))).toEqual([]);
  await close();
});
