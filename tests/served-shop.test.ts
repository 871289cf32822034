import { readFileSync, readdirSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { openMiniflare, workerOptions } from "#scripts/bindings.ts";
import { openLocalD1 } from "#scripts/local-d1.ts";

const folder = new URL("../db/migrations/", import.meta.url);
const files = readdirSync(folder)
  .filter((name) => name.endsWith(".sql"))
  .sort();
const miniflare = openMiniflare([workerOptions({ config: "wrangler.toml", name: "kirana" })], {
  port: 0,
  state: null,
});
const DB = openLocalD1(miniflare, "DB");
afterAll(() => miniflare.dispose());

/** The shop as it was before this migration, and what runs it. */
async function before(migration: string): Promise<() => Promise<unknown>> {
  const apply = (names: string[]) =>
    DB.batch(
      names
        .flatMap((name) =>
          readFileSync(new URL(name, folder), "utf8").split("--> statement-breakpoint"),
        )
        .map((statement) => DB.prepare(statement)),
    );
  const at = files.findIndex((name) => name.endsWith(`_${migration}.sql`));
  if (at > applied) await apply(files.slice(applied, at));
  applied = at + 1;
  return () => apply(files.slice(at, at + 1));
}
let applied = 0;

const rows = async (sql: string) => (await DB.prepare(sql).all()).results;
const triggers = "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' ORDER BY name";
const indexes = "SELECT name, sql FROM sqlite_schema WHERE type = 'index' ORDER BY name";

test("the migration of the order's life leaves a shop that has served as it was: rows, triggers, numbers", async () => {
  const run = await before("keep_the_orders_life");
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
  const kept = () =>
    Promise.all([
      rows("SELECT id, paid_at, packed_at, invoice_number, total_paise FROM orders ORDER BY id"),
      rows("SELECT * FROM order_lines ORDER BY order_id"),
    ]);
  const [was, had] = [await kept(), await rows(triggers)];
  await run();
  expect(await kept()).toEqual(was);
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

test("the migration of papers gives what was dispatched its paper, of what was packed, and keeps all numbers", async () => {
  const run = await before("issue_papers");
  const id = "f123456789abcdef";
  await DB.batch([
    DB.prepare(
      `INSERT INTO orders (id, order_key, cart_digest, customer_name, customer_phone, street, city, postal_code, payment_method,
        line_count, items_paise, created_at, packed_at, dispatched_at)
      VALUES (?1, ?1, '', 'Ravi', '9876543210', '1 Main Road', 'Bengaluru', '560001', 'Cash Or UPI', 2, 1500, 1, 2, 3)`,
    ).bind(id),
    DB.prepare(
      `INSERT INTO order_lines (order_id, position, product_id, detail_id, financial_id, name, brand, quantity_milli, units, qty, price_paise, dprice_paise)
      VALUES (?1, 0, 'p', 'd', 'f', 'Atta', 'X', 1000, 'kg', 2, 500, 500), (?1, 1, 'p', 'd', 'g', 'Salt', 'X', 1000, 'kg', 1, 500, 500)`,
    ).bind(id),
    DB.prepare(
      "INSERT INTO order_changes (id, order_id, kind, asked, created_at) VALUES ('c', ?, 'settled', '', 2)",
    ).bind(id),
    DB.prepare(
      `INSERT INTO order_change_lines (change_id, position, financial_id, ordered, packed, amount_paise)
      VALUES ('c', 0, 'f', 2, 1, 500), ('c', 1, 'g', 1, 0, 0)`,
    ),
    DB.prepare(
      "INSERT INTO document_numbers VALUES ('KS/26-27/0000008', ?, '26-27', 3, 3, NULL)",
    ).bind(id),
  ]);
  const rows = async (sql: string) => (await DB.prepare(sql).all()).results;
  const kept = () =>
    Promise.all([
      rows("SELECT * FROM document_numbers ORDER BY number"),
      rows("SELECT id, total_paise, settled_paise FROM orders ORDER BY id"),
    ]);
  const was = await kept();
  await run();
  expect(await kept()).toEqual(was);
  const papers = await rows("SELECT * FROM documents");
  expect(papers).toMatchObject([
    { number: "KS/26-27/0000008", order_id: id, issued_at: 3, regime: "none", gross_paise: 500 },
  ]);
  expect(JSON.parse(String(papers[0]?.lines))).toMatchObject([
    { name: "Atta", qty: 1, amountPaise: 500 },
  ]);
  expect(await rows("SELECT count(*) AS n FROM tax_rates")).not.toEqual([{ n: 0 }]);
});

test("the migration of the price paid leaves every pack its price, and triggers and indexes as they were", async () => {
  const run = await before("store_the_price_paid");
  await DB.batch(
    [
      "INSERT INTO categories (id, name, position) VALUES ('flours', 'Flours', 1)",
      "INSERT INTO products (id, name, slug, category_id, created_at) VALUES ('p', 'Atta', 'atta', 'flours', 1)",
      "INSERT INTO details (id, product_id, category_id, brand) VALUES ('d', 'p', 'flours', 'X')",
      `INSERT INTO financials (id, detail_id, quantity_milli, units, price_paise, discount_basis_points, count_in_stock)
        VALUES ('whole', 'd', 1000, 'kg', 23800, 1000, 5), ('half', 'd', 500000, 'g', 999, 5000, 0), ('draft', 'd', 0, '', 0, 1250, 0)`,
      "INSERT INTO price_saves (id, user_id, user_name, change_count, created_at) VALUES ('s', 'u', 'Asha', 1, 1)",
      `INSERT INTO price_changes (save_id, financial_id, old_price_paise, new_price_paise, old_discount_basis_points, new_discount_basis_points, stock_change)
        VALUES ('s', 'whole', 20000, 23800, 500, 1000, 3)`,
    ].map((sql) => DB.prepare(sql)),
  );
  const kept = () =>
    Promise.all([
      rows(
        "SELECT seq, id, detail_id, quantity_milli, units, price_paise, discount_basis_points, count_in_stock, dprice_paise FROM financials ORDER BY seq",
      ),
      rows("SELECT * FROM details"),
      rows("SELECT * FROM order_lines ORDER BY order_id"),
      rows("SELECT version FROM catalogue"),
      rows(indexes),
    ]);
  const [was, had] = [await kept(), await rows(triggers)];
  await run();
  expect(await kept()).toEqual(was);
  expect(await rows(triggers)).toEqual(
    had.map(({ name, sql }) => ({
      name,
      sql: String(sql).replace(
        "discount_basis_points ON",
        "discount_basis_points, dprice_paise ON",
      ),
    })),
  );
  expect(await rows("SELECT old_dprice_paise, new_dprice_paise FROM price_changes")).toEqual([
    { old_dprice_paise: 19_000, new_dprice_paise: 21_420 },
  ]);
  await expect(
    DB.prepare("UPDATE financials SET dprice_paise = 23801 WHERE id = 'whole'").run(),
  ).rejects.toThrow("financials_paid");
});

test("the migration of sorting gives each card that is there what it is sorted by", async () => {
  const run = await before("sort_and_run_low");
  await run();
  expect(await rows("SELECT price_from, unit_from, discount_most, sort_name FROM details")).toEqual(
    [{ price_from: 21_420, unit_from: 21_420, discount_most: 1000, sort_name: "x atta" }],
  );
});

test("the migration of Hindi names takes them out of the brackets, and leaves addresses, orders and other brackets", async () => {
  const run = await before("keep_hindi_names");
  const named = (id: string, name: string) => [
    DB.prepare(
      "INSERT INTO products (id, name, slug, category_id, kinds, created_at) VALUES (?1, ?2, ?1, 'flours', 'x', 1)",
    ).bind(id, name),
    DB.prepare(
      "INSERT INTO details (id, product_id, category_id, brand) VALUES ('d' || ?1, ?1, 'flours', 'Tata')",
    ).bind(id),
  ];
  await DB.batch(
    [
      ["toor-dal", "Toor Dal (अरहर दाल)"],
      ["salt", "Salt (1 kg) (नमक)"],
      ["soap", "Soap (mild)"],
      ["poha", "(पोहा)"],
      ["besan", "Besan (बेसन) fine"],
    ].flatMap(([id = "", name = ""]) => named(id, name)),
  );
  const lines = "SELECT * FROM order_lines ORDER BY order_id, position";
  const [had, ordered] = [await rows(triggers), await rows(lines)];
  await run();
  expect(
    await rows(
      "SELECT slug, name, name_hi, sort_name FROM products JOIN details ON product_id = products.id WHERE brand = 'Tata' ORDER BY products.seq",
    ),
  ).toEqual([
    { slug: "toor-dal", name: "Toor Dal", name_hi: "अरहर दाल", sort_name: "tata toor dal" },
    { slug: "salt", name: "Salt (1 kg)", name_hi: "नमक", sort_name: "tata salt (1 kg)" },
    { slug: "soap", name: "Soap (mild)", name_hi: null, sort_name: "tata soap (mild)" },
    { slug: "poha", name: "(पोहा)", name_hi: null, sort_name: "tata (पोहा)" },
    {
      slug: "besan",
      name: "Besan (बेसन) fine",
      name_hi: null,
      sort_name: "tata besan (बेसन) fine",
    },
  ]);
  expect(await rows(lines)).toEqual(ordered.map((line) => ({ ...line, name_hi: null })));
  expect(await rows("SELECT name, name_hi FROM categories")).toEqual([
    { name: "Flours", name_hi: "आटा और मैदा" },
  ]);
  const found = (word: string) =>
    rows(`SELECT count(*) AS n FROM card_search WHERE card_search MATCH '"${word}"'`);
  expect([await found("अरहर"), await found("toor"), await found("मैदा")]).toEqual([
    [{ n: 1 }],
    [{ n: 1 }],
    [{ n: 6 }],
  ]);
  const namesOf = (list: Record<string, unknown>[]) => list.map(({ name }) => name);
  expect(namesOf(await rows(triggers))).toEqual(namesOf(had));
});

test("the migration of addresses makes each user's address the default, and leaves orders as they were", async () => {
  const run = await before("keep_addresses");
  await DB.prepare(
    `INSERT INTO users (id, name, phone, password_hash, street, city, postal_code, created_at)
      VALUES ('u1', 'Ravi', '9876543211', 'x', '1 Main Road', 'Bengaluru', '560001', 7), ('u2', 'Asha', '9876543212', 'x', '', '', '', 8)`,
  ).run();
  const kept = () => rows("SELECT id, street, total_paise FROM orders ORDER BY id");
  const was = await kept();
  await run();
  expect(await kept()).toEqual(was);
  expect(
    await rows(
      "SELECT user_id, street, city, postal_code, landmark, is_default, created_at FROM addresses",
    ),
  ).toEqual([
    {
      ...{ user_id: "u1", street: "1 Main Road", city: "Bengaluru", postal_code: "560001" },
      ...{ landmark: "", is_default: 1, created_at: 7 },
    },
  ]);
});

test("the migration of what was charged holds it to what an order costs: paid for less, it is unpaid again or, delivered, costs what was paid", async () => {
  const run = await before("hold_what_was_charged");
  const add = (id: string, fields: Record<string, string | number>, amount?: number) => [
    DB.prepare(
      `INSERT INTO orders (id, order_key, cart_digest, customer_name, customer_phone, street, city, postal_code, payment_method,
        line_count, items_paise, created_at, paid_at, ${Object.keys(fields).join(", ")})
      VALUES (?1, ?1, '', 'Ravi', '9876543210', '1 Main Road', 'Bengaluru', '560001', 'Cash Or UPI', 1, 133200, 1, 2${", ?".repeat(Object.keys(fields).length)})`,
    ).bind(id, ...Object.values(fields)),
    ...(amount
      ? [
          DB.prepare(
            "INSERT INTO payments (id, order_id, amount_paise, status, created_at, charged_at) VALUES (?, ?, ?, 'CHARGED', 1, 2)",
          ).bind(fields.payment_reference ?? "", id, amount),
        ]
      : []),
  ];
  const packed = { packed_at: 3, settled_paise: 23_200 };
  const delivered = { packed_at: 3, dispatched_at: 4, delivered_at: 5 };
  await DB.batch([
    ...add("cash-paid", { payment_reference: "Cash" }),
    ...add("cash-short", { payment_reference: "UPI 1234", ...packed }),
    ...add("cash-cancelled", { payment_reference: "Cash", cancelled_at: 6 }),
    ...add("net-short", { payment_reference: "KR1", ...packed }, 133_200),
    ...add("net-cancelled", { payment_reference: "KR2", cancelled_at: 6 }, 133_200),
    ...add("open-undone", { payment_reference: "KR3" }, 23_200),
    ...add("kept-delivered", { payment_reference: "KR4", ...delivered }, 23_200),
  ]);
  await DB.batch(
    [
      ["KR1", "settled", 110_000],
      ["KR2", "cancelled", 133_200],
    ].map((row) =>
      DB.prepare(
        "INSERT INTO refunds (payment_id, reason, request_id, amount_paise, created_at) VALUES (?1, ?2, 'S' || ?1, ?3, 6)",
      ).bind(...row),
    ),
  );
  await run();
  const sums = await rows(
    `SELECT id, paid_at IS NOT NULL AS paid, charged_paise AS charged, given_back_paise AS back, settled_paise AS settled
    FROM orders WHERE items_paise = 133200 ORDER BY seq`,
  );
  const full = 133_200;
  expect(sums).toEqual([
    { id: "cash-paid", paid: 1, charged: full, back: 0, settled: null },
    { id: "cash-short", paid: 1, charged: 23_200, back: 0, settled: 23_200 },
    { id: "cash-cancelled", paid: 1, charged: full, back: full, settled: null },
    { id: "net-short", paid: 1, charged: full, back: 110_000, settled: 23_200 },
    { id: "net-cancelled", paid: 1, charged: full, back: full, settled: null },
    { id: "open-undone", paid: 0, charged: 0, back: 0, settled: null },
    { id: "kept-delivered", paid: 1, charged: 23_200, back: 0, settled: 23_200 },
  ]);
  expect(
    await rows("SELECT id, refund_status FROM payments WHERE refund_request_id IS NOT NULL"),
  ).toEqual([{ id: "KR3", refund_status: "DUE" }]);
  expect(await rows("SELECT payment_id FROM refunds ORDER BY 1")).toEqual([
    { payment_id: "KR1" },
    { payment_id: "KR2" },
  ]);
});

test("the migration of cancel reasons keeps what somebody typed, and the shop's own sentence as a key", async () => {
  const run = await before("store_cancel_reasons_as_keys");
  const [all, one] = ["f123456789abcdef", "0123456789abcde2"];
  const cancel = (id: string, reason: string) =>
    DB.prepare(
      "UPDATE orders SET cancelled_at = 9, cancelled_by = 'shop', cancel_reason = ? WHERE id = ?",
    ).bind(reason, id);
  await DB.batch([cancel(all, "Nothing of it was in stock"), cancel(one, "Refused at the door")]);
  await run();
  expect(
    await rows("SELECT id, cancel_reason FROM orders WHERE cancelled_at = 9 ORDER BY id"),
  ).toEqual([
    { id: one, cancel_reason: "Refused at the door" },
    { id: all, cancel_reason: "nothing-in-stock" },
  ]);
});
