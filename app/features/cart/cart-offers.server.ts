// What offers take off this cart, for the cart's page and every page on the way to the order.
import { sql } from "drizzle-orm";
import { hasCodes } from "#app/features/offers/has-codes.server.ts";
import type { Whose } from "#app/features/offers/offer-uses.server.ts";
import {
  type UsableOffers,
  getUsableOffers,
  tooSmallFor,
} from "#app/features/offers/read-offers.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { type Offer, type Reckoned, reckonOffers } from "#app/values/offers.ts";
import type { CartSummary } from "./cart.ts";
import { isUnavailable, linesToReckon } from "./cart-lines.ts";
import { cartInCookie } from "./cart-cookie.server.ts";
import { getCart, getCartSummary } from "./get-cart.server.ts";
import { savedPaiseOf } from "./saved.ts";

export type CartOffers = {
  offers: Offer[];
  reckoned: Reckoned;
  /** Whether there is any code to type. */
  takesCodes: boolean;
  code: string | null;
  /** Why the code can't be used, and what is said where the cart is too small for it. */
  problem: string | null;
  ifTooSmall: string | null;
};

export function getCartOffers(context: RequestContext): Promise<CartOffers | null> {
  const { offerCode } = cartInCookie(context);
  return context.once("cart-offers", () => offersWithCode(context, offerCode));
}

/** For the frame of every page; with what cards say of their packs, where an offer is on any. */
export async function getFrameCart(context: RequestContext): Promise<CartSummary> {
  const [summary, { offers }] = await Promise.all([getCartSummary(context), getUsable(context)]);
  const ofPacks = offers.flatMap((offer) =>
    offer.financialId === null ? [] : [[offer.financialId, offer.title] as const],
  );
  return ofPacks.length > 0 ? { ...summary, packOffers: Object.fromEntries(ofPacks) } : summary;
}

/**
 * What the goods of the cart cost after offers, by which fees and the smallest order go, and what is
 * saved on MRP.
 */
export async function getCartGoods(context: RequestContext) {
  const [{ lines, itemsPaise }, found] = await Promise.all([
    getCart(context),
    getCartOffers(context),
  ]);
  return {
    itemsPaise: itemsPaise - (found?.reckoned.offerPaise ?? 0),
    savedPaise: savedPaiseOf(lines.filter((line) => !isUnavailable(line))),
  };
}

/** Which offers there are for who asks, with the code of the cart. */
export function getUsable(context: RequestContext): Promise<UsableOffers> {
  const { offerCode } = cartInCookie(context);
  return context.once("usable-offers", () => usableWith(context, offerCode));
}

function usableWith(context: RequestContext, code: string | undefined): Promise<UsableOffers> {
  return getUsableOffers(context, asking(context), code);
}

/** As if that code had been typed; null where there is nothing to say of offers. */
export async function offersWithCode(
  context: RequestContext,
  offerCode: string | undefined,
): Promise<CartOffers | null> {
  const { entries } = cartInCookie(context);
  if (entries.length === 0) return null;
  const isKept = offerCode === cartInCookie(context).offerCode;
  const [cart, usable, takesCodes] = await Promise.all([
    getCart(context),
    isKept ? getUsable(context) : usableWith(context, offerCode),
    hasCodes(context),
  ]);
  const { offers, problem } = usable;
  if (offers.length === 0 && !offerCode && !takesCodes) return null;
  return {
    offers,
    reckoned: reckonOffers(linesToReckon(cart.lines), offers),
    takesCodes: takesCodes || offerCode !== undefined,
    ...{ code: offerCode ?? null, problem, ifTooSmall: tooSmallFor(offers) },
  };
}

function asking({ sessionHash, now }: RequestContext): Whose {
  if (!sessionHash) return { userId: null, phone: null };
  const userId = sql`(SELECT user_id FROM sessions WHERE token_hash = ${sessionHash} AND expires_at > ${now})`;
  return { userId, phone: sql`(SELECT phone FROM users WHERE id = ${userId})` };
}
