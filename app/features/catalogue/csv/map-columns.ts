// Which of a file's columns is which of the shop's, by what other programs and spreadsheets call them.
import { type Column, columns, neededColumns } from "./catalogue-file.ts";

/** Of the shop's columns the places in the file, from 0; what is not there the file does not have. */
export type Mapping = { [Name in Column]?: number };

/** A file with more is none of goods. */
const mostColumns = 100;

/** In the spelling of `plainHead`; the first that the file has is taken. Their own names go before. */
const otherNames: { [Name in Column]?: string[] } = {
  name: [
    ...["item name", "product name", "name of item", "item", "product", "stock item"],
    ...["particulars", "सामान", "नाम", "सामान का नाम"],
  ],
  category: ["item category", "product category", "item group", "stock group", "group", "कैटेगरी"],
  brand: ["brand name", "ब्रांड"],
  quantity: ["pack size", "size", "net quantity", "net weight", "weight", "मात्रा"],
  units: ["unit", "base unit", "primary unit", "unit name", "uom", "यूनिट"],
  price: ["mrp", "default mrp", "maximum retail price", "item mrp"],
  dprice: [
    ...["sale price", "selling price", "sales price", "retail price", "sale rate"],
    ...["selling rate", "rate", "बेचने का दाम"],
  ],
  Discount: ["disc on mrp for sale", "discount percent", "sale discount"],
  countInStock: [
    ...["opening stock quantity", "current stock quantity", "opening stock", "current stock"],
    ...["stock quantity", "opening quantity", "opening qty", "closing stock", "closing quantity"],
    ...["available stock", "stock qty", "stock", "qty", "स्टॉक"],
  ],
  picture: ["image", "image url", "photo"],
  maker: ["manufacturer", "manufactured by"],
  originCountry: ["country of origin"],
  shelfLife: ["shelf life"],
  nameHi: ["hindi name", "name in hindi", "हिन्दी नाम", "हिंदी नाम"],
  taxClass: ["tax class", "टैक्स क्लास"],
  codes: ["barcode", "bar code", "item code barcode", "item code", "ean", "gtin", "upc"],
};

/** Whether a file is read by the shop's own names, or the owner is asked which column is which. */
export function isOwnHead(names: string[]): boolean {
  const isNone = names.length < 2 || names.length > mostColumns;
  return (
    isNone ||
    neededColumns.every((column) => names.includes(column)) ||
    names.every((name) => (columns as readonly string[]).includes(name))
  );
}

export function ownMapping(names: string[]): Mapping {
  return placesOf((column) => names.indexOf(column));
}

/** What the owner finds chosen. */
export function guessMapping(names: string[]): Mapping {
  const heads = names.map(plainHead);
  return placesOf((column) => {
    const known = [column.toLowerCase(), ...(otherNames[column] ?? [])];
    return known.map((name) => heads.indexOf(name)).find((place) => place >= 0) ?? -1;
  });
}

/** "Item name*", "Base Unit (x)" and "M.R.P." are "item name", "base unit" and "mrp". */
function plainHead(name: string): string {
  return name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\([^)]*\)|\./g, "")
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, " ")
    .trim();
}

function placesOf(placeOf: (column: Column) => number): Mapping {
  return Object.fromEntries(
    columns.map((column) => [column, placeOf(column)] as const).filter(([, place]) => place >= 0),
  );
}
