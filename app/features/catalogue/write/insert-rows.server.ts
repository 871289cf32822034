// New rows of the catalogue, many in one statement: for a file that is imported and for the seed.
import { type SQL, sql } from "drizzle-orm";
import { labelColumns } from "#db/label-sql.ts";
import { kindsOf } from "#app/features/catalogue/search/words/kinds.ts";
import { overRows } from "#app/platform/over-rows.ts";
import { type Label, labelNames } from "#app/values/label.ts";
import type { PriceValues } from "#app/values/pack.ts";
import type { Pack } from "#app/values/quantity.ts";

export type NewProductRow = {
  id: string;
  name: string;
  nameHi: string | null;
  slug: string;
  categoryId: string;
  alsoKnownAs?: string;
  taxClassId?: string | null;
};
export type DetailRow = {
  id: string;
  productId: string;
  categoryId: string;
  brand: string;
  /** Its first picture's address, "" for none. */
  image: string;
  label: Label;
};
export type PackRow = Pack & PriceValues & { id: string; detailId: string };

export function insertProducts(products: NewProductRow[], now: number): SQL[] {
  return overRows(
    products.map(({ id, name, nameHi, slug, categoryId, alsoKnownAs = "", taxClassId = null }) => [
      id,
      name,
      slug,
      categoryId,
      alsoKnownAs,
      kindsOf(name, nameHi),
      taxClassId,
      nameHi,
    ]),
    (rows) =>
      sql`INSERT INTO products (id, name, slug, category_id, also_known_as, kinds, tax_class_id, name_hi, created_at)
        SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7, ${now} FROM json_each(${rows}) ORDER BY key`,
  );
}

export function insertDetails(rows: DetailRow[]): SQL[] {
  return overRows(
    rows.map(({ id, productId, categoryId, brand, label }) => [
      ...[id, productId, categoryId, brand],
      ...labelNames.map((name) => label[name]),
    ]),
    (list) =>
      sql`INSERT INTO details (id, product_id, category_id, brand, ${labelColumns})
        SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, ${valuesFrom(4)} FROM json_each(${list}) ORDER BY key`,
  );
}

/** What is said of brands that are there already. */
export function putLabels(rows: Pick<DetailRow, "id" | "label">[]): SQL[] {
  return overRows(
    rows.map(({ id, label }) => [id, ...labelNames.map((name) => label[name])]),
    (list) =>
      sql`UPDATE details SET (${labelColumns}) = (${valuesFrom(1)}) FROM json_each(${list}) WHERE details.id = value ->> 0`,
  );
}

const valuesFrom = (first: number) =>
  sql.raw(labelNames.map((_, at) => `value ->> ${first + at}`).join());

/** The first picture of each detail that has one. */
export function putPictures(details: Pick<DetailRow, "id" | "image">[]): SQL[] {
  return overRows(
    details.filter(({ image }) => image !== "").map(({ id, image }) => [id, image]),
    (rows) =>
      sql`INSERT INTO pictures (detail_id, position, image) SELECT value ->> 0, 0, value ->> 1 FROM json_each(${rows}) WHERE true
        ON CONFLICT (detail_id, position) DO UPDATE SET image = excluded.image`,
  );
}

export function insertPacks(packs: PackRow[]): SQL[] {
  return overRows(
    packs.map((pack) => [
      pack.id,
      pack.detailId,
      pack.quantityMilli,
      pack.units,
      pack.pricePaise,
      pack.discountBasisPoints,
      pack.countInStock,
      pack.dpricePaise,
    ]),
    (rows) =>
      sql`INSERT INTO financials (id, detail_id, quantity_milli, units, price_paise, discount_basis_points, count_in_stock, dprice_paise)
        SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7 FROM json_each(${rows}) ORDER BY key`,
  );
}
