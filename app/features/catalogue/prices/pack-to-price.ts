import type { PriceValues, PricedPack } from "#app/values/pack.ts";

/** Of one save: several pages. */
export const mostPacksSaved = 500;

export type PackToPrice = PricedPack & {
  productId: string;
  name: string;
  brand: string;
};

/** What is typed into the three fields of a pack, and with `was` what they showed before. */
export type TypedPack = { price: string; discount: string; stock: string; was: string };
export type PriceColumn = "price" | "discount" | "stock";
/** By pack and field. */
export type Problems = Record<string, Partial<Record<PriceColumn, string>>>;

/** As the fields show it: "120", "99.50". */
export function typedOf(values: PriceValues): TypedPack {
  const { pricePaise, discountBasisPoints, countInStock } = values;
  return {
    price: pricePaise % 100 === 0 ? String(pricePaise / 100) : (pricePaise / 100).toFixed(2),
    discount: String(discountBasisPoints / 100),
    stock: String(countInStock),
    was: `${pricePaise}.${discountBasisPoints}.${countInStock}`,
  };
}
