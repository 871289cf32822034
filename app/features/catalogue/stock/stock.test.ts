import { afterAll, beforeAll, expect, test } from "vitest";
import { listEntries } from "#app/features/admin/log/list-entries.server.ts";
import { changesOf } from "#app/features/audit/entry.ts";
import { countWaiting } from "#app/features/admin/frame/count-waiting.server.ts";
import { action, loader } from "#app/features/admin/stock/stock.route.tsx";
import { UpdateDetailSchema } from "#app/features/catalogue/write/catalogue.schema.ts";
import { getProductForSale } from "#app/features/catalogue/whole/get-product.server.ts";
import { updateDetail } from "#app/features/catalogue/write/update-detail.server.ts";
import * as v from "valibot";
import { type TestShop, openTestShop } from "#tests/test-shop.ts";
import { countLow, listLow } from "./list-low.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const day = 24 * 60 * 60 * 1000;
const ask = async () => (await shop.ask("/")).context;
let orders = 0;

async function pack(name: string, countInStock: number, pricePaise = 10_000) {
  const [added] = await shop.addProduct({ name, brands: { Tata: [{ countInStock, pricePaise }] } });
  return added!;
}

/** An order of so many packs, so many days ago. */
async function sell(
  financialId: string,
  { qty, daysAgo = 1, ended = "" }: { qty: number; daysAgo?: number; ended?: string },
) {
  const id = `${String((orders += 1)).padStart(6, "0")}89abcdef12`;
  const at = Date.now() - daysAgo * day;
  await shop.bindings.DB.batch([
    shop.bindings.DB.prepare(
      `INSERT INTO orders (id, order_key, cart_digest, customer_name, customer_phone, street, city, postal_code, payment_method, line_count, created_at)
       VALUES (?1, ?1, '', 'Ravi', '9000000002', '1 Road', 'Bengaluru', '560001', 'Cash Or UPI', 1, ?2)`,
    ).bind(id, at),
    shop.bindings.DB.prepare(
      `INSERT INTO order_lines (order_id, position, product_id, detail_id, financial_id, name, brand, quantity_milli, units, qty, price_paise, dprice_paise)
       VALUES (?, 0, 'p', 'd', ?, 'x', 'x', 1000, 'kg', ?, 100, 100)`,
    ).bind(id, financialId, qty),
    ...(ended
      ? [shop.bindings.DB.prepare(`UPDATE orders SET ${ended} = ? WHERE id = ?`).bind(at, id)]
      : []),
  ]);
}

const setLow = async (at: { slug: string; detailId: string }, lowStockAt: string) =>
  updateDetail(
    await ask(),
    { product: at.slug, detailId: at.detailId },
    v.parse(UpdateDetailSchema, { quantity: "1", lowStockAt }),
  );
const listed = async () => {
  const { packs } = await listLow(await ask());
  return packs.map(({ name, countInStock, sold, daysLeft }) => [
    name,
    countInStock,
    sold,
    daysLeft,
  ]);
};

test("five packs are low and six are not, until the owner sets another number", async () => {
  const [five, six] = [await pack("Five", 5), await pack("Six", 6)];
  await pack("Draft", 0, 0);
  expect(await listed()).toEqual([["Five", 5, 0, null]]);
  await setLow(five, "4");
  await setLow(six, "6");
  expect(await listed()).toEqual([["Six", 6, 0, null]]);
  expect(await countLow(await ask())).toBe(1);
  expect((await countWaiting(await ask())).low).toBe(1);
  await setLow(five, "");
  await setLow(six, "");
  expect(await listed()).toEqual([["Five", 5, 0, null]]);
});

test("no shopper is told from how many on a pack is low", async () => {
  const kept = await pack("Kept", 50);
  await setLow(kept, "20");
  const whole = await getProductForSale(await ask(), kept.slug);
  expect(whole?.details[0]?.financials[0]).not.toHaveProperty("lowStockAt");
  await setLow(kept, "");
});

test("what a week of such sales would use up is listed however much there is, the soonest first", async () => {
  const fast = await pack("Fast", 14);
  const faster = await pack("Faster", 20);
  const slow = await pack("Slow", 15);
  const gone = await pack("Gone", 0);
  await sell(fast.financialId, { qty: 10, daysAgo: 29 });
  for (let at = 0; at < 5; at++) await sell(fast.financialId, { qty: 10, daysAgo: at + 1 });
  for (let at = 0; at < 10; at++) await sell(faster.financialId, { qty: 10 });
  await sell(slow.financialId, { qty: 10 });
  await sell(gone.financialId, { qty: 3 });
  expect(await listed()).toEqual([
    ["Gone", 0, 3, 0],
    ["Faster", 20, 100, 6],
    ["Fast", 14, 60, 7],
    ["Five", 5, 0, null],
  ]);
});

test("older orders, cancelled ones and those that gave their stock back are no sales", async () => {
  const { financialId } = await pack("Quiet", 1);
  await sell(financialId, { qty: 9, daysAgo: 31 });
  await sell(financialId, { qty: 8, ended: "cancelled_at" });
  await sell(financialId, { qty: 7, ended: "stock_returned_at" });
  await sell(financialId, { qty: 2 });
  expect(await listed()).toContainEqual(["Quiet", 1, 2, 15]);
});

test("days left are whole ones", async () => {
  const { financialId } = await pack("Odd", 5);
  await sell(financialId, { qty: 7 });
  expect(await listed()).toContainEqual(["Odd", 5, 7, 21]);
});

test("the owner says from how many on the packs without a number of their own are low", async () => {
  const owner = await shop.addCustomer({ isAdmin: true });
  const session = await shop.signIn(owner.id);
  const post = async (lowStock: string, cookies: object = { session }) =>
    action(
      await shop.ask("/admin/stock", {
        method: "POST",
        body: new URLSearchParams({ lowStock }),
        cookies: { ...cookies },
      }),
    );
  const own = await pack("Own", 40);
  await pack("Forty", 40);
  await setLow(own, "30");
  const names = async () => (await listed()).map(([name]) => name);
  expect(await names()).not.toContain("Forty");
  expect(await post("45")).toMatchObject({ status: 303 });
  expect([(await names()).includes("Forty"), (await names()).includes("Own")]).toEqual([
    true,
    false,
  ]);
  expect(await countLow(await ask())).toBe((await names()).length);
  for (const wrong of ["", "51", "-1", "5.5", "five"])
    expect(await post(wrong)).toMatchObject({
      init: { status: 400 },
      data: { errors: { lowStock: expect.stringMatching(/^Please/) } },
    });
  const { entries } = await listEntries(await ask(), { kind: "limits", before: null });
  expect(entries.map(changesOf)).toEqual([[{ field: "Warn me at", was: "5", is: "45" }]]);
  const customer = await shop.signIn((await shop.addCustomer()).id);
  await expect(post("0", { session: customer })).rejects.toMatchObject({ status: 302 });
  await post("5");
});

test("packs that came are added to what is left, once however often they are sent", async () => {
  const session = await shop.signIn((await shop.addCustomer({ isAdmin: true })).id);
  const { financialId } = await pack("Came", 2);
  const other = await pack("Came too", 1);
  const page = await loader(await shop.ask("/admin/stock", { cookies: { session } }));
  const { save } = page.data;
  const [came, cameToo] = [`came.${financialId}`, `came.${other.financialId}`];
  const post = async (packs: string, others = "5") =>
    action(
      await shop.ask("/admin/stock", {
        method: "POST",
        body: new URLSearchParams({ [came]: packs, [cameToo]: others, save }),
        cookies: { session },
      }),
    );
  for (const wrong of ["0", "-3", "2.5", "ten", "10001"])
    expect(await post(wrong)).toMatchObject({
      init: { status: 400 },
      data: {
        errors: { [came]: expect.stringMatching(/^Please enter how many/) },
        values: { [came]: wrong, [cameToo]: "5" },
      },
    });
  expect(await post("", " ")).toMatchObject({
    init: { status: 400 },
    data: { errors: { form: "Please enter how many came of one pack at least." } },
  });
  await sell(financialId, { qty: 1 });
  expect(await post("24")).toMatchObject({ status: 303 });
  expect(await post("24")).toMatchObject({ status: 303 });
  expect(await post("25")).toMatchObject({
    init: { status: 409 },
    data: { errors: { form: expect.stringMatching(/already added/) } },
  });
  const left = "SELECT count_in_stock FROM financials WHERE id = ?";
  const leftOf = async (id: string) =>
    shop.bindings.DB.prepare(left).bind(id).first("count_in_stock");
  expect([await leftOf(financialId), await leftOf(other.financialId)]).toEqual([26, 6]);
  const { entries } = await listEntries(await ask(), { kind: "prices", before: null });
  expect(entries.map(({ names }) => names.toSorted())).toEqual([["Tata Came", "Tata Came too"]]);
});

test("the list is an admin's", async () => {
  await expect(loader(await shop.ask("/admin/stock"))).rejects.toMatchObject({ status: 302 });
  const session = await shop.signIn((await shop.addCustomer({ isAdmin: true })).id);
  const { data } = await loader(await shop.ask("/admin/stock", { cookies: { session } }));
  const { packs } = data;
  expect(packs.length).toBeGreaterThan(0);
});

test("a pack is found by words or by its code, and a new code is kept with what the words found", async () => {
  const session = await shop.signIn((await shop.addCustomer({ isAdmin: true })).id);
  const as = { cookies: { session } };
  const { financialId } = await pack("Sabudana", 40);
  const find = async (query: Record<string, string>) => {
    const { data, init } = await loader(
      await shop.ask(`/admin/stock?${new URLSearchParams(query)}`, as),
    );
    const { packs, ...found } = data.found;
    return { status: init?.status, ...found, ids: packs.map((one) => one.financialId) };
  };
  const code = "8901030000065";
  expect(await find({ find: code })).toMatchObject({ kind: "unknown", code, ids: [] });
  expect(await find({ find: "sabudana", code })).toMatchObject({ code, ids: [financialId] });
  const body = new URLSearchParams({ code, pack: financialId });
  const kept = await action(await shop.ask("/admin/stock", { method: "POST", body, ...as }));
  expect((kept as Response).headers.get("Location")).toBe(`/admin/stock?find=${code}`);
  expect(await find({ find: code })).toMatchObject({ kind: "pack", ids: [financialId] });
  expect(await find({ find: "8901030000066" })).toMatchObject({
    ...{ status: 400, error: expect.stringContaining("last digit"), ids: [] },
  });
});
