// What a client believes an order costs is only ever compared with what the database says now.
import { getPacks } from "#app/features/cart/get-cart.server.ts";
import {
  type DeliveryRules,
  chargeOf,
  deliveryProblem,
} from "#app/features/delivery/get-delivery.server.ts";
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

/** What an order is made of, as it costs now. */
export type PricedOrder = {
  items: PricedItem[];
  delivery: DeliveryRules | null;
  slotId?: string | undefined;
  now: number;
};

export function shippingOf({ items, delivery, slotId }: PricedOrder): number {
  return chargeOf(delivery, { itemsPaise: itemsPaise(items), slotId }).shippingPaise;
}

/** Why it can't be ordered as the client believes; null when it can. */
export function findProblem(order: PricedOrder, claims: Claims): string | null {
  const { items, delivery, slotId, now } = order;
  for (const { pack, qty } of items) {
    if (!pack) return "A product of your cart is no longer sold.";
    const title = `${pack.brand} ${pack.name}`.trim();
    if (pack.countInStock < qty)
      return `${title}: ${pack.countInStock === 0 ? "Out of stock" : `Only ${pack.countInStock} left`}`;
  }
  const notDelivered = deliveryProblem(delivery, { itemsPaise: itemsPaise(items), slotId }, now);
  if (notDelivered) return notDelivered;
  const hasRisen = items.some(
    ({ pack, dprice }) => pack && dprice !== undefined && pack.dpricePaise > dprice,
  );
  const isOther = isOtherTotal(itemsPaise(items), shippingOf(order), claims);
  return hasRisen || isOther ? priceChanged : null;
}

export const priceChanged = "Prices have changed. Please look at the order again.";

export function isOtherTotal(
  items: number,
  shipping: number,
  { itemsPrice = items, shippingPrice = shipping, totalPrice = items + shipping }: Claims,
): boolean {
  return itemsPrice !== items || shippingPrice !== shipping || totalPrice !== items + shipping;
}

/** What the order would be now. */
export function freshJson(order: PricedOrder) {
  const { items } = order;
  const shippingPaise = shippingOf(order);
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
