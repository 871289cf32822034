import type { Bindings } from "#app/platform/bindings.ts";
import { newId } from "#app/values/identifier.ts";
import { findableOrders, findableUsers } from "#db/search-tables.ts";
import { readCatalogue } from "#db/seed/catalogue.ts";
import { productStatements } from "#db/seed/insert-products.ts";
import { chunks, insertRows } from "#db/seed/insert-rows.ts";
import { pictureAddresses } from "#db/seed/store-pictures.ts";
import { type MadeOrder, type SoldPack, makeOrder } from "./many-orders.ts";
import { manyProducts } from "./many-products.ts";

/** How many the shop is to have in all. */
export type WantedSize = { products: number; orders: number };

const packsPerProduct = 3;
const ordersPerCustomer = 50;
const productsPerBatch = 500;
const ordersPerBatch = 2000;

/** Fills a seeded shop up to a size, to see how it bears it; answers what was added. */
export async function seedMany(
  { DB }: Pick<Bindings, "DB">,
  wanted: WantedSize,
): Promise<WantedSize> {
  const products = await addProducts(DB, wanted.products);
  const orders = await addOrders(DB, wanted.orders);
  return { products, orders };
}

async function addProducts(d1: D1Database, wanted: number): Promise<number> {
  const taken = new Set(
    (await rowsOf<{ slug: string }>(d1, "SELECT slug FROM products")).map(({ slug }) => slug),
  );
  const missing = Math.max(0, wanted - taken.size);
  if (missing === 0) return 0;
  const packs = wanted * packsPerProduct - (await countOf(d1, "financials"));
  const made = manyProducts(readCatalogue(), { products: missing, packs, taken });
  const addresses = pictureAddresses();
  for (const part of chunks(made, productsPerBatch))
    await d1.batch(productStatements(d1, part, addresses));
  return made.length;
}

async function addOrders(d1: D1Database, wanted: number): Promise<number> {
  const missing = Math.max(0, wanted - (await countOf(d1, "orders")));
  if (missing === 0) return 0;
  await addCustomers(d1, Math.ceil(wanted / ordersPerCustomer));
  const [users, packs, counters] = await Promise.all([
    rowsOf<{ id: string }>(
      d1,
      "SELECT u.id FROM users AS u JOIN addresses AS a ON a.user_id = u.id AND a.is_default = 1 ORDER BY u.seq",
    ),
    rowsOf<SoldPack>(
      d1,
      "SELECT id, dprice_paise AS dpricePaise FROM financials WHERE dprice_paise > 0 ORDER BY seq",
    ),
    rowsOf<{ year: string; last: number }>(
      d1,
      "SELECT financial_year AS year, max(CAST(substr(number, 10) AS INTEGER)) AS last FROM document_numbers GROUP BY 1",
    ),
  ]);
  const invoices = new Map(counters.map(({ year, last }) => [year, last]));
  const shop = { userIds: users.map(({ id }) => id), packs, invoices, now: Date.now() };
  for (let first = 0; first < missing; first += ordersPerBatch) {
    const count = Math.min(ordersPerBatch, missing - first);
    await d1.batch(
      orderStatements(
        d1,
        Array.from({ length: count }, (_, index) => makeOrder(first + index, missing, shop)),
      ),
    );
  }
  await d1.prepare(findableOrders).run();
  return missing;
}

const firstNames =
  "Anita Bharat Chitra Deepak Esha Farhan Gita Harish Indira Jatin Kavya Lalit".split(" ");
const lastNames =
  "Agarwal Bose Chauhan Desai Fernandes Gupta Iyer Joshi Khan Menon Nair Patel Reddy".split(" ");

/** They sign in as the seeded customers do. */
async function addCustomers(d1: D1Database, wanted: number): Promise<void> {
  const customers = Array.from({ length: wanted }, (_, number) => ({
    id: newId(),
    name: `${firstNames[number % firstNames.length]} ${lastNames[number % lastNames.length]}`,
    phone: String(9_100_000_000 + number),
    street: `${1 + (number % 200)}, ${1 + (number % 14)}th Cross`,
    postalCode: String(560_001 + (number % 90)),
  }));
  await d1.batch([
    ...insertRows(
      d1,
      `INSERT INTO users (id, name, phone, password_hash, created_at)
    SELECT value->>'id', value->>'name', value->>'phone', (SELECT password_hash FROM users WHERE role IS NULL ORDER BY seq LIMIT 1),
      unixepoch() * 1000 FROM json_each(?) WHERE true ON CONFLICT DO NOTHING`,
      customers,
    ),
    ...insertRows(
      d1,
      `INSERT INTO addresses (id, user_id, street, city, postal_code, is_default, created_at)
    SELECT u.id, u.id, value->>'street', 'Bengaluru', value->>'postalCode', 1, u.created_at
    FROM json_each(?) JOIN users AS u ON u.id = value->>'id'`,
      customers,
    ),
    d1.prepare(findableUsers),
  ]);
}

/** Orders, their lines, numbers and papers, for one batch. */
function orderStatements(d1: D1Database, orders: MadeOrder[]): D1PreparedStatement[] {
  const rows = orders.map(({ lines, ...order }) => ({ ...order, lineCount: lines.length }));
  const lines = orders.flatMap((order) =>
    order.lines.map(({ id, qty }, position) => ({ orderId: order.id, position, id, qty })),
  );
  return [
    ...insertRows(
      d1,
      `INSERT INTO orders (id, user_id, order_key, cart_digest, customer_name, customer_phone, street, city, postal_code, payment_method,
        line_count, lines_written, items_paise, payment_reference, taken_as, created_at, paid_at, charged_paise, accepted_at, packed_at, dispatched_at, delivered_at)
      SELECT value->>'id', u.id, value->>'id', '', u.name, u.phone, a.street, a.city, a.postal_code, 'Cash Or UPI',
        value->>'lineCount', value->>'lineCount', value->>'itemsPaise', iif(value->>'paidAt' IS NULL, NULL, 'Cash'), iif(value->>'paidAt' IS NULL, NULL, 'cash'),
        value->>'createdAt', value->>'paidAt', iif(value->>'paidAt' IS NULL, 0, value->>'itemsPaise'), value->>'packedAt', value->>'packedAt', value->>'dispatchedAt', value->>'deliveredAt'
      FROM json_each(?) CROSS JOIN users u ON u.id = value->>'userId' JOIN addresses a ON a.user_id = u.id AND a.is_default = 1`,
      rows,
    ),
    ...insertRows(
      d1,
      `INSERT INTO order_lines (order_id, position, product_id, detail_id, financial_id, name, brand, quantity_milli, units, qty, price_paise, dprice_paise)
      SELECT value->>'orderId', value->>'position', p.id, d.id, f.id, p.name, d.brand, f.quantity_milli, f.units, value->>'qty', f.price_paise, f.dprice_paise
      FROM json_each(?) CROSS JOIN financials f ON f.id = value->>'id' JOIN details d ON d.id = f.detail_id JOIN products p ON p.id = d.product_id`,
      lines,
    ),
    ...paperStatements(d1, rows),
  ];
}

function paperStatements(d1: D1Database, rows: object[]): D1PreparedStatement[] {
  return [
    ...insertRows(
      d1,
      `INSERT INTO document_numbers (number, order_id, financial_year, allotted_at, issued_at)
      SELECT value->>'invoiceNumber', value->>'id', substr(value->>'invoiceNumber', 4, 5), value->>'paidAt', value->>'dispatchedAt'
      FROM json_each(?) WHERE value->>'invoiceNumber' IS NOT NULL`,
      rows,
    ),
    ...insertRows(
      d1,
      `INSERT INTO documents (number, order_id, issued_at, regime, supplier, lines, gross_paise, round_off_paise)
      SELECT value->>'invoiceNumber', value->>'id', value->>'dispatchedAt', 'none', '{}',
        (SELECT json_group_array(json_object('name', name, 'brand', brand, 'quantityMilli', quantity_milli, 'units', units, 'qty', qty,
          'pricePaise', dprice_paise, 'amountPaise', dprice_paise * qty, 'hsn', '', 'basisPoints', NULL))
          FROM order_lines WHERE order_id = value->>'id'),
        value->>'itemsPaise', 0
      FROM json_each(?) WHERE value->>'invoiceNumber' IS NOT NULL`,
      rows,
    ),
  ];
}

async function rowsOf<T>(d1: D1Database, sql: string): Promise<T[]> {
  return (await d1.prepare(sql).all<T>()).results;
}

async function countOf(d1: D1Database, table: "financials" | "orders"): Promise<number> {
  return (await d1.prepare(`SELECT count(*) AS n FROM ${table}`).first<number>("n")) ?? 0;
}
