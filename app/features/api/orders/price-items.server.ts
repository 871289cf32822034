// What a client believes an order costs is only ever compared with what the database says now.
import { getPacks } from "#app/features/cart/get-cart.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { rupeesFromPaise } from "#app/values/money.ts";
import { lineJson } from "./order-json.server.ts";

export type Item = {
  financialId: string;
  productId?: string | undefined;
  brandId?: string | undefined;
  qty: number;
  dprice?: number | undefined;
};
/** In paise; what is absent is not compared. */
export type Claims = {
  itemsPrice?: number | undefined;
  shippingPrice?: number | undefined;
  totalPrice?: number | undefined;
};

type Pack = Awaited<ReturnType<typeof getPacks>>[number];
export type PricedItem = Item & { pack: Pack | null };

const shippingPaise = 0;

/**
 * In the order's own order; without a pack where it is no longer sold, or not under that product
 * and brand.
 */
export async function priceItems(context: RequestContext, items: Item[]): Promise<PricedItem[]> {
  const packs = await getPacks(
    context,
    items.map((item) => item.financialId),
  );
  const byId = new Map(
    packs.filter((pack) => pack.pricePaise > 0).map((pack) => [pack.financialId, pack]),
  );
  return items.map((item) => ({ ...item, pack: packOf(item, byId.get(item.financialId)) }));
}

function packOf({ productId, brandId }: Item, pack: Pack | undefined): Pack | null {
  if (
    !pack ||
    (productId ?? pack.productId) !== pack.productId ||
    (brandId ?? pack.detailId) !== pack.detailId
  )
    return null;
  return pack;
}

/** Why it can't be ordered as the client believes; null when it can. */
export function findProblem(items: PricedItem[], claims: Claims): string | null {
  for (const { pack, qty } of items) {
    if (!pack) return "A product of your cart is no longer sold.";
    const title = `${pack.brand} ${pack.name}`.trim();
    if (pack.countInStock < qty)
      return `${title}: ${pack.countInStock === 0 ? "Out of stock" : `Only ${pack.countInStock} left`}`;
  }
  const hasRisen = items.some(
    ({ pack, dprice }) => pack && dprice !== undefined && pack.dpricePaise > dprice,
  );
  return hasRisen || isOtherTotal(itemsPaise(items), claims) ? priceChanged : null;
}

export const priceChanged = "Prices have changed. Please look at the order again.";

export function isOtherTotal(
  items: number,
  { itemsPrice = items, shippingPrice = shippingPaise, totalPrice = items + shippingPaise }: Claims,
): boolean {
  return (
    itemsPrice !== items || shippingPrice !== shippingPaise || totalPrice !== items + shippingPaise
  );
}

/** What the order would be now. */
export function freshJson(items: PricedItem[]) {
  return {
    orderItems: items.flatMap(({ pack, qty }) =>
      pack ? [{ ...lineJson({ ...pack, qty }), countInStock: pack.countInStock }] : [],
    ),
    itemsPrice: rupeesFromPaise(itemsPaise(items)),
    shippingPrice: rupeesFromPaise(shippingPaise),
    totalPrice: rupeesFromPaise(itemsPaise(items) + shippingPaise),
  };
}

function itemsPaise(items: PricedItem[]): number {
  return items.reduce((sum, { pack, qty }) => sum + (pack?.dpricePaise ?? 0) * qty, 0);
}
