// One import is one batch of few statements, each over many rows: names and brands first, then
// packs, prices as saves of the price page with their history, and the entries of the log. Each
// statement stays below what D1 takes of SQL in one.
import { type SQL, sql } from "drizzle-orm";
import { categoriesSql } from "#db/seed/categories.ts";
import {
  type Writer,
  closeEntries,
  createdEntries,
  openEntries,
} from "#app/features/audit/log-rows.server.ts";
import { detailState, packState, productState } from "#app/features/audit/states.server.ts";
import { saveStatements } from "#app/features/catalogue/prices/write-save.server.ts";
import { allCards } from "#app/features/catalogue/cards/refresh-cards.server.ts";
import {
  rememberNames,
  rememberWords,
} from "#app/features/catalogue/write/remember-words.server.ts";
import { kindsOf } from "#app/features/catalogue/search/words/kinds.ts";
import {
  insertDetails,
  insertPacks,
  insertProducts,
  putLabels,
  putPictures,
} from "#app/features/catalogue/write/insert-rows.server.ts";
import { refreshSql, raiseVersionSql } from "#db/refresh-sql.ts";
import { overRows } from "#app/platform/over-rows.ts";
import { newId } from "#app/values/identifier.ts";
import type { Plan } from "./plan-import.ts";

/** What the history of prices shows on a page. */
const packsASave = 500;

const product = { kind: "product", state: productState } as const;
const detail = { kind: "detail", state: detailState(null) } as const;
const pack = { kind: "pack", state: packState } as const;

export function planStatements(plan: Plan, by: Writer): SQL[] {
  const { products, details, packs, changes, codes } = plan;
  const changed = products.filter(({ isNew }) => !isNew);
  return [
    ...openEntries(by, { ...product, ids: idsOf(changed) }),
    ...openEntries(by, { ...detail, ids: idsOf(details.filter(({ isNew }) => !isNew)) }),
    ...openEntries(by, {
      ...pack,
      ids: codes.filter(({ isNew }) => !isNew).map(({ financialId }) => financialId),
    }),
    ...(products.length > 0 ? [sql.raw(categoriesSql())] : []),
    ...insertProducts(
      products.filter(({ isNew }) => isNew),
      by.now,
    ),
    ...changeProducts(changed),
    ...insertDetails(details.filter(({ isNew }) => isNew)),
    ...putPictures(details),
    ...putLabels(details.filter(({ isNew }) => !isNew)).flatMap((put) => [put, raiseVersionSql()]),
    ...insertPacks(packs),
    ...putCodes(codes),
    ...inParts(changes, packsASave).flatMap((part) =>
      saveStatements({ id: newId(), undoes: null, changes: part }, by),
    ),
    ...rememberNames(products.flatMap(({ name, nameHi }) => [name, nameHi])),
    ...rememberWords(details.map(({ brand }) => brand)),
    closeEntries(product),
    closeEntries(detail),
    closeEntries(pack),
    ...createdOf(plan, by),
    ...refreshSql(allCards),
  ];
}

function changeProducts(products: Plan["products"]): SQL[] {
  return overRows(
    products.map(({ id, name, nameHi, categoryId, taxClassId }) => [
      id,
      name,
      categoryId,
      kindsOf(name, nameHi),
      nameHi,
      taxClassId ?? null,
    ]),
    (rows) =>
      sql`UPDATE products SET name = r.value ->> 1, category_id = r.value ->> 2, kinds = r.value ->> 3, name_hi = r.value ->> 4, tax_class_id = r.value ->> 5 FROM json_each(${rows}) AS r WHERE products.id = r.value ->> 0`,
  );
}

/** A code may go from one of these packs to another. */
function putCodes(packs: Plan["codes"]): SQL[] {
  const gone = overRows(
    packs.map(({ financialId }) => financialId),
    (rows) =>
      sql`DELETE FROM pack_codes WHERE financial_id IN (SELECT value FROM json_each(${rows}))`,
  );
  const put = overRows(
    packs.flatMap(({ financialId, codes }) => codes.map((code) => [code, financialId])),
    (rows) =>
      sql`INSERT INTO pack_codes (code, financial_id) SELECT value ->> 0, value ->> 1 FROM json_each(${rows})`,
  );
  return [...gone, ...put];
}

/** What came with something new has no entry of its own. */
function createdOf({ products, details, packs }: Plan, by: Writer): SQL[] {
  const newDetails = details.filter(({ isNew, isOfNewProduct }) => isNew && !isOfNewProduct);
  return [
    ...createdEntries(by, { ...product, ids: idsOf(products.filter(({ isNew }) => isNew)) }),
    ...createdEntries(by, { ...detail, ids: idsOf(newDetails) }),
    ...createdEntries(by, {
      ...pack,
      ids: idsOf(packs.filter(({ isOfNewDetail }) => !isOfNewDetail)),
    }),
  ];
}

function idsOf(rows: { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}

function inParts<T>(list: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, part) =>
    list.slice(part * size, (part + 1) * size),
  );
}
