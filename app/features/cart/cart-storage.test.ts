import { afterEach, expect, test, vi } from "vitest";
import type { CartItem } from "./cart.ts";
import {
  clearStoredShop,
  isBehindStorage,
  mergeItems,
  mirrorCart,
  storedItem,
} from "./cart-storage.ts";

const item: CartItem = {
  financialId: "f",
  detailId: "d",
  productId: "p",
  slug: "atta",
  name: "Atta",
  brand: "Aashirvaad",
  category: "Flours",
  image: "/images/x",
  quantityMilli: 1500,
  units: "kg",
  pricePaise: 30_000,
  dpricePaise: 26_250,
  discountBasisPoints: 1250,
};
const summary = { lineCount: 1, totalPaise: 52_500, counts: { f: 2 }, prices: { f: 26_250 } };

function storage() {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return kept;
}

afterEach(() => vi.unstubAllGlobals());

test("a stored item has the specified fields, in rupees", () => {
  expect(storedItem(item, 2)).toEqual({
    name: "Atta",
    productId: "p",
    slug: "atta",
    category: "Flours",
    brandId: "d",
    financialId: "f",
    brand: "Aashirvaad",
    quantity: 1.5,
    units: "kg",
    price: 300,
    dprice: 262.5,
    Discount: 12.5,
    image: "/images/x",
    qty: 2,
    countInStock: 10,
  });
});

test("stored lines take the cart's counts, and what it no longer holds is dropped", () => {
  const stored = [storedItem(item, 1), storedItem({ ...item, financialId: "old" }, 4)];
  expect(mergeItems(stored, [], summary).map(({ financialId, qty }) => [financialId, qty])).toEqual(
    [["f", 2]],
  );
});

test("the cart is mirrored with totals of two decimals, and an empty one is cleared", () => {
  const kept = storage();
  mirrorCart(summary, [item]);
  expect([kept.get("itemsPrice"), kept.get("shippingPrice"), kept.get("totalPrice")]).toEqual([
    "525.00",
    "0.00",
    "525.00",
  ]);
  expect(JSON.parse(kept.get("cartItems") ?? "")).toEqual([storedItem(item, 2)]);
  mirrorCart({ lineCount: 0, totalPaise: 0, counts: {}, prices: {} }, []);
  expect(kept.size).toBe(0);
});

test("a stored line takes the price and the stock that were heard, and keeps them", () => {
  const kept = storage();
  mirrorCart(summary, [item]);
  mirrorCart(summary, [], {
    f: { pricePaise: 32_000, dpricePaise: 28_000, discountBasisPoints: 1250, countInStock: 3 },
    other: null,
  });
  mirrorCart(summary, []);
  expect(JSON.parse(kept.get("cartItems") ?? "")).toEqual([
    { ...storedItem(item, 2), price: 320, dprice: 280, Discount: 12.5, countInStock: 3 },
  ]);
});

test("a page is behind the storage when a count differs, or a line is missing", () => {
  storage();
  expect(isBehindStorage(summary)).toBe(false);
  mirrorCart(summary, [item]);
  expect(
    [summary, { ...summary, counts: { f: 1 } }, { ...summary, counts: {} }].map(isBehindStorage),
  ).toEqual([false, true, true]);
});

test("a stored line's stock is what a line may take", () => {
  const kept = storage();
  mirrorCart(summary, [item], {
    f: { pricePaise: 30_000, dpricePaise: 26_250, discountBasisPoints: 1250, countInStock: 240 },
  });
  expect(JSON.parse(kept.get("cartItems") ?? "")).toEqual([storedItem(item, 2)]);
});

test("spoiled storage is written anew", () => {
  const kept = storage();
  for (const spoiled of ["{", "null", "7", "[null,3,{}]"]) {
    kept.set("cartItems", spoiled);
    mirrorCart(summary, [item]);
    expect(JSON.parse(kept.get("cartItems") ?? "")).toHaveLength(1);
  }
});

test("logging out leaves nothing of the shopper behind", () => {
  const kept = storage();
  for (const key of [
    "cartItems",
    "shippingAddress",
    "itemsPrice",
    "shippingPrice",
    "totalPrice",
    "userInfo",
    "theme",
  ])
    kept.set(key, "x");
  clearStoredShop();
  expect([...kept.keys()]).toEqual(["theme"]);
});

test("a browser without storage breaks nothing", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(() => {
    mirrorCart(summary, [item]);
    clearStoredShop();
  }).not.toThrow();
});
