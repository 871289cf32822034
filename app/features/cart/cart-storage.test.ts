import { afterEach, expect, test, vi } from "vitest";
import type { CartPack } from "./cart.ts";
import { clearStoredShop, linesOf, readCart, storeCart, storedItem } from "./cart-storage.ts";

const pack: CartPack = {
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
  countInStock: 240,
};
const summary = { lineCount: 1, totalPaise: 52_500, counts: { f: 2 }, prices: { f: 26_250 } };

const store = (packs: CartPack[] = [], live = {}) =>
  storeCart({ summary, packs, live, unsent: [] });

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
  expect(storedItem(pack, 2)).toEqual({
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

test("a written item is read as the line it was, whatever its pack", () => {
  for (const written of [pack, { ...pack, quantityMilli: 0, units: "", image: "" }])
    expect(linesOf(JSON.parse(JSON.stringify([storedItem(written, 2)])))).toEqual([
      {
        financialId: "f",
        qty: 2,
        seenPaise: 26_250,
        state: "fine",
        pack: { ...written, countInStock: 10 },
      },
    ]);
});

test("the cart is stored with totals of two decimals, and an empty one is cleared", () => {
  const kept = storage();
  store([pack]);
  expect([kept.get("itemsPrice"), kept.get("shippingPrice"), kept.get("totalPrice")]).toEqual([
    "525.00",
    "0.00",
    "525.00",
  ]);
  expect(JSON.parse(kept.get("cartItems") ?? "")).toEqual([storedItem(pack, 2)]);
  const nothing = { lineCount: 0, totalPaise: 0, counts: {}, prices: {} };
  storeCart({ summary: nothing, packs: [], live: {}, unsent: [] });
  expect(kept.size).toBe(0);
});

test("stored lines take the cart's counts, and what it no longer holds is dropped", () => {
  const kept = storage();
  const old = storedItem({ ...pack, financialId: "old" }, 4);
  kept.set("cartItems", JSON.stringify([storedItem(pack, 1), old]));
  store();
  expect(readCart().stored.map(({ financialId, qty }) => [financialId, qty])).toEqual([["f", 2]]);
});

test("a stored line takes the price and the stock that were heard, and keeps them", () => {
  const kept = storage();
  store([pack]);
  const heard = { pricePaise: 32_000, dpricePaise: 28_000, discountBasisPoints: 1250 };
  store([], { f: { ...heard, countInStock: 3 }, other: null });
  store();
  expect(JSON.parse(kept.get("cartItems") ?? "")).toEqual([
    { ...storedItem(pack, 2), price: 320, dprice: 280, Discount: 12.5, countInStock: 3 },
  ]);
  store([], { f: { ...heard, countInStock: 240 } });
  expect(readCart().stored[0]?.pack?.countInStock).toBe(10);
});

test("spoiled storage reads as nothing and is written anew", () => {
  const kept = storage();
  for (const spoiled of ["{", "null", "7", "[null,3,{}]", '[{"financialId":"f","qty":1}]']) {
    kept.set("cartItems", spoiled);
    kept.set("cartUnsent", spoiled);
    expect(readCart()).toEqual({ stored: [], unsent: [] });
    store([pack]);
    expect(readCart().stored).toHaveLength(1);
  }
});

test("what is not answered yet is kept until it is", () => {
  const kept = storage();
  const command = { financialId: "f", qty: 2, unitPaise: 26_250, seenPaise: 26_250 };
  const emptied = { lineCount: 0, totalPaise: 0, counts: {}, prices: {} };
  storeCart({ summary: emptied, packs: [], live: {}, unsent: [command] });
  expect([readCart().unsent, kept.size]).toEqual([[command], 1]);
  storeCart({ summary: emptied, packs: [], live: {}, unsent: [] });
  expect(kept.size).toBe(0);
});

test("logging out leaves nothing of the shopper behind", () => {
  const kept = storage();
  for (const key of [
    "cartItems",
    "cartUnsent",
    "shippingAddress",
    "itemsPrice",
    "shippingPrice",
    "totalPrice",
    "userInfo",
    "theme",
  ])
    kept.set(key, "x");
  clearStoredShop();
  expect([...kept.keys()]).toEqual(["theme", "left"]);
});

test("a browser without storage breaks nothing", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(() => {
    store([pack]);
    clearStoredShop();
    expect(readCart()).toEqual({ stored: [], unsent: [] });
  }).not.toThrow();
});

test("what bringing it costs is stored beside the items, until they are enough for none", () => {
  const kept = storage();
  const stored = (freeFromPaise: number | null) => {
    const area = { feePaise: 2500, freeFromPaise, minimumPaise: 0 };
    const fees = { area, windowPaise: 1000 };
    storeCart({ summary: { ...summary, fees }, packs: [pack], live: {}, unsent: [] });
    return ["itemsPrice", "shippingPrice", "totalPrice"].map((key) => kept.get(key));
  };
  expect(stored(52_501)).toEqual(["525.00", "35.00", "560.00"]);
  expect(stored(52_500)).toEqual(["525.00", "10.00", "535.00"]);
});
