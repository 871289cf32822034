import type { Label } from "#app/values/label.ts";
import { parseQuantityMilli } from "#app/values/quantity.ts";

/** As its fields show it. */
export type EditedPack = {
  financialId: string;
  weight: string;
  quantityMilli: number;
  units: string;
  price: string;
  discount: string;
  dprice: string;
  countInStock: string;
  /** "" where the shop's own number holds. */
  lowStockAt: string;
  /** What it is sold at once it is shown again; null where it is not hidden. */
  hiddenPaise: number | null;
};
export type EditedDetail = Label & {
  productId: string;
  slug: string;
  detailId: string;
  /** "" until a draft gets one. */
  name: string;
  nameHi: string;
  category: string;
  alsoKnownAs: string;
  brand: string;
  image: string;
  packs: EditedPack[];
  /** Of the last pack; "" where that is an empty one. */
  lastWeight: string;
  isForSale: boolean;
};

type Fields = Record<string, string>;
const packFields = {
  price: "shownPrice",
  discount: "shownDiscount",
  dprice: "shownDprice",
  units: "shownUnits",
  countInStock: "shownStock",
  lowStockAt: "shownLow",
} as const;
type PackField = keyof typeof packFields;
const packFieldNames = Object.keys(packFields) as PackField[];

/**
 * What was changed of a pack's facts. Without scripts they stay those of the pack first shown when
 * another weight is chosen: what equals the shown one changes nothing, unless the weight makes a
 * new pack. An untouched stock is never written over sales.
 */
export function changedFields(fields: Fields, packs: EditedPack[]): Fields {
  const isNew = isNewPack(fields, packs);
  const isChanged = (name: PackField) => fields[name] !== fields[packFields[name]];
  // Of percent and price paid one goes along: that which was typed, or else makes the price shown.
  const follows =
    isChanged("dprice") || !(isChanged("price") || isChanged("discount")) ? "discount" : "dprice";
  const isKept = (name: PackField) =>
    isChanged(name) || (isNew && fields[name] !== "" && name !== follows);
  const untouched: string[] = packFieldNames.filter((name) => !isKept(name));
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !untouched.includes(name)));
}

/** The stock the shopkeeper saw, where it is this pack's. */
export function shownStock({
  quantity,
  shownWeight,
  shownStock: shown,
}: Fields): number | undefined {
  return quantity && quantity === shownWeight && /^\d{1,6}$/.test(shown ?? "")
    ? Number(shown)
    : undefined;
}

function isNewPack(
  { quantity, manualQuantity, units, shownUnits }: Fields,
  packs: EditedPack[],
): boolean {
  if (quantity) return false;
  const quantityMilli = parseQuantityMilli(manualQuantity ?? "");
  return !packs.some(
    (pack) =>
      pack.quantityMilli === quantityMilli && (units === shownUnits || pack.units === units),
  );
}

type Weighed = { financialId: string; quantityMilli: number };

/** What a pack of a brand is called in an address: its weight; its id where another has the same. */
export function weightOf({ financialId, quantityMilli }: Weighed, packs: Weighed[]): string {
  const isAlone = packs.filter((other) => other.quantityMilli === quantityMilli).length === 1;
  return isAlone ? String(quantityMilli / 1000) : financialId;
}
