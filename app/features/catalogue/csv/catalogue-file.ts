import { type Label, labelNames } from "#app/values/label.ts";
import { byteOrderMark, csvLine } from "#app/values/csv.ts";
import { formatRupeesPlain } from "#app/values/money.ts";
import type { PriceValues } from "#app/values/pack.ts";
import type { Pack } from "#app/values/quantity.ts";

/** In the order of an export; an import takes them in any. */
export const columns = [
  "name",
  "slug",
  "category",
  "brand",
  "quantity",
  "units",
  "price",
  "dprice",
  "Discount",
  "countInStock",
  "picture",
  ...labelNames,
  "nameHi",
  "codes",
  "taxClass",
] as const;
export type Column = (typeof columns)[number];

/** Without one of these a file is no catalogue. */
export const neededColumns: Column[] = ["name", "category", "brand", "quantity", "units", "price"];

/** What is wrong with a line, in words; `column` is "" for the whole line. */
export type FileProblem = { line: number; column: string; reason: string };

export type ExportRow = Pack &
  PriceValues &
  Label & {
    name: string;
    nameHi: string | null;
    slug: string;
    category: string;
    brand: string;
    picture: string;
    /** With spaces between them. */
    codes: string;
    /** Its name, "" without one. */
    taxClass: string;
  };

export const headLine = byteOrderMark + csvLine([...columns]);

/** A head with what a new shop needs and no line below it; other columns may be added. */
export function templateFile(): string {
  const wanted: Column[] = [...neededColumns, "dprice", "countInStock", "nameHi", "codes"];
  return byteOrderMark + csvLine(wanted);
}

export function formatRow(row: ExportRow): string {
  return csvLine([
    row.name,
    row.slug,
    row.category,
    row.brand,
    String(row.quantityMilli / 1000),
    row.units,
    formatRupeesPlain(row.pricePaise),
    formatRupeesPlain(row.dpricePaise),
    String(row.discountBasisPoints / 100),
    String(row.countInStock),
    row.picture,
    ...labelNames.map((name) => row[name]),
    row.nameHi ?? "",
    row.codes,
    row.taxClass,
  ]);
}
