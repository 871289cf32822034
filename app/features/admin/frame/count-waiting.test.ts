import { afterAll, beforeAll, expect, test } from "vitest";
import type { Role } from "#app/values/roles.ts";
import { draftName } from "#app/values/draft.ts";
import { openSession } from "#app/platform/database.server.ts";
import { countD1 } from "#scripts/bench/counting-d1.ts";
import { type TestPack, type TestShop, openTestShop } from "#tests/test-shop.ts";
import { loader as frame } from "./frame.route.tsx";
import { countWaiting } from "./count-waiting.server.ts";
import { mostCounted } from "./waiting.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function counted() {
  const { d1, take } = countD1(shop.bindings.DB);
  const { context } = await shop.ask("/admin");
  const waiting = await countWaiting({ ...context, ...openSession(d1, "first-primary") });
  const rows = take().statements.reduce((sum, { rowsRead }) => sum + rowsRead, 0);
  return { waiting, rows };
}

let orders = 0;
function order(columns = "", values = "") {
  const id = `${String((orders += 1)).padStart(6, "0")}order`;
  return shop.bindings.DB.prepare(
    `INSERT INTO orders (id, order_key, cart_digest, customer_name, customer_phone, street, city, postal_code, payment_method,
      line_count, created_at${columns}) VALUES ('${id}', '${id}', '', 'Ravi', '9876543210', '', '', '', 'Cash Or UPI', 1, 1${values})`,
  ).run();
}

test("of orders and packs that wait no more are counted than is shown, in few rows", async () => {
  expect(await counted()).toEqual({
    waiting: { toPack: 0, complaints: 0, low: 0, toClass: 0 },
    rows: expect.any(Number) as number,
  });
  await order();
  await order(", accepted_at, packed_at", ", 1, 1");
  expect((await counted()).waiting.toPack).toBe(1);
  const brands: Record<string, TestPack[]> = {};
  for (let at = 0; at < 30; at += 1) brands[`Brand ${at}`] = [{ countInStock: 0 }];
  await shop.addProduct({ name: "Papad", brands });
  for (let at = 0; at < 30; at += 1) await order();
  const { waiting, rows } = await counted();
  const many = mostCounted + 1;
  expect(waiting).toEqual({ toPack: many, complaints: 0, low: many, toClass: 0 });
  expect(rows).toBeLessThanOrEqual(2 * many + 5);
  await shop.bindings.DB.prepare(
    "INSERT INTO shop_tax (id, regime, gstin, state) VALUES (1, 'regular', '29AAGCB7383J1Z4', '29')",
  ).run();
  await shop.addProduct({ name: draftName, brands: { "": [] } });
  const regular = await counted();
  expect(regular.waiting.toClass).toBe(1);
  expect(regular.rows).toBeLessThanOrEqual(2 * many + 12);
  await shop.bindings.DB.prepare("UPDATE products SET tax_class_id = 'other'").run();
  expect((await counted()).waiting.toClass).toBe(1);
  await shop.bindings.DB.prepare("UPDATE shop_tax SET hsn_digits = 0").run();
  expect((await counted()).waiting.toClass).toBe(0);
});

test("a complaint waits until it is answered, for who may answer it", async () => {
  const complain = (number: string, acknowledged: number | null) =>
    shop.bindings.DB.prepare(
      `INSERT INTO complaints (number, name, phone, reason, created_at, acknowledged_at)
        VALUES (?1, 'Ravi', '9876543210', 'other', 1, ?2)`,
    )
      .bind(number, acknowledged)
      .run();
  await complain("C1001", null);
  await complain("C1002", 2);
  await complain("C1003", null);
  await shop.bindings.DB.prepare(
    `INSERT INTO complaint_settlements (number, settled_as, text, settled_at) VALUES ('C1003', 'refused', '', 2)`,
  ).run();
  expect((await counted()).waiting.complaints).toBe(1);
  const seenBy = async (role: Role) => {
    const { id } = await shop.addCustomer({ role });
    const asked = await shop.ask("/admin", { cookies: { session: await shop.signIn(id) } });
    return (await frame({ ...asked, params: {} }))?.waiting.complaints;
  };
  expect(await seenBy("owner")).toBe(1);
  expect(await seenBy("cashier")).toBe(1);
  expect(await seenBy("packer")).toBeUndefined();
});
