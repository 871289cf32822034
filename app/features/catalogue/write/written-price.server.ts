// A price is written from what the row holds then, not from what was read before: of two admins at
// once neither leaves a percent that is another price's.
import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { financials } from "#db/schema/products.ts";
import type { Price } from "#app/values/pack.ts";
import type { GivenPrice } from "#app/values/price.ts";

/**
 * For an UPDATE of packs, as `priceAfter` tells; an MRP taken back to 0 breaks `financials_price`.
 */
export function writtenPrice({
  pricePaise,
  discountBasisPoints,
  dpricePaise,
}: GivenPrice): Partial<Record<keyof Price, SQL | SQLiteColumn | number>> {
  if ((pricePaise ?? discountBasisPoints ?? dpricePaise) === undefined) return {};
  const mrp =
    pricePaise === 0
      ? sql`CASE WHEN price_paise > 0 THEN -1 ELSE 0 END`
      : whole(pricePaise, financials.pricePaise);
  const percent = whole(discountBasisPoints, financials.discountBasisPoints);
  const paid = sql`((${mrp}) * (10000 - ${percent}) + 5000) / 10000`;
  return dpricePaise === undefined
    ? { pricePaise: mrp, discountBasisPoints: percent, dpricePaise: paid }
    : {
        pricePaise: mrp,
        dpricePaise,
        discountBasisPoints: sql`CASE WHEN ${paid} = ${dpricePaise} THEN ${percent}
          ELSE max(0, (((${mrp}) - cast(${dpricePaise} AS INTEGER)) * 20000 + (${mrp})) / max(1, 2 * (${mrp}))) END`,
      };
}

/** A bound number is a real one, by which SQLite would not divide in whole paise. */
function whole(given: number | undefined, kept: SQLiteColumn): SQL | SQLiteColumn {
  return given === undefined ? kept : sql`cast(${given} AS INTEGER)`;
}
