// Prices and stock of a cart come from the database on every page, never from the browser.
import { eq, sql } from "drizzle-orm";
import { categories } from "#db/schema/catalogue.ts";
import { cards } from "#db/schema/cards.ts";
import { deliverySlots } from "#db/schema/delivery.ts";
import { financials } from "#db/schema/products.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { oneOf } from "#app/platform/statements.server.ts";
import {
  type Cart,
  type CartFees,
  type CartPack,
  type CartSummary,
  type PackForSale,
  summarize,
} from "./cart.ts";
import { areaRules } from "#app/features/delivery/get-delivery.server.ts";
import { cartPostalCode } from "./cart-postal-code.server.ts";
import { priceCart } from "./cart-lines.ts";
import { cartInCookie } from "./cart-cookie.server.ts";
import { cardNames } from "#db/shown-names.ts";

/** The packs that still exist, in no particular order. */
export async function getPacks(context: RequestContext, ids: string[]): Promise<CartPack[]> {
  if (ids.length === 0) return [];
  return context.read(
    context.db
      .select({
        financialId: financials.id,
        detailId: financials.detailId,
        productId: cards.productId,
        slug: cards.slug,
        ...cardNames(),
        brand: cards.brand,
        category: sql<string>`${categories.name}`.as("category"),
        image: cards.image,
        quantityMilli: financials.quantityMilli,
        units: financials.units,
        pricePaise: financials.pricePaise,
        dpricePaise: financials.dpricePaise,
        discountBasisPoints: financials.discountBasisPoints,
        countInStock: financials.countInStock,
      })
      .from(financials)
      .innerJoin(cards, eq(cards.id, financials.detailId))
      .innerJoin(categories, eq(categories.id, cards.categoryId))
      .where(oneOf(financials.id, ids)),
  );
}

export function getCart(context: RequestContext): Promise<Cart> {
  return context.once("cart", async () => {
    const cookie = cartInCookie(context);
    return priceCart(
      cookie,
      await getPacks(
        context,
        cookie.entries.map((entry) => entry.financialId),
      ),
    );
  });
}

/** Price and stock alone, from one table: what commands and totals need. */
export async function getPacksForSale(
  context: RequestContext,
  ids: string[],
): Promise<PackForSale[]> {
  if (ids.length === 0) return [];
  return context.read(
    context.db
      .select({
        financialId: financials.id,
        pricePaise: financials.pricePaise,
        dpricePaise: financials.dpricePaise,
        countInStock: financials.countInStock,
      })
      .from(financials)
      .where(oneOf(financials.id, ids)),
  );
}

/** Lines, total and counts for the frame of every page. */
export function getCartSummary(context: RequestContext): Promise<CartSummary> {
  return context.once("cart-summary", async () => {
    const { entries } = cartInCookie(context);
    const ids = entries.map((entry) => entry.financialId);
    const [packs, fees] = await Promise.all([
      getPacksForSale(context, ids),
      entries.length > 0 ? getCartFees(context) : undefined,
    ]);
    return { ...summarize(entries, packs), ...(fees ? { fees } : {}) };
  });
}

/** Undefined where nothing is asked for, or nobody knows yet where the cart goes. */
export async function getCartFees(context: RequestContext): Promise<CartFees | undefined> {
  const { slotId = "" } = cartInCookie(context);
  const postalCode = cartPostalCode(context);
  const isStranger = !context.sessionHash && typeof postalCode !== "string";
  if (isStranger && !slotId) return undefined;
  const [fees] = await context.read(
    context.db
      .select({
        area: areaRules(sql`code`),
        windowPaise: deliverySlots.feePaise,
      })
      .from(sql`(SELECT ${postalCode} AS code)`)
      .leftJoin(deliverySlots, eq(deliverySlots.id, slotId)),
  );
  return fees?.area || fees?.windowPaise
    ? { area: fees.area, windowPaise: fees.windowPaise ?? 0 }
    : undefined;
}
