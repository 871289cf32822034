import type { CartPack } from "#app/features/cart/cart.ts";
import { cardTitle } from "#app/values/card-title.ts";
import { formatPack } from "#app/values/quantity.ts";
import type { ProductUpdate } from "#party/messages.ts";
import type { LivePack, LivePacks } from "./live-pack.ts";

/** Prices as the wire has them, in rupees. */
type WirePack = { price: number; dprice: number; Discount: number; countInStock: number };

/** What names a line to the room and to the batch call. */
export function keysOf(packs: CartPack[]) {
  return packs.map(({ productId, detailId, financialId }) => {
    return { productId, brandId: detailId, financialId };
  });
}

/** Those of the cart's packs that the product has; one it no longer has is null. */
export function packsOfProduct({ product }: ProductUpdate, packs: CartPack[]): LivePacks {
  const updated = product.details
    .flatMap(({ financials }) => financials)
    .map((pack) => [pack._id, pack] as const);
  return livePacks(
    packs.filter(({ productId }) => productId === product._id),
    new Map(updated),
  );
}

/** Every pack of the cart as the batch call answered it; one that is left out is null. */
export function packsOfBatch(
  answered: (WirePack & { financialId: string })[],
  packs: CartPack[],
): LivePacks {
  return livePacks(packs, new Map(answered.map((pack) => [pack.financialId, pack])));
}

export function namesOf(packs: CartPack[]): Record<string, string> {
  return Object.fromEntries(
    packs.map((pack) => [pack.financialId, `${cardTitle(pack)} ${formatPack(pack)}`]),
  );
}

function livePacks(packs: CartPack[], wire: Map<string, WirePack>): LivePacks {
  return Object.fromEntries(
    packs.map(({ financialId }) => {
      const pack = wire.get(financialId);
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
