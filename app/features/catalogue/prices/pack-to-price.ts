import { formatRupeesPlain } from "#app/values/money.ts";
import type { PriceValues, PricedPack } from "#app/values/pack.ts";
import type { Named } from "#app/values/card-title.ts";

/** Of one save: several pages. */
export const mostPacksSaved = 500;

export type PackToPrice = PricedPack & Named & { productId: string; lowStockAt: number | null };

/** In the order they are shown. */
export const priceColumns = ["price", "discount", "dprice", "stock"] as const;
export type PriceColumn = (typeof priceColumns)[number];
/** What is typed into the fields of a pack, and with `was` what they showed before. */
export type TypedPack = Record<PriceColumn | "was", string>;
/** By pack and field. */
export type Problems = Record<string, Partial<Record<PriceColumn, string>>>;

/** As the fields show it. */
export function typedOf(values: PriceValues): TypedPack {
  const { pricePaise, discountBasisPoints, dpricePaise, countInStock } = values;
  return {
    price: formatRupeesPlain(pricePaise),
    discount: String(discountBasisPoints / 100),
    dprice: formatRupeesPlain(dpricePaise),
    stock: String(countInStock),
    was: [pricePaise, discountBasisPoints, dpricePaise, countInStock].join("."),
  };
}
