// What the owner said of a file on the page, and its cells as they are then read.
import type { Column } from "./catalogue-file.ts";
import type { Mapping } from "./map-columns.ts";

export type Told = {
  /** Where the file's columns are not called as the shop's. */
  mapping?: Mapping;
  /** The name of the category for goods whose own the shop does not have; "" for none. */
  otherCategory: string;
  /** What units of the file mean, as "kg" for "kgs". */
  units: ReadonlyMap<string, string>;
};

export const nothingTold: Told = { otherCategory: "", units: new Map() };

export type RowAsTold = {
  cells: Record<Column, string>;
  /** The file does not say it: goods that the shop has stay where they are. */
  isCategoryTold: boolean;
  /** There is a selling price and no MRP: packs that the shop has keep theirs. */
  isPriceAlone: boolean;
};

/** `isKnown` is whether the shop has the category. */
export function asTold(
  row: Record<Column, string>,
  { mapping, otherCategory, units }: Told,
  isKnown: (category: string) => boolean,
): RowAsTold {
  const unit = row.units.replace(/\s+/g, " ").trim();
  const cells = { ...row, units: units.get(unit) ?? row.units };
  if (!mapping) return { cells, isCategoryTold: false, isPriceAlone: false };
  const [price, dprice] = [amountOf(row.price), amountOf(row.dprice)];
  const isCategoryTold = otherCategory !== "" && !isKnown(row.category);
  const isPriceAlone = Number(price) === 0 && dprice !== "";
  return {
    isCategoryTold,
    isPriceAlone,
    cells: {
      ...cells,
      category: isCategoryTold ? otherCategory : row.category,
      quantity: mapping.quantity === undefined ? "1" : row.quantity,
      price: isPriceAlone ? "" : price,
      dprice,
      Discount: amountOf(row.Discount),
      countInStock: amountOf(row.countInStock).replace(/\.0+$/, ""),
    },
  };
}

/** "₹ 1,200.00" and "Rs. 1200.00" are 1200.00, "5%" is 5. */
function amountOf(cell: string): string {
  return cell
    .trim()
    .replace(/^(₹|rs\.?)\s*|,|\s*%$/gi, "")
    .trim();
}
