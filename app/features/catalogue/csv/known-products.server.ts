// What the shop has of the products a file names, with every pack of theirs, in few queries.
import { sql } from "drizzle-orm";
import { firstPicture, labelOfRow } from "#db/label-sql.ts";
import type { Label } from "#app/values/label.ts";
import type { PricedPack } from "#app/values/pack.ts";
import { categoryNames } from "#app/features/catalogue/listing/category-names.ts";
import { slugOf } from "#app/values/text.ts";
import { codesOfRow } from "./codes-of-row.server.ts";
import type { ShopNames } from "./row.schema.ts";
import type { Store } from "./store.server.ts";

/** A product without a brand, or a brand without a pack, has null there. */
export type KnownPack = Omit<PricedPack, "financialId"> & {
  productId: string;
  slug: string;
  name: string;
  nameHi: string | null;
  categoryId: string;
  detailId: string | null;
  brand: string | null;
  image: string | null;
  financialId: string | null;
  codes: string;
  taxClassId: string | null;
} & { [Name in keyof Label]: Label[Name] | null };

const slugsAtOnce = 500;

export async function listKnown(store: Store, slugs: string[]): Promise<KnownPack[]> {
  const known: KnownPack[] = [];
  for (let start = 0; start < slugs.length; start += slugsAtOnce) {
    known.push(
      ...(await store.all<KnownPack>(sql`SELECT p.id AS productId, p.slug AS slug, p.name AS name, p.name_hi AS nameHi, p.category_id AS categoryId, p.tax_class_id AS taxClassId,
        d.id AS detailId, d.brand AS brand, ${firstPicture} AS image, ${labelOfRow}, ${codesOfRow}, f.id AS financialId, f.quantity_milli AS quantityMilli, f.units AS units,
        f.price_paise AS pricePaise, f.dprice_paise AS dpricePaise, f.discount_basis_points AS discountBasisPoints, f.count_in_stock AS countInStock
      FROM json_each(${JSON.stringify(slugs.slice(start, start + slugsAtOnce))}) AS wanted CROSS JOIN products AS p ON p.slug = wanted.value
      LEFT JOIN details AS d ON d.product_id = p.id LEFT JOIN financials AS f ON f.detail_id = d.id ORDER BY p.seq, d.seq, f.seq`)),
    );
  }
  return known;
}

/**
 * Every category by what it is called and was, every tax class by its names. A shop without any
 * category gets those that it begins with from its first file.
 */
export async function readShopNames(store: Store): Promise<ShopNames> {
  const rows = await store.all<{ slug: string; id: string }>(
    sql`SELECT id AS slug, id FROM categories UNION ALL SELECT slug, category_id FROM category_addresses`,
  );
  const begun = categoryNames.map(slugOf).map((slug): [string, string] => [slug, slug]);
  const classes = await store.all<{ name: string; id: string }>(
    sql`SELECT name, id FROM tax_classes UNION ALL SELECT name_hi, id FROM tax_classes WHERE name_hi IS NOT NULL`,
  );
  return {
    categories: new Map([...begun, ...rows.map(({ slug, id }): [string, string] => [slug, id])]),
    taxClasses: new Map(classes.map(({ name, id }) => [slugOf(name), id])),
  };
}

/** Of these codes, whose they are now. */
export async function listCodes(store: Store, codes: string[]): Promise<Map<string, string>> {
  const rows = await store.all<{ code: string; financialId: string }>(
    sql`SELECT code, financial_id AS financialId FROM pack_codes
      WHERE code IN (SELECT value FROM json_each(${JSON.stringify(codes)}))`,
  );
  return new Map(rows.map(({ code, financialId }) => [code, financialId]));
}
