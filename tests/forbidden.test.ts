import { SQLiteSyncDialect, SQLiteTable, getTableConfig } from "drizzle-orm/sqlite-core";
import { is } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { refusedBy } from "#app/platform/constraint.ts";
import { readTriggers } from "#db/truth.ts";
import { type TestShop, openTestShop } from "./test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.addProduct({ name: "Atta", brands: { Tata: [{ pricePaise: 10_000 }] } });
  const { id } = await shop.addCustomer();
  await shop.bindings.DB.batch(
    standing.map((sql) => shop.bindings.DB.prepare(sql.replaceAll("$user", `'${id}'`))),
  );
});
afterAll(() => shop.close());

const order = (id: string, fields: Record<string, string | number> = {}) => {
  const columns = {
    ...{ id: `'${id}'`, user_id: "$user", order_key: `'${id}'`, cart_digest: "''" },
    ...{ customer_name: "'Ravi'", customer_phone: "'9876543210'", street: "''", city: "''" },
    ...{ postal_code: "'560001'", payment_method: "'Online'", line_count: 1, items_paise: 1000 },
    ...{ created_at: 1, ...fields },
  };
  return `INSERT INTO orders (${Object.keys(columns).join()}) VALUES (${Object.values(columns).join()})`;
};
const document = (number: string, ofNumber: string, qty: number) =>
  `INSERT INTO documents (number, order_id, of_number, issued_at, regime, supplier, lines, gross_paise, round_off_paise)
  VALUES ('${number}', 'outout', ${ofNumber}, 5, 'none', '{}', '[{"qty":${qty},"amountPaise":1000,"of":0}]', 1000, 0)`;
const entry = (fields: Record<string, string | number>) => {
  const columns = { id: "'new'", account_id: "'khata'", reference: "''", created_at: 9, ...fields };
  return `INSERT INTO khata_entries (${Object.keys(columns).join()}) VALUES (${Object.values(columns).join()})`;
};
const booking = (day: string, kind = "cash") =>
  `INSERT INTO day_entries (day, kind, amount_paise, created_at) VALUES (${day}, '${kind}', 1000, 5)`;
const refund = (reason: string, paise: number) =>
  `INSERT INTO refunds (payment_id, reason, request_id, amount_paise, created_at, sent_at)
  VALUES ('KR1', '${reason}', '${reason}', ${paise}, 5, 6)`;
const payment = (id: string, paise: number) =>
  `INSERT INTO payments (id, order_id, amount_paise, status, created_at, charged_at)
  VALUES ('${id}', 'online', ${paise}, 'CHARGED', 2, 3)`;
const changeLine = (fields: Record<string, string | number>) => {
  const columns = {
    ...{ change_id: "'change'", position: 1, financial_id: "'pack'", ordered: 2, packed: 1 },
    ...{ amount_paise: 1, ...fields },
  };
  return `INSERT INTO order_change_lines (${Object.keys(columns).join()}) VALUES (${Object.values(columns).join()})`;
};

/** What stands in the shop that nobody may spoil. */
const standing = [
  order("placed"),
  order("packed", { packed_at: 2 }),
  order("gogone", { cancelled_at: 3 }),
  order("online", { paid_at: 3, payment_reference: "'KR1'", charged_paise: 1000 }),
  order("outout", { packed_at: 2, dispatched_at: 5 }),
  order("owowed", { packed_at: 2, khata_at: 6 }),
  payment("KR1", 1000),
  refund("settled", 400),
  "INSERT INTO document_numbers (number, order_id, financial_year, allotted_at, issued_at) VALUES ('KS/26-27/0000001', 'outout', '26-27', 5, 5)",
  document("KS/26-27/0000001", "NULL", 2),
  "INSERT INTO order_returns (id, order_id, nth, number, asked, created_at) VALUES ('back', 'outout', 0, 'KC/26-27/0000001', '[]', 6)",
  "INSERT INTO order_changes (id, order_id, kind, asked, created_at) VALUES ('change', 'packed', 'settled', '', 2)",
  changeLine({ position: 0 }),
  "INSERT INTO khata_accounts (id, user_id, limit_paise, balance_paise, given_paise, opened_at, consent_at) VALUES ('khata', $user, 1500, 400, 400, 1, 1)",
  entry({ id: "'old'", kind: "'adjustment'", amount_paise: 100, balance_paise: 500 }),
  "UPDATE khata_accounts SET balance_paise = 500, given_paise = 500",
  booking("'2026-03-01'"),
  "INSERT INTO days (day, cash_paise, closed_at, counted_paise) VALUES ('2026-03-01', 1000, 9, 1000)",
  "INSERT INTO admin_log (kind, subject_id, after, is_closed, created_at) VALUES ('user', 'somebody', '{}', 1, 1)",
];

const tenMore = `INSERT INTO addresses (id, user_id, street, city, postal_code, created_at)
  SELECT 'home' || value, $user, 'Main Road ' || value, 'Bengaluru', '560001', 1 FROM json_each('[1,2,3,4,5,6,7,8,9,10]')`;
const whole = "UPDATE orders SET lines_written = 1 WHERE id = 'placed'";
const limits = (openPaise: number) =>
  `INSERT INTO shop_limits (id, open_orders, open_paise, orders_an_hour, packs_a_day, codes_an_hour) VALUES (1, 15, ${openPaise}, 60, 100, 10)`;

/** A sentence, and the statements that do it: what forbids it by its name. */
type Act = [string, ...string[]];
const acts: Record<string, Act[]> = {
  addresses_limit: [["an eleventh address of a customer", tenMore]],
  admin_log_kept: [["another word in the owner's log", "UPDATE admin_log SET after = '[]'"]],
  admin_log_whole: [["an entry less in the owner's log", "DELETE FROM admin_log"]],
  day_entries_open: [
    ["money booked on a day that is closed", booking("'2026-03-01'")],
    ["money booked on no day", booking("NULL")],
  ],
  day_entries_kept: [
    ["another amount in the day book", "UPDATE day_entries SET amount_paise = 1"],
    ["another day for money that is booked", "UPDATE day_entries SET day = '2026-03-02'"],
  ],
  day_entries_whole: [["an entry less in the day book", "DELETE FROM day_entries"]],
  day_entries_kind: [["a kind of money that nobody knows", booking("'2026-03-02'", "gold")]],
  days_closed: [
    ["another sum of a closed day", "UPDATE days SET cash_paise = 0"],
    ["a closed day that is open again", "UPDATE days SET closed_at = NULL"],
  ],
  days_whole: [["a closed day less", "DELETE FROM days"]],
  orders_delivered: [
    [
      "an order to where the shop does not deliver",
      "INSERT INTO service_areas (postal_code, fee_paise, minimum_paise) VALUES ('560002', 0, 0)",
      whole,
    ],
  ],
  document_numbers_whole: [["a number that was never given", "DELETE FROM document_numbers"]],
  documents_kept: [["another sum on an issued paper", "UPDATE documents SET gross_paise = 0"]],
  documents_whole: [["an issued paper less", "DELETE FROM documents"]],
  documents_credited: [
    ["more taken back than its paper sold", document("KC/26-27/0000001", "'KS/26-27/0000001'", 3)],
  ],
  order_returns_kept: [["other goods that came back", "UPDATE order_returns SET asked = '[1]'"]],
  order_returns_whole: [["goods that never came back", "DELETE FROM order_returns"]],
  order_changes_kept: [["another packing", "UPDATE order_changes SET kind = 'undone'"]],
  order_changes_whole: [["a packing less", "DELETE FROM order_changes"]],
  order_change_lines_kept: [["other packs", "UPDATE order_change_lines SET packed = 0"]],
  order_change_lines_whole: [["a packed line less", "DELETE FROM order_change_lines"]],
  order_change_lines_amount: [["a line below nothing", changeLine({ amount_paise: -1 })]],
  order_change_lines_swap: [
    [
      "a swap that costs more than it is worth",
      changeLine({
        ...{ swap_financial_id: "'other'", swap_name: "'Salt'", swap_qty: 1 },
        ...{ swap_price_paise: 100, swap_amount_paise: 200 },
      }),
    ],
  ],
  orders_within_limits: [["an order above what may be open", limits(1), whole]],
  shop_limits_positive: [["a limit of nothing", limits(0)]],
  orders_short: [["two open orders by one short name", order("placed-again")]],
  orders_life: [
    [
      "an order that is delivered and cancelled",
      "UPDATE orders SET cancelled_at = 9, delivered_at = 9 WHERE id = 'outout'",
    ],
    [
      "a cancelled order that comes alive",
      "UPDATE orders SET cancelled_at = NULL WHERE id = 'gogone'",
    ],
    [
      "an order for more than was ordered",
      "UPDATE orders SET settled_paise = 1001 WHERE id = 'packed'",
    ],
    ["a rupee of rounding", "UPDATE orders SET round_off_paise = 100 WHERE id = 'packed'"],
  ],
  orders_paid: [
    [
      "an order that costs less than is kept of it",
      "UPDATE orders SET settled_paise = 900 WHERE id = 'online'",
    ],
    [
      "money given back that was not taken",
      "UPDATE orders SET given_back_paise = 1 WHERE id = 'packed'",
    ],
  ],
  order_lines_price: [
    [
      "a line for less than nothing",
      `INSERT INTO order_lines (order_id, position, product_id, detail_id, financial_id, name, brand, quantity_milli, units, qty, price_paise, dprice_paise)
      VALUES ('placed', 0, '', '', '', '', '', 1, 'kg', 1, 0, -1)`,
    ],
  ],
  offers_gives: [
    [
      "an offer that takes an amount and a percentage off",
      "INSERT INTO offers (id, kind, percent, amount_paise, created_at) VALUES ('o', 'cart', 5, 5, 1)",
    ],
    [
      "more than all of it",
      "INSERT INTO offers (id, kind, percent, created_at) VALUES ('o', 'cart', 101, 1)",
    ],
    [
      "a free pack of nothing",
      "INSERT INTO offers (id, kind, buy, free, created_at) VALUES ('o', 'pack', 2, 1, 1)",
    ],
  ],
  order_offers_amount: [
    [
      "an offer that takes nothing off",
      "INSERT INTO order_offers (order_id, offer_id, amount_paise) VALUES ('placed', 'o', 0)",
    ],
  ],
  orders_khata: [
    [
      "an order that is paid and owed",
      "UPDATE orders SET paid_at = 9, charged_paise = 1000 WHERE id = 'owowed'",
    ],
    [
      "an order that is cancelled and owed",
      "UPDATE orders SET cancelled_at = 9 WHERE id = 'owowed'",
    ],
  ],
  payments_amount: [["a payment of nothing", payment("KR2", 0)]],
  refunds_amount: [["a refund of nothing", refund("cancelled", 0)]],
  refunds_within_charge: [["more going back than was charged", refund("cancelled", 601)]],
  refunds_amount_kept: [["another amount of a refund", "UPDATE refunds SET amount_paise = 1"]],
  refunds_sent: [["a refund taken back that may have gone", "DELETE FROM refunds"]],
  khata_entries_kept: [
    ["another amount in a khata", "UPDATE khata_entries SET amount_paise = 1"],
    ["an order that went on again, said later", "UPDATE khata_entries SET is_again = 1"],
  ],
  khata_entries_whole: [["an entry less in a khata", "DELETE FROM khata_entries"]],
  khata_entries_kind: [
    ["a payment in no way", entry({ kind: "'payment'", amount_paise: -1, balance_paise: 499 })],
    [
      "a payment that adds to what is owed",
      entry({ kind: "'payment'", method: "'cash'", amount_paise: 1, balance_paise: 501 }),
    ],
  ],
  khata_entries_true: [
    [
      "a balance that is not the sum",
      entry({ kind: "'adjustment'", amount_paise: 1, balance_paise: 999 }),
    ],
    [
      "an order owed that is not packed",
      entry({ kind: "'order'", order_id: "'placed'", amount_paise: 1000, balance_paise: 1500 }),
    ],
    [
      "an order owed for more than it costs",
      entry({ kind: "'order'", order_id: "'packed'", amount_paise: 900, balance_paise: 1400 }),
    ],
    [
      "an order above the limit",
      "UPDATE khata_accounts SET limit_paise = 1499",
      entry({
        kind: "'order'",
        order_id: "'packed'",
        amount_paise: 1000,
        balance_paise: 1500,
        is_again: 0,
      }),
    ],
    [
      "an order that says it goes on again above the limit, and never stood there",
      "UPDATE khata_accounts SET limit_paise = 1499",
      entry({
        kind: "'order'",
        order_id: "'packed'",
        amount_paise: 1000,
        balance_paise: 1500,
        is_again: 1,
      }),
    ],
    [
      "an order that was made for a phone, on another's khata",
      "UPDATE orders SET user_id = NULL, claim_phone = '9811111111' WHERE id = 'packed'",
      "INSERT INTO khata_accounts (id, phone, limit_paise, opened_at, consent_at) VALUES ('kept', '9811111111', 1500, 1, 1)",
      entry({ kind: "'order'", order_id: "'packed'", amount_paise: 1000, balance_paise: 1500 }),
    ],
    [
      "half an entry taken back",
      entry({ kind: "'reversal'", reverses: "'old'", amount_paise: -50, balance_paise: 450 }),
    ],
  ],
  khata_accounts_limit: [["a limit below nothing", "UPDATE khata_accounts SET limit_paise = -1"]],
  users_khata: [["a customer gone who owes", "DELETE FROM users WHERE id = $user"]],
  financials_price: [
    ["a price below nothing", "UPDATE financials SET price_paise = -1, dprice_paise = 0"],
  ],
  financials_paid: [["a discount that costs more", "UPDATE financials SET dprice_paise = 20000"]],
  service_areas_amounts: [
    [
      "an area that pays its customers",
      "INSERT INTO service_areas (postal_code, fee_paise, minimum_paise) VALUES ('560002', -1, 0)",
    ],
  ],
  slot_templates_amounts: [
    [
      "a week's window that pays its customers",
      `INSERT INTO slot_templates (id, weekday, from_minute, to_minute, capacity, cutoff_minutes, fee_paise)
      VALUES ('w', 1, 0, 60, 1, 0, -1)`,
    ],
  ],
  delivery_slots_fee: [
    [
      "a window that pays its customers",
      `INSERT INTO delivery_slots (id, day, from_at, to_at, cutoff_at, capacity, fee_paise)
      VALUES ('s', '2026-03-01', 1, 2, 1, 1, -1)`,
    ],
  ],
};

const triggers = [...readTriggers()].filter(([, sql]) => sql.includes("RAISE(ABORT"));
const messagesOf = (name: string) => {
  const sql = triggers.find(([trigger]) => trigger === name)?.[1];
  return sql ? [...sql.matchAll(/RAISE\(ABORT, '([^']+)'/g)].map(([, text]) => text) : [name];
};

test.each(Object.entries(acts).flatMap(([name, of]) => of.map((act) => [name, ...act] as const)))(
  "%s forbids %s",
  async (name, _, ...statements) => {
    const { DB } = shop.bindings;
    const id = await DB.prepare("SELECT id FROM users").first<string>("id");
    const done = DB.batch(statements.map((sql) => DB.prepare(sql.replaceAll("$user", `'${id}'`))));
    const error = await done.then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(messagesOf(name)).toContain(refusedBy(error));
  },
);

test("every trigger that forbids, and every CHECK on money, is tried", () => {
  const modules = Object.values(
    import.meta.glob<Record<string, unknown>>("../db/schema/*.ts", { eager: true }),
  );
  const dialect = new SQLiteSyncDialect();
  const checks = modules
    .flatMap((module) => Object.values(module))
    .flatMap((table) => (is(table, SQLiteTable) ? getTableConfig(table).checks : []))
    .filter(({ value }) => dialect.sqlToQuery(value).sql.includes("_paise"))
    .map(({ name }) => name);
  const expected = [...triggers.map(([name]) => name), ...checks, "day_entries_kind"];
  expect(Object.keys(acts).sort()).toEqual(expected.sort());
});
