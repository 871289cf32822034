// The only door to what the browser keeps of the cart. A browser that refuses storage loses nothing
// else.
import { areaFee } from "#app/features/delivery/area.ts";
import { formatRupeesPlain } from "#app/values/money.ts";
import { type CartLine, type CartPack, mostOf } from "./cart.ts";
import type { CartCommand, KeptCart } from "./machine/cart-state.ts";

/** A line as it is written: prices in rupees, and of the stock what a line may take. */
type StoredItem = Record<keyof typeof fields, string | number> & { qty: number; nameHi?: string };

/** How a pack's fields are called in the storage, and how many of its units are one there. */
const fields = {
  name: ["name"],
  productId: ["productId"],
  slug: ["slug"],
  category: ["category"],
  brandId: ["detailId"],
  financialId: ["financialId"],
  brand: ["brand"],
  quantity: ["quantityMilli", 1000],
  units: ["units"],
  price: ["pricePaise", 100],
  dprice: ["dpricePaise", 100],
  Discount: ["discountBasisPoints", 100],
  image: ["image"],
  countInStock: ["countInStock", 1],
} satisfies Record<string, [keyof CartPack, number?]>;
const table = Object.entries(fields) as [keyof typeof fields, [keyof CartPack, number?]][];

const cartKeys = ["cartItems", "itemsPrice", "shippingPrice", "totalPrice"];
const unsentKey = "cartUnsent";
const leftKey = "left";

export function storedItem(pack: CartPack, qty: number): StoredItem {
  const most = { ...pack, countInStock: mostOf(pack) };
  const written = table.map(([name, [field, units]]) => {
    return [name, units ? Number(most[field]) / units : most[field]];
  });
  return { ...Object.fromEntries(written), qty, ...(pack.nameHi ? { nameHi: pack.nameHi } : {}) };
}

/** Written items as lines of the cart; what is none is left out. */
export function linesOf(items: unknown): CartLine[] {
  if (!Array.isArray(items)) return [];
  return items.filter(isStoredItem).map((item) => {
    const read = table.map(([name, [field, units]]) => {
      return [field, units ? Math.round(Number(item[name]) * units) : item[name]];
    });
    const pack = Object.fromEntries(read) as CartPack;
    if (item.nameHi) pack.nameHi = item.nameHi;
    const { financialId, dpricePaise } = pack;
    return { financialId, qty: item.qty, seenPaise: dpricePaise, state: "fine", pack };
  });
}

/** The lines as they were last seen, and the commands that were not answered yet. */
export function readCart(): { stored: CartLine[]; unsent: CartCommand[] } {
  const unsent = read(unsentKey);
  return {
    stored: linesOf(read("cartItems")),
    unsent: Array.isArray(unsent) ? unsent.filter(isCommand) : [],
  };
}

/**
 * Known lines take the packs just seen, the prices heard and the cart's counts; what it no longer
 * holds goes. What is unsent is kept: a page that is left, or closed without a network, loses
 * nothing.
 */
export function storeCart({ summary, packs, live, unsent }: KeptCart): void {
  write(unsentKey, unsent.length > 0 ? JSON.stringify(unsent) : null);
  if (summary.lineCount === 0) return cartKeys.forEach((key) => write(key, null));
  const known = new Map<string, CartPack>();
  for (const { pack } of readCart().stored) if (pack) known.set(pack.financialId, pack);
  for (const pack of packs) known.set(pack.financialId, pack);
  const items = [...known.values()].flatMap((pack) => {
    const qty = summary.counts[pack.financialId];
    return qty ? [storedItem({ ...pack, ...live[pack.financialId] }, qty)] : [];
  });
  const { totalPaise, fees } = summary;
  const shippingPaise = areaFee(fees?.area, totalPaise) + (fees?.windowPaise ?? 0);
  write("cartItems", JSON.stringify(items));
  write("itemsPrice", formatRupeesPlain(totalPaise));
  write("shippingPrice", formatRupeesPlain(shippingPaise));
  write("totalPrice", formatRupeesPlain(totalPaise + shippingPaise));
}

/** For logging out: the next person at this browser finds nothing of this one. */
export function clearStoredShop(): void {
  for (const key of [...cartKeys, unsentKey, "shippingAddress", "userInfo"]) write(key, null);
  write(leftKey, JSON.stringify(Date.now()));
}

/** When somebody last logged out here: pages of before are not shown again. */
export function lastLeft(): unknown {
  return read(leftKey);
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

function write(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // The storage is full, blocked or absent: the cookie holds the cart.
  }
}

function isStoredItem(item: Partial<StoredItem> | null): item is StoredItem {
  const isWritten = ([name, [, units]]: (typeof table)[number]) =>
    typeof item?.[name] === (units ? "number" : "string");
  return table.every(isWritten) && Number.isInteger(item?.qty);
}

function isCommand(value: Partial<CartCommand> | null): value is CartCommand {
  return (
    typeof value?.financialId === "string" &&
    Number.isInteger(value.qty) &&
    Number.isInteger(value.unitPaise)
  );
}
