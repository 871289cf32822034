import { afterAll, beforeAll, expect, test } from "vitest";
import { type Visitor, hiddenFields, visitShop } from "#scripts/bench/reads/visitor.ts";
import { type BuiltShop, customer, openBuiltShop } from "./built-shop.ts";

let shop: BuiltShop;
let shopper: Visitor;
let owner: Visitor;
beforeAll(async () => {
  shop = await openBuiltShop();
  [shopper, owner] = [visitShop(shop.url, "192.0.2.1"), visitShop(shop.url, "192.0.2.2")];
  await shopper.ask("/login", { phoneNo: customer.phone, password: customer.password });
  await owner.ask("/login", { phoneNo: "9000000001", password: "Admin@12345" });
});
afterAll(() => shop?.close());

type Pack = { id: string; detailId: string; slug: string; paise: number };
const rupees = (paise: number) =>
  (paise / 100).toLocaleString("en-IN", { style: "currency", currency: "INR" });

async function packsOf(category: string): Promise<Pack[]> {
  const { DB } = await shop.bindings();
  const { results } = await DB.prepare(
    `SELECT f.id, d.id AS detailId, p.slug, f.dprice_paise AS paise FROM details AS d
    JOIN products AS p ON p.id = d.product_id JOIN financials AS f ON f.detail_id = d.id
    WHERE d.category_id = ? AND f.count_in_stock BETWEEN 60 AND 400
    AND f.seq = (SELECT min(seq) FROM financials WHERE detail_id = d.id) ORDER BY d.seq LIMIT 2`,
  )
    .bind(category)
    .all<Pack>();
  return results;
}

async function stockOf(ids: string[]): Promise<number[]> {
  const { DB } = await shop.bindings();
  const { results } = await DB.prepare(
    "SELECT f.count_in_stock AS n FROM json_each(?) AS w JOIN financials AS f ON f.id = w.value ORDER BY w.key",
  )
    .bind(JSON.stringify(ids))
    .all<{ n: number }>();
  return results.map(({ n }) => n);
}

/** What is read on a page. */
async function seen(visitor: Visitor, path: string): Promise<string> {
  const { status, html } = await visitor.ask(path);
  expect(status, path).toBe(200);
  return html
    .replace(/<(script|style|template)\b.*?<\/\1>/gs, "")
    .replace(/<!--.*?-->|<[^>]*>/gs, "")
    .replaceAll("&#x27;", "'");
}

async function send(visitor: Visitor, path: string, form: Record<string, string> = {}) {
  const { status, location, html } = await visitor.ask(path, form);
  expect(status, `${path}: ${html.slice(0, 300)}`).toBe(303);
  return location ?? "";
}

type Wanted = [Pack, number][];

async function fillCart(wanted: Wanted, paymentMethod: string) {
  for (const [{ id }, qty] of wanted)
    await send(shopper, "/cart/add", { financialId: id, qty: String(qty) });
  const form = hiddenFields((await shopper.ask("/payment")).html, "/payment");
  return { form, next: await send(shopper, "/payment", { ...form, paymentMethod }) };
}

async function orderWithCash(wanted: Wanted, choices: Record<string, string> = {}) {
  await fillCart(wanted, "Cash Or UPI");
  const path = "/placeorder?method=cash";
  const form = hiddenFields((await shopper.ask(path)).html, path);
  return send(shopper, path, { ...form, ...choices });
}

async function orderOnline(wanted: Wanted) {
  const { form, next } = await fillCart(wanted, "Online");
  await fetch(`${next}/pay`, { method: "POST", redirect: "manual" });
  const { DB } = await shop.bindings();
  const id = await DB.prepare("SELECT id FROM orders WHERE order_key = ?")
    .bind(form.orderKey)
    .first<string>("id");
  const order = `/order/${id}`;
  await expect.poll(() => seen(shopper, order)).toContain("Payment Status: Paid");
  return order;
}

/** The pack page, with what is typed over it. */
async function settle(order: string, typed: Record<string, string>) {
  const form = hiddenFields((await owner.ask(`${order}/settle`)).html, `${order}/settle`);
  expect(await send(owner, `${order}/settle`, { ...form, ...typed })).toBe(order);
}

/** Of what the page offers in the pack's place. */
async function dearerChoice(order: string, { id, paise }: Pack): Promise<string> {
  const { html } = await owner.ask(`${order}/settle`);
  const choices = html.slice(html.indexOf(`name="swap-${id}"`)).split("</select>")[0] ?? "";
  const dearer = [...choices.matchAll(/<option value="(\w+)">(.*?)<\/option>/g)].find(
    ([, , words = ""]) =>
      Number(/₹([\d,]+\.\d\d)/.exec(words)?.[1]?.replace(",", "")) > paise / 100,
  );
  return dearer?.[1] ?? "";
}

async function take(order: string, ...steps: string[]) {
  for (const step of steps) await send(owner, `${order}/${step}`);
}

const price = "₹195.00";
const mrp = "₹238.00";

/** The owner types MRP and selling price into the sheet of prices, looks at them and saves. */
async function setPrice({ id }: Pack, category: string) {
  const asked = `?category=${encodeURIComponent(category)}`;
  const page = (await owner.ask(`/admin/prices${asked}`)).html;
  // Behind the form that changes all of them.
  const sheet = hiddenFields(
    page.slice(page.indexOf("</details>")),
    `/admin/prices/preview${asked}`,
  );
  const { html } = await owner.ask(`/admin/prices/preview${asked}`, {
    ...sheet,
    [`price.${id}`]: "238",
    [`dprice.${id}`]: "195",
  });
  const save = `/admin/prices/save${asked}`;
  await send(owner, save, hiddenFields(html, save));
}

test("five orders are followed on screen to the rupee and the pack: short, swapped, cancelled, refused at the door, refunded in part", async () => {
  const [atta, second] = (await packsOf("flours")) as [Pack, Pack];
  await setPrice(atta, "Flours");
  atta.paise = 19_500;
  const kept = [atta.id, second.id];
  const seeded = await stockOf(kept);

  // ₹195.00 on an MRP of ₹238.00 is exactly that wherever it stands.
  for (const path of ["/category/Flours", `/product/${atta.slug}?brand=${atta.detailId}`])
    expect(await seen(shopper, path)).toMatch(/₹195\.00[^₹]*₹238\.00|₹238\.00[^]*₹195\.00/);
  expect((await owner.ask("/admin/prices?category=Flours")).html).toContain(
    `name="dprice.${atta.id}"`,
  );
  expect((await owner.ask(`/admin/product/${atta.slug}/edit/${atta.detailId}`)).html).toContain(
    'name="dprice"',
  );
  expect((await owner.ask("/admin/catalogue/download")).html).toContain(",238.00,195.00,18.07,");
  expect((await shopper.ask(`/api/products/${atta.slug}`)).html).toContain(
    '"price":238,"dprice":195,"Discount":18.07',
  );

  // One short by a line.
  const short = await orderWithCash(
    [
      [atta, 2],
      [second, 3],
    ],
    { ifMissing: "call", note: "Ring twice" },
  );
  expect(await seen(owner, `${short}/settle`)).toMatch(/Call me[^]*Ring twice/);
  await settle(short, { [`packed-${second.id}`]: "1" });
  const owed = 2 * atta.paise + second.paise;
  for (const path of [short, `${short}?print=1`]) {
    const page = await seen(shopper, path);
    for (const part of [price, mrp, "1 of 3 packed", `Total${rupees(owed)}`])
      expect(page, path).toContain(part);
  }
  expect(await seen(shopper, short)).toContain(
    `Please Pay Amount of ${rupees(owed)} at Delivery time`,
  );
  await take(short, "dispatch", "deliver", "cash");
  expect(await seen(shopper, short)).toMatch(/Order Delivered[^]*Payment Status: Paid/);
  expect(await stockOf(kept)).toEqual([seeded[0]! - 2, seeded[1]! - 3]);

  // One swapped: a dearer pack is charged what it replaces.
  const swapped = await orderWithCash([[atta, 1]]);
  const swap = await dearerChoice(swapped, atta);
  const [had = 0] = await stockOf([swap]);
  await settle(swapped, { [`packed-${atta.id}`]: "0", [`swap-${atta.id}`]: swap });
  expect(await seen(shopper, swapped)).toMatch(/Instead of 1\s× /);
  expect(await seen(shopper, swapped)).toContain("Please Pay Amount of ₹195.00 at Delivery time");
  await take(swapped, "dispatch", "deliver", "cash");
  expect(await seen(shopper, swapped)).toContain("Payment Status: Paid");
  const left = [seeded[0]! - 3, seeded[1]! - 3];
  expect(await stockOf([...kept, swap])).toEqual([...left, had - 1]);

  // One cancelled by the shopper.
  const cancelled = await orderWithCash([[second, 2]]);
  expect(await seen(shopper, `${cancelled}/cancel`)).toContain(rupees(2 * second.paise));
  await send(shopper, `${cancelled}/cancel`, { reason: "Bought elsewhere" });
  expect(await seen(shopper, cancelled)).toContain("Order Cancelled");
  expect(await seen(owner, cancelled)).toContain("Cancelled");
  const tooLate = await owner.ask(`${cancelled}/pack`, {});
  expect([tooLate.status, tooLate.html]).toEqual([409, expect.stringMatching(/role="alert"/)]);

  // One refused at the door: what was packed is back on the shelf.
  const refused = await orderWithCash([[atta, 1]]);
  await take(refused, "accept", "pack", "dispatch");
  expect((await shopper.ask(`${refused}/cancel`, { reason: "" })).status).toBe(409);
  await send(owner, `${refused}/cancel`, { reason: "Refused at the door" });
  expect(await seen(shopper, refused)).toContain("Order Cancelled");
  expect(await stockOf(kept)).toEqual(left);

  // One paid online and refunded in part.
  const online = await orderOnline([
    [atta, 2],
    [second, 2],
  ]);
  await settle(online, { [`packed-${second.id}`]: "1" });
  const back = `${rupees(second.paise)} for what could not be packed as ordered`;
  expect(await seen(shopper, online)).toContain(`${back} is being refunded`);
  const { DB } = await shop.bindings();
  await expect
    .poll(
      async () => {
        await shop.runScheduled();
        await DB.prepare("UPDATE refunds SET checked_at = 0").run();
        return seen(shopper, online);
      },
      { interval: 500 },
    )
    .toContain(`${back} went back to you`);
  await take(online, "dispatch", "deliver");
  expect(await seen(shopper, online)).toContain(`Total${rupees(2 * atta.paise + second.paise)}`);

  expect(await stockOf([...kept, swap])).toEqual([seeded[0]! - 5, seeded[1]! - 5, had - 1]);
  const mine = await seen(shopper, "/profile");
  for (const total of [2 * atta.paise + second.paise, atta.paise, 2 * second.paise])
    expect(mine).toContain(rupees(total));
  expect(mine).toMatch(/Delivered[^]*Cancelled/);
});
