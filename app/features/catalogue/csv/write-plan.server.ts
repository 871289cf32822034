// One import is one batch of few statements, each over many rows: names and brands first, then packs, prices as saves of the
// price page with their history, and the entries of the log. Each statement stays below what D1 takes of SQL in one.
import { type SQL, sql } from "drizzle-orm";
import { detailState, packState, productState } from "#app/features/audit/states.server.ts";
import type { LogKind } from "#app/features/audit/entry.ts";
import type { PriceChange } from "#app/features/catalogue/prices/write-save.server.ts";
import { nearForms, wordsOf } from "#app/features/catalogue/search/search-words.ts";
import { categoryNameOf, categoryNames } from "#app/features/catalogue/listing/category-names.ts";
import { newId } from "#app/values/identifier.ts";
import { slugOf } from "#app/values/text.ts";
import type { Plan } from "./plan-import.ts";
import type { Importer } from "./store.ts";

const mostJson = 40_000;
/** What the history of prices shows on a page. */
const packsASave = 500;

export function planStatements({ products, details, packs, changes }: Plan, by: Importer): SQL[] {
  const changed = products.filter(({ isNew }) => !isNew);
  const repictured = details.filter(({ isNew }) => !isNew);
  return [
    ...openEntries(
      by,
      "product",
      changed.map(({ id }) => id),
    ),
    ...openEntries(
      by,
      "detail",
      repictured.map(({ id }) => id),
    ),
    ...overRows(
      products.length > 0
        ? categoryNames.map((name, position) => [slugOf(name), name, position])
        : [],
      (rows) =>
        sql`INSERT INTO categories (id, name, position) SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(${rows}) WHERE true ON CONFLICT DO NOTHING`,
    ),
    ...overRows(
      products
        .filter(({ isNew }) => isNew)
        .map(({ id, name, slug, categoryId }) => [id, name, slug, categoryId]),
      (rows) =>
        sql`INSERT INTO products (id, name, slug, category_id, created_at) SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, ${by.now} FROM json_each(${rows}) ORDER BY key`,
    ),
    ...overRows(
      changed.map(({ id, name, categoryId }) => [id, name, categoryId]),
      (rows) =>
        sql`UPDATE products SET name = r.value ->> 1, category_id = r.value ->> 2 FROM json_each(${rows}) AS r WHERE products.id = r.value ->> 0`,
    ),
    ...overRows(
      details
        .filter(({ isNew }) => isNew)
        .map(({ id, productId, categoryId, brand }) => [id, productId, categoryId, brand]),
      (rows) =>
        sql`INSERT INTO details (id, product_id, category_id, brand) SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(${rows}) ORDER BY key`,
    ),
    ...overRows(
      details.filter(({ image }) => image !== "").map(({ id, image }) => [id, image]),
      (rows) =>
        sql`INSERT INTO pictures (detail_id, position, image) SELECT value ->> 0, 0, value ->> 1 FROM json_each(${rows}) WHERE true
        ON CONFLICT (detail_id, position) DO UPDATE SET image = excluded.image`,
    ),
    ...overRows(
      packs.map((pack) => [
        pack.id,
        pack.detailId,
        pack.quantityMilli,
        pack.units,
        pack.pricePaise,
        pack.discountBasisPoints,
        pack.countInStock,
      ]),
      (rows) =>
        sql`INSERT INTO financials (id, detail_id, quantity_milli, units, price_paise, discount_basis_points, count_in_stock)
        SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6 FROM json_each(${rows}) ORDER BY key`,
    ),
    ...inParts(changes, packsASave).flatMap((part) => saveStatements(part, by)),
    ...overRows(
      formsOf([
        ...products.map(({ name, categoryId }) => `${name} ${categoryNameOf(categoryId)}`),
        ...details.map(({ brand }) => brand),
      ]),
      (rows) =>
        sql`INSERT INTO search_words (form, word) SELECT value ->> 0, value ->> 1 FROM json_each(${rows}) WHERE true ON CONFLICT DO NOTHING`,
    ),
    ...closeEntries("product"),
    ...closeEntries("detail"),
    ...createdEntries(
      by,
      "product",
      products.filter(({ isNew }) => isNew).map(({ id }) => id),
    ),
    ...createdEntries(
      by,
      "detail",
      details.filter(({ isNew, isOfNewProduct }) => isNew && !isOfNewProduct).map(({ id }) => id),
    ),
    ...createdEntries(
      by,
      "pack",
      packs.filter(({ isOfNewDetail }) => !isOfNewDetail).map(({ id }) => id),
    ),
  ];
}

/** As the price page saves: a price that changed meanwhile breaks `price_saves_whole`, a stock below 0 its own CHECK. */
function saveStatements(changes: PriceChange[], by: Importer): SQL[] {
  const id = newId();
  const rows = changes.map(({ financialId, before, next, stockChange }) => [
    financialId,
    before.pricePaise,
    before.discountBasisPoints,
    next.pricePaise,
    next.discountBasisPoints,
    stockChange,
  ]);
  return [
    sql`INSERT INTO price_saves (id, user_id, user_name, change_count, created_at) VALUES (${id}, ${by.id ?? ""}, ${by.name || "Command line"}, ${changes.length}, ${by.now})`,
    ...overRows(
      rows,
      (json) => sql`INSERT INTO price_changes
      (save_id, financial_id, old_price_paise, new_price_paise, old_discount_basis_points, new_discount_basis_points, stock_change)
      SELECT ${id}, f.id, f.price_paise, w.value ->> 3, f.discount_basis_points, w.value ->> 4, w.value ->> 5
      FROM json_each(${json}) AS w CROSS JOIN financials AS f ON f.id = w.value ->> 0
      WHERE f.price_paise = w.value ->> 1 AND f.discount_basis_points = w.value ->> 2`,
    ),
    sql`UPDATE price_saves SET changes_written = (SELECT count(*) FROM price_changes WHERE save_id = ${id}) WHERE id = ${id}`,
    sql`UPDATE financials SET price_paise = c.new_price_paise, discount_basis_points = c.new_discount_basis_points, count_in_stock = count_in_stock + c.stock_change
      FROM (SELECT * FROM price_changes WHERE save_id = ${id}) AS c WHERE financials.id = c.financial_id`,
    sql`INSERT INTO admin_log (kind, subject_id, user_id, user_name, after, is_closed, created_at)
      VALUES ('prices', ${id}, ${by.id}, ${by.name}, ${JSON.stringify({ packs: changes.length, isUndo: 0 })}, 1, ${by.now})`,
  ];
}

const states = { product: productState, detail: detailState(null), pack: packState };
type Logged = Extract<LogKind, keyof typeof states>;

function openEntries(by: Importer, kind: Logged, ids: string[]): SQL[] {
  return overRows(
    ids,
    (rows) => sql`INSERT INTO admin_log (kind, subject_id, user_id, user_name, before, created_at)
    SELECT ${kind}, subject_id, ${by.id}, ${by.name}, ${states[kind]}, ${by.now} FROM (SELECT value AS subject_id FROM json_each(${rows}))`,
  );
}

/** An entry is open within its batch only. */
function closeEntries(kind: Logged): SQL[] {
  return [
    sql`UPDATE admin_log SET after = ${states[kind]}, is_closed = 1 WHERE kind = ${kind} AND is_closed = 0`,
  ];
}

function createdEntries(by: Importer, kind: Logged, ids: string[]): SQL[] {
  return overRows(
    ids,
    (
      rows,
    ) => sql`INSERT INTO admin_log (kind, subject_id, user_id, user_name, after, is_closed, created_at)
    SELECT ${kind}, subject_id, ${by.id}, ${by.name}, ${states[kind]}, 1, ${by.now} FROM (SELECT value AS subject_id FROM json_each(${rows}))`,
  );
}

function formsOf(texts: string[]): [string, string][] {
  const words = [...new Set(texts.flatMap(wordsOf))];
  return words.flatMap((word) => nearForms(word).map((form): [string, string] => [form, word]));
}

/** One statement for as many rows as fit. */
function overRows(rows: unknown[], statement: (json: string) => SQL): SQL[] {
  const texts = rows.map((row) => JSON.stringify(row));
  const chunks: string[][] = [];
  let size = mostJson;
  for (const text of texts) {
    if (size + text.length >= mostJson) {
      chunks.push([]);
      size = 0;
    }
    chunks.at(-1)?.push(text);
    size += text.length + 1;
  }
  return chunks.map((chunk) => statement(`[${chunk.join()}]`));
}

function inParts<T>(list: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, part) =>
    list.slice(part * size, (part + 1) * size),
  );
}
