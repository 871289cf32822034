import type { StoredItem } from "#app/features/cart/cart-storage.ts";
import { cardTitle } from "#app/values/card-title.ts";
import { formatPack } from "#app/values/quantity.ts";
import type { ProductUpdate } from "#party/messages.ts";
import type { LivePack, LivePacks } from "./live-pack.ts";

/** Prices as the wire has them, in rupees. */
type WirePack = { price: number; dprice: number; Discount: number; countInStock: number };

/** What names a line to the room and to the batch call. */
export function keysOf(items: StoredItem[]) {
  return items.map(({ productId, brandId, financialId }) => ({ productId, brandId, financialId }));
}

/** The lines of the cart that the product's packs are; a pack it no longer has is null. */
export function packsOfProduct({ product }: ProductUpdate, items: StoredItem[]): LivePacks {
  const packs = new Map(
    product.details.flatMap(({ financials }) => financials).map((pack) => [pack._id, pack]),
  );
  return livePacks(
    items.filter(({ productId }) => productId === product._id),
    packs,
  );
}

/** Every line of the cart as the batch call answered it; one that is left out is null. */
export function packsOfBatch(
  answered: (WirePack & { financialId: string })[],
  items: StoredItem[],
): LivePacks {
  return livePacks(items, new Map(answered.map((pack) => [pack.financialId, pack])));
}

export function namesOf(items: StoredItem[]): Record<string, string> {
  return Object.fromEntries(
    items.map((item) => [
      item.financialId,
      `${cardTitle(item)} ${formatPack({ quantityMilli: item.quantity * 1000, units: item.units })}`,
    ]),
  );
}

function livePacks(items: StoredItem[], packs: Map<string, WirePack>): LivePacks {
  return Object.fromEntries(
    items.map(({ financialId }) => {
      const pack = packs.get(financialId);
      return [financialId, pack ? livePack(pack) : null];
    }),
  );
}

function livePack({ price, dprice, Discount, countInStock }: WirePack): LivePack {
  return {
    pricePaise: Math.round(price * 100),
    dpricePaise: Math.round(dprice * 100),
    discountBasisPoints: Math.round(Discount * 100),
    countInStock,
  };
}
