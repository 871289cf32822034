// The catalogue as a file: every pack but empty drafts, in the order they were made, some products
// at a time.
import { sql } from "drizzle-orm";
import { firstPicture, labelOfRow } from "#db/label-sql.ts";
import { codesOfRow } from "./codes-of-row.server.ts";
import { type ExportRow, formatRow, headLine } from "./catalogue-file.ts";
import type { Store } from "./store.server.ts";

const productsAtOnce = 1000;

export async function exportCatalogue(store: Store): Promise<string> {
  const parts = [headLine];
  for (
    let after = 0, last = await lastOf(store, after);
    last !== null;
    after = last, last = await lastOf(store, after)
  ) {
    const rows =
      await store.all<ExportRow>(sql`SELECT p.name AS name, p.name_hi AS nameHi, p.slug AS slug, c.name AS category, d.brand AS brand, f.quantity_milli AS quantityMilli,
        f.units AS units, f.price_paise AS pricePaise, f.dprice_paise AS dpricePaise, f.discount_basis_points AS discountBasisPoints, f.count_in_stock AS countInStock, ${firstPicture} AS picture, ${labelOfRow}, ${codesOfRow}, coalesce(t.name, '') AS taxClass
      FROM products AS p JOIN categories AS c ON c.id = p.category_id JOIN details AS d ON d.product_id = p.id JOIN financials AS f ON f.detail_id = d.id
        LEFT JOIN tax_classes AS t ON t.id = p.tax_class_id
      WHERE p.seq > ${after} AND p.seq <= ${last} AND NOT (f.price_paise = 0 AND f.quantity_milli = 0) ORDER BY p.seq, d.seq, f.seq`);
    parts.push(...rows.map(formatRow));
  }
  return parts.join("");
}

/** Where the next so many products end; null after the last. */
async function lastOf(store: Store, after: number): Promise<number | null> {
  const [row] = await store.all<{ last: number | null }>(
    sql`SELECT max(seq) AS last FROM (SELECT seq FROM products WHERE seq > ${after} ORDER BY seq LIMIT ${productsAtOnce})`,
  );
  return row?.last ?? null;
}
