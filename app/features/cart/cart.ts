import type { Area } from "#app/features/delivery/area.ts";
import type { PaymentMethod } from "#app/values/payment-method.ts";
import type { Paise } from "#app/values/money.ts";
import type { Named } from "#app/values/card-title.ts";
import type { Pack } from "#app/values/quantity.ts";
import { maxLines, maxQty, maxStepperQty } from "#app/values/limits.ts";

/** What the cookie holds: the pack, how many, and the price last shown (paise). */
export type CartEntry = { financialId: string; qty: number; seenPaise: number };

/**
 * The key names this cart for ordering: one cart, one order. `method` is how its shopper chose to
 * pay, `slotId` in which window it should come, `addressId` to which of the customer's addresses.
 */
export type CookieCart = {
  key: string;
  entries: CartEntry[];
  method?: PaymentMethod | undefined;
  slotId?: string | undefined;
  addressId?: string | undefined;
  /** The offer code that was typed, in capitals. */
  offerCode?: string | undefined;
};

/** A pack as it stands in the database now. */
export type CartPack = Pack & {
  financialId: string;
  detailId: string;
  productId: string;
  slug: string;
  name: string;
  nameHi?: string | null;
  brand: string;
  category: string;
  image: string;
  pricePaise: number;
  dpricePaise: number;
  discountBasisPoints: number;
  countInStock: number;
};

/** As much of a pack as a command needs. */
export type PackForSale = Pick<
  CartPack,
  "financialId" | "pricePaise" | "dpricePaise" | "countInStock"
>;

/** `no longer sold` lines have no pack; `short` ones more than is in stock. */
export type CartLine = CartEntry & {
  pack: CartPack | null;
  state: "fine" | "short" | "sold-out" | "gone";
  /** What a pack that is gone was when its customer ordered it, where the page knows. */
  was?: (Named & Pick<CartPack, "quantityMilli" | "units">) | undefined;
};

export type Cart = { key: string; lines: CartLine[]; itemsPaise: number };

/**
 * What every page needs of the cart: the floating button and the cards' steppers; counts and prices
 * (paise) by pack.
 */
export type CartSummary = {
  lineCount: number;
  totalPaise: number;
  counts: Record<string, number>;
  prices: Record<string, number>;
  /** What bringing it costs, where something is asked for that. */
  fees?: CartFees | undefined;
  /** What an offer on a pack is called, by the pack; of a page's, where an offer is on any. */
  packOffers?: Record<string, string>;
};

export type CartFees = { area: Area | null; windowPaise: Paise };

export const emptySummary: CartSummary = { lineCount: 0, totalPaise: 0, counts: {}, prices: {} };

/** What a line takes, fewer when stock is lower; 0 when none is left. */
export function mostOf(pack: Pick<CartPack, "countInStock">): number {
  return Math.max(0, Math.min(maxQty, pack.countInStock));
}

/**
 * Adding replaces the count of the line, so that a double tap does no harm. Null when a 51st line
 * would be needed.
 */
export function setEntry(cart: CookieCart, entry: CartEntry): CookieCart | null {
  const index = cart.entries.findIndex((known) => known.financialId === entry.financialId);
  if (index >= 0) return { ...cart, entries: cart.entries.with(index, entry) };
  return cart.entries.length < maxLines ? { ...cart, entries: [...cart.entries, entry] } : null;
}

export function removeEntry(cart: CookieCart, financialId: string): CookieCart {
  return { ...cart, entries: cart.entries.filter((entry) => entry.financialId !== financialId) };
}

/**
 * The card's stepper: within 1 to 9 and what is in stock; at the bound nothing changes, and from
 * above the stock minus goes down to it.
 */
export function stepEntry(
  cart: CookieCart,
  { financialId, step, most }: { financialId: string; step: 1 | -1; most: number },
): CookieCart {
  const entry = cart.entries.find((known) => known.financialId === financialId);
  if (!entry) return cart;
  const qty = entry.qty + step;
  if (qty < 1 || (step > 0 && qty > Math.min(maxStepperQty, most))) return cart;
  return setEntry(cart, { ...entry, qty: most > 0 ? Math.min(qty, most) : qty }) ?? cart;
}

/**
 * Takes the prices that were shown, and counts that are in stock; a line that is sold out or gone
 * stays to be seen.
 */
export function acceptChanges(
  cart: CookieCart,
  packs: PackForSale[],
  shown: Map<string, Paise>,
): CookieCart {
  const byId = new Map(packs.map((pack) => [pack.financialId, pack]));
  const entries = cart.entries.map((entry) => {
    const pack = byId.get(entry.financialId);
    if (!pack) return entry;
    const most = mostOf(pack);
    const seenPaise = shown.get(entry.financialId) ?? pack.dpricePaise;
    return { ...entry, seenPaise, qty: most > 0 ? Math.min(entry.qty, most) : entry.qty };
  });
  return { ...cart, entries };
}

/** Packs that are sold out count in no sum. */
export function summarize(
  entries: CartEntry[],
  packs: Pick<PackForSale, "financialId" | "dpricePaise" | "countInStock">[],
): CartSummary {
  const inStock = packs.filter((pack) => pack.countInStock > 0);
  const byId = new Map(inStock.map((pack) => [pack.financialId, pack.dpricePaise]));
  return {
    lineCount: entries.length,
    totalPaise: entries.reduce(
      (sum, entry) => sum + (byId.get(entry.financialId) ?? 0) * entry.qty,
      0,
    ),
    counts: Object.fromEntries(entries.map((entry) => [entry.financialId, entry.qty])),
    prices: Object.fromEntries(
      entries.map((entry) => [entry.financialId, byId.get(entry.financialId) ?? 0]),
    ),
  };
}

/**
 * The summary with the count of one pack changed; a pack without a known price costs `unitPaise`.
 */
export function withCount(
  summary: CartSummary,
  { financialId, qty, unitPaise }: { financialId: string; qty: number; unitPaise: Paise },
): CartSummary {
  const { [financialId]: had = 0, ...others } = summary.counts;
  const paise = summary.prices[financialId] ?? unitPaise;
  return {
    ...summary,
    lineCount: summary.lineCount + Math.sign(qty) - Math.sign(had),
    totalPaise: Math.max(0, summary.totalPaise + (qty - had) * paise),
    counts: qty > 0 ? { ...others, [financialId]: qty } : others,
    prices: { ...summary.prices, [financialId]: paise },
  };
}

/** A whole number of packs from a form's text; null when it is none or out of the range. */
export function parseQty(text: unknown, least: number, most: number): number | null {
  if (typeof text !== "string" || !/^\d{1,3}$/.test(text)) return null;
  const qty = Number(text);
  return qty >= least && qty <= most ? qty : null;
}
