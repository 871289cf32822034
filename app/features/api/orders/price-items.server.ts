// What a client believes an order costs is only ever compared with what the database says now.
import { getPacks } from "#app/features/cart/get-cart.server.ts";
import {
  type DeliveryRules,
  chargeOf,
  deliveryProblem,
} from "#app/features/delivery/get-delivery.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { rupeesFromPaise } from "#app/values/money.ts";
import type { UsableOffers } from "#app/features/offers/read-offers.server.ts";
import type { Reckoned } from "#app/values/offers.ts";
import { lineJson, offersJson } from "./order-json.server.ts";

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
  offerPrice?: number | undefined;
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
  /** What offers take off, and why the code that was given does not. */
  offers?: {
    reckoned: Reckoned;
    problem: string | null;
    usable: UsableOffers;
  };
};

/** After offers: fees and the smallest order go by it. */
function goodsPaise(order: PricedOrder): number {
  return itemsPaise(order.items) - offerPaiseOf(order);
}

export function offerPaiseOf({ offers }: PricedOrder): number {
  return offers?.reckoned.offerPaise ?? 0;
}

export function shippingOf(order: PricedOrder): number {
  const { delivery, slotId } = order;
  return chargeOf(delivery, { itemsPaise: goodsPaise(order), slotId }).shippingPaise;
}

/** Why it can't be ordered as the client believes; null when it can. */
export function findProblem(order: PricedOrder, claims: Claims): string | null {
  const { items, delivery, slotId, now } = order;
  for (const { pack, qty } of items) {
    if (!pack) return "A product in your cart is no longer sold.";
    const title = `${pack.brand} ${pack.name}`.trim();
    if (pack.countInStock < qty)
      return `${title}: ${pack.countInStock === 0 ? "Out of stock" : `Only ${pack.countInStock} left`}`;
  }
  const notDelivered = deliveryProblem(delivery, { itemsPaise: goodsPaise(order), slotId }, now);
  if (notDelivered) return notDelivered;
  if (order.offers?.problem) return order.offers.problem;
  const hasRisen = items.some(
    ({ pack, dprice }) => pack && dprice !== undefined && pack.dpricePaise > dprice,
  );
  const isOther = isOtherTotal(
    { items: itemsPaise(items), shipping: shippingOf(order), offer: offerPaiseOf(order) },
    claims,
  );
  return hasRisen || isOther ? priceChanged : null;
}

export const priceChanged = "Prices have changed. Please look at the order again.";

type Sums = { items: number; offer: number; shipping: number };

export function isOtherTotal({ items, offer, shipping }: Sums, claims: Claims): boolean {
  const total = items - offer + shipping;
  const { itemsPrice = items, offerPrice = offer, shippingPrice = shipping } = claims;
  const { totalPrice = total } = claims;
  return (
    itemsPrice !== items ||
    offerPrice !== offer ||
    shippingPrice !== shipping ||
    totalPrice !== total
  );
}

/** What the order would be now. */
export function freshJson(order: PricedOrder) {
  const { items, offers } = order;
  const shippingPaise = shippingOf(order);
  const offerPaise = offerPaiseOf(order);
  return {
    orderItems: items.flatMap(({ pack, qty }, at) =>
      pack
        ? [
            {
              ...lineJson({ ...pack, qty, ...partOf(order, at) }),
              countInStock: pack.countInStock,
            },
          ]
        : [],
    ),
    itemsPrice: rupeesFromPaise(itemsPaise(items)),
    ...offersJson({ offerPaise, offers: offers?.reckoned.offers ?? [] }),
    shippingPrice: rupeesFromPaise(shippingPaise),
    totalPrice: rupeesFromPaise(goodsPaise(order) + shippingPaise),
  };
}

/** What offers take off a line; nothing is said where they take nothing off the order. */
function partOf(order: PricedOrder, at: number) {
  return offerPaiseOf(order) > 0 ? { offerPaise: order.offers?.reckoned.lines[at] ?? 0 } : {};
}

function itemsPaise(items: PricedItem[]): number {
  return items.reduce((sum, { pack, qty }) => sum + (pack?.dpricePaise ?? 0) * qty, 0);
}
