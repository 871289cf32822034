import { formatRupeesPlain, rupeesFromPaise } from "#app/values/money.ts";
import { maxQty } from "#app/values/limits.ts";
import { type CartItem, type CartSummary, mostOf } from "./cart.ts";
import type { LivePacks } from "./live/live-pack.ts";
import { unsentKey } from "./unsent.ts";

/** A line of the cart as the browser's storage holds it: prices in rupees, and of the stock what a line may take. */
export type StoredItem = {
  name: string;
  productId: string;
  slug: string;
  category: string;
  brandId: string;
  financialId: string;
  brand: string;
  quantity: number;
  units: string;
  price: number;
  dprice: number;
  Discount: number;
  image: string;
  qty: number;
  countInStock: number;
};

const cartKeys = ["cartItems", "itemsPrice", "shippingPrice", "totalPrice"];

export function storedItem(item: CartItem, qty: number): StoredItem {
  return {
    name: item.name,
    productId: item.productId,
    slug: item.slug,
    category: item.category,
    brandId: item.detailId,
    financialId: item.financialId,
    brand: item.brand,
    quantity: item.quantityMilli / 1000,
    units: item.units,
    price: rupeesFromPaise(item.pricePaise),
    dprice: rupeesFromPaise(item.dpricePaise),
    Discount: item.discountBasisPoints / 100,
    image: item.image,
    qty,
    countInStock: maxQty,
  };
}

/** The cart as it was last seen, for a visit without a network. */
export function storedSummary(): CartSummary {
  const items = storedItems();
  const prices = Object.fromEntries(
    items.map(({ financialId, dprice }) => [financialId, Math.round(dprice * 100)]),
  );
  const counts = Object.fromEntries(items.map(({ financialId, qty }) => [financialId, qty]));
  const totalPaise = items.reduce(
    (sum, { financialId, qty }) => sum + qty * (prices[financialId] ?? 0),
    0,
  );
  return { lineCount: items.length, totalPaise, counts, prices };
}

/** Known lines first, freshly seen packs over them; what the cart no longer holds is dropped. */
export function mergeItems(
  stored: StoredItem[],
  items: Iterable<CartItem>,
  { counts }: CartSummary,
): StoredItem[] {
  const byId = new Map(stored.map((item) => [item.financialId, item]));
  for (const item of items) byId.set(item.financialId, storedItem(item, 0));
  return [...byId.values()].flatMap((item) => {
    const qty = counts[item.financialId];
    return qty ? [{ ...item, qty }] : [];
  });
}

/** Mirrors the cart for the offline visit; a browser that refuses storage loses nothing else. */
export function mirrorCart(
  summary: CartSummary,
  items: Iterable<CartItem>,
  live: LivePacks = {},
): void {
  guarded(() => {
    if (summary.lineCount === 0) return cartKeys.forEach((key) => localStorage.removeItem(key));
    const total = formatRupeesPlain(summary.totalPaise);
    localStorage.setItem(
      "cartItems",
      JSON.stringify(refreshItems(mergeItems(storedItems(), items, summary), live)),
    );
    localStorage.setItem("itemsPrice", total);
    localStorage.setItem("shippingPrice", "0.00");
    localStorage.setItem("totalPrice", total);
  });
}

/** Whether a page came with other counts than were last asked for: its request had overtaken the answer to a change. */
export function isBehindStorage({ counts }: CartSummary): boolean {
  return storedItems().some(({ financialId, qty }) => counts[financialId] !== qty);
}

/** For logging out: the next person at this browser finds nothing of this one. */
export function clearStoredShop(): void {
  guarded(() =>
    [...cartKeys, unsentKey, "shippingAddress", "userInfo"].forEach((key) =>
      localStorage.removeItem(key),
    ),
  );
}

/** Known lines with the prices and the stock heard since they were stored. */
export function refreshItems(items: StoredItem[], live: LivePacks): StoredItem[] {
  return items.map((item) => {
    const pack = live[item.financialId];
    if (!pack) return item;
    return {
      ...item,
      price: rupeesFromPaise(pack.pricePaise),
      dprice: rupeesFromPaise(pack.dpricePaise),
      Discount: pack.discountBasisPoints / 100,
      countInStock: mostOf(pack),
    };
  });
}

/** What the browser remembers of the cart's lines; anything else in its place is nothing. */
export function storedItems(): StoredItem[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem("cartItems") ?? "[]");
    return Array.isArray(stored)
      ? stored.filter((item) => typeof item?.financialId === "string")
      : [];
  } catch {
    return [];
  }
}

function guarded(work: () => void): void {
  try {
    work();
  } catch {
    // Storage is full, blocked or absent: the cookie holds the cart.
  }
}
