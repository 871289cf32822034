import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import type { PriceValues } from "#app/values/pack.ts";
import { type Pack, parseQuantityMilli } from "#app/values/quantity.ts";
import { parseRupees } from "#app/values/money.ts";
import { discountOf } from "#app/values/price.ts";
import { slugOf } from "#app/values/text.ts";

export type SeedPack = Pack & PriceValues;
export type SeedDetail = { brand: string; picture: string; packs: SeedPack[] };
export type SeedProduct = {
  name: string;
  nameHi: string;
  category: string;
  alsoKnownAs: string;
  taxClassId: string;
  details: SeedDetail[];
};
type Row = Record<
  | "category"
  | "product"
  | "product_hi"
  | "also_known_as"
  | "picture"
  | "brand"
  | "quantity"
  | "units"
  | "mrp"
  | "price"
  | "stock"
  | "tax_class",
  string
>;

const folder = join(import.meta.dirname, "catalogue");

/** The name of a detail's picture: what is drawn, and whose name stands on it. */
export function brandPicture({ picture, brand }: SeedDetail): string {
  return `${picture}--${slugOf(brand)}`;
}

/** One file a category, one line a pack; lines of one product and brand stand together. */
export function readCatalogue(): SeedProduct[] {
  const rows = readdirSync(folder)
    .sort()
    .flatMap((file): Row[] => parse(readFileSync(join(folder, file)), { columns: true }));
  const products: SeedProduct[] = [];
  for (const row of rows) {
    let product = products.at(-1);
    if (product?.name !== row.product) {
      product = {
        name: row.product,
        nameHi: row.product_hi,
        category: row.category,
        alsoKnownAs: row.also_known_as,
        taxClassId: row.tax_class,
        details: [],
      };
      products.push(product);
    }
    if (product.alsoKnownAs !== row.also_known_as || product.nameHi !== row.product_hi)
      throw new Error(`${row.product} is called otherwise on another line.`);
    let detail = product.details.at(-1);
    if (detail?.brand !== row.brand) {
      detail = { brand: row.brand, picture: row.picture, packs: [] };
      product.details.push(detail);
    }
    detail.packs.push(packOf(row));
  }
  return products;
}

function packOf(row: Row): SeedPack {
  const quantityMilli = parseQuantityMilli(row.quantity);
  const pricePaise = parseRupees(row.mrp);
  const dpricePaise = parseRupees(row.price);
  if (quantityMilli === null || pricePaise === null || dpricePaise === null)
    throw new Error(`Unreadable pack: ${Object.values(row).join(",")}`);
  return {
    quantityMilli,
    units: row.units,
    pricePaise,
    discountBasisPoints: discountOf(pricePaise, dpricePaise),
    dpricePaise,
    countInStock: Number(row.stock),
  };
}
