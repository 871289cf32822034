import { lowStock } from "./limits.ts";
import type { Pack } from "./quantity.ts";

/**
 * One pack of a brand with its price: everything that holds a pack picks from these facts or adds
 * to them.
 */
export type PricedPack = Pack & {
  financialId: string;
  /** The MRP; 0 while the pack is a draft. */
  pricePaise: number;
  discountBasisPoints: number;
  /** What a shopper pays. */
  dpricePaise: number;
  countInStock: number;
};

/** So few that a shopper is told before the tap. */
export function isFewLeft({ countInStock }: Pick<PricedPack, "countInStock">): boolean {
  return countInStock > 0 && countInStock <= lowStock;
}

/** Of percent and price paid one is given, and the other follows (`price.ts`). */
export type Price = Pick<PricedPack, "pricePaise" | "discountBasisPoints" | "dpricePaise">;

/** What the owner sets on a pack. */
export type PriceValues = Price & Pick<PricedPack, "countInStock">;

/**
 * A price never goes back to 0: a pack that was for sale would vanish from carts without a word.
 */
export function losesPrice(wasPaise: number, nextPaise: number | undefined): boolean {
  return wasPaise > 0 && nextPaise === 0;
}
