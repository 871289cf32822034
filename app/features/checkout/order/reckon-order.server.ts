// What offers take off an order as its goods cost now; its batch then holds just that.
import { sql } from "drizzle-orm";
import type { CartEntry } from "#app/features/cart/cart.ts";
import { getPacksForSale } from "#app/features/cart/get-cart.server.ts";
import type { Whose } from "#app/features/offers/offer-uses.server.ts";
import { getUsableOffers } from "#app/features/offers/read-offers.server.ts";
import { words } from "#app/features/offers/words.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import type { Paise } from "#app/values/money.ts";
import { type TakenOffer, reckonOffers } from "#app/values/offers.ts";
import type { OrderRequest, Receiver } from "./order-batch.server.ts";

/** More is to be paid than the shopper saw, as something is not taken off any more. */
export type OfferChanged = { ok: false; reason: "offer-changed"; message: string };
type ReckonedOrder = {
  entries: CartEntry[];
  offerPaise: Paise;
  offers?: { used: TakenOffer[]; lines: Paise[] };
  changed: OfferChanged | null;
};

type ToReckon = Pick<OrderRequest, "entries" | "offerCode" | "seenOfferPaise" | "usable">;

export async function reckonOrder(
  context: RequestContext,
  receiver: Receiver,
  { entries, offerCode, seenOfferPaise = 0, ...known }: ToReckon,
): Promise<ReckonedOrder> {
  const usable = known.usable ?? (await getUsableOffers(context, whoseOffers(receiver), offerCode));
  if (usable.offers.length === 0 && seenOfferPaise === 0)
    return { entries, offerPaise: 0, changed: null };
  const now = await atPricesNow(context, entries);
  const reckoned = reckonOffers(
    now.map((entry) => ({ ...entry, pricePaise: entry.seenPaise })),
    usable.offers,
  );
  const { offers, lines, offerPaise } = reckoned;
  const isMore = goodsPaiseOf(now) - offerPaise > goodsPaiseOf(entries) - seenOfferPaise;
  const message = usable.problem ?? words.changed;
  const changed = isMore ? ({ ok: false, reason: "offer-changed", message } as const) : null;
  if (offers.length === 0) return { entries, offerPaise, changed };
  return { entries: now, offerPaise, offers: { used: offers, lines }, changed };
}

/** Where the shop makes the order, those of the phone's account too. */
export function whoseOffers({ id, phone }: Receiver): Whose {
  return { userId: id ?? sql`(SELECT id FROM users WHERE phone = ${phone})`, phone };
}

/** What fell in price at its new one; what rose, or is gone, the order's batch refuses. */
async function atPricesNow(context: RequestContext, entries: CartEntry[]): Promise<CartEntry[]> {
  const packs = await getPacksForSale(
    context,
    entries.map(({ financialId }) => financialId),
  );
  const prices = new Map(packs.map((pack) => [pack.financialId, pack.dpricePaise]));
  return entries.map((entry) => {
    const price = prices.get(entry.financialId) ?? entry.seenPaise;
    return { ...entry, seenPaise: Math.min(price, entry.seenPaise) };
  });
}

/** What they cost before offers. */
export function goodsPaiseOf(entries: CartEntry[]): Paise {
  return entries.reduce((sum, { qty, seenPaise }) => sum + qty * seenPaise, 0);
}
