import { readFileSync, readdirSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { openMiniflare, workerOptions } from "#scripts/bindings.ts";

const folder = new URL("../db/migrations/", import.meta.url);
const files = readdirSync(folder)
  .filter((name) => name.endsWith(".sql"))
  .sort();
const miniflare = openMiniflare([workerOptions({ config: "wrangler.toml", name: "kirana" })], {
  port: 0,
  state: null,
});
afterAll(() => miniflare.dispose());

test("the migration of the order's life leaves a shop that has served as it was: rows, triggers, numbers", async () => {
  const { DB } = await miniflare.getBindings<{ DB: D1Database }>("kirana");
  const apply = (names: string[]) =>
    DB.batch(
      names
        .flatMap((name) =>
          readFileSync(new URL(name, folder), "utf8").split("--> statement-breakpoint"),
        )
        .map((statement) => DB.prepare(statement)),
    );
  const at = files.findIndex((name) => name.endsWith("_keep_the_orders_life.sql"));
  await apply(files.slice(0, at));
  const order = (id: string, paidAt: number | null, packedAt: number | null) =>
    DB.prepare(
      `INSERT INTO orders (id, order_key, cart_digest, customer_name, customer_phone, street, city, postal_code, payment_method,
        line_count, items_paise, created_at, paid_at, packed_at, invoice_number)
      VALUES (?1, ?1, '', 'Ravi', '9876543210', '1 Main Road', 'Bengaluru', '560001', 'Cash Or UPI', 1, 500, 1, ?2, ?3, ?4)`,
    ).bind(id, paidAt, packedAt, paidAt && "KS/26-27/0000007");
  // Two that begin alike: old orders may.
  await DB.batch([order("0123456789abcde1", 5, 6), order("0123456789abcde2", null, null)]);
  await DB.batch(
    ["0123456789abcde1", "0123456789abcde2"].map((id) =>
      DB.prepare(
        `INSERT INTO order_lines (order_id, position, product_id, detail_id, financial_id, name, brand, quantity_milli, units, qty, price_paise, dprice_paise)
        VALUES (?, 0, 'p', 'd', 'f', 'Atta', 'X', 1000, 'kg', 1, 500, 500)`,
      ).bind(id),
    ),
  );
  const rows = async (sql: string) => (await DB.prepare(sql).all()).results;
  const kept = () =>
    Promise.all([
      rows("SELECT id, paid_at, packed_at, invoice_number, total_paise FROM orders ORDER BY id"),
      rows("SELECT * FROM order_lines ORDER BY order_id"),
    ]);
  const triggers = "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' ORDER BY name";
  const [before, had] = [await kept(), await rows(triggers)];
  await apply(files.slice(at, at + 1));
  expect(await kept()).toEqual(before);
  expect(await rows(triggers)).toEqual(expect.arrayContaining(had));
  expect(
    await rows("SELECT number, order_id, financial_year, allotted_at FROM document_numbers"),
  ).toEqual([
    {
      number: "KS/26-27/0000007",
      order_id: "0123456789abcde1",
      financial_year: "26-27",
      allotted_at: 5,
    },
  ]);
  expect(
    await rows("SELECT accepted_at, if_missing, note, settled_paise FROM orders ORDER BY id"),
  ).toEqual([
    { accepted_at: 6, if_missing: "leave", note: "", settled_paise: null },
    { accepted_at: null, if_missing: "leave", note: "", settled_paise: null },
  ]);
});
