import { expect, test } from "vitest";
import { maxLines } from "#app/values/limits.ts";
import {
  type CartPack,
  type CookieCart,
  acceptChanges,
  mostOf,
  parseQty,
  removeEntry,
  setEntry,
  stepEntry,
} from "./cart.ts";
import { priceCart, priceChange } from "./cart-lines.ts";

const one: CookieCart = { key: "k", entries: [{ financialId: "a", qty: 2, seenPaise: 100 }] };

function pack(fields: Partial<CartPack> = {}): CartPack {
  return {
    financialId: "a",
    detailId: "d",
    productId: "p",
    slug: "atta",
    name: "atta",
    brand: "Aashirvaad",
    category: "Flours",
    image: "",
    quantityMilli: 5000,
    units: "kg",
    pricePaise: 120,
    dpricePaise: 100,
    discountBasisPoints: 0,
    countInStock: 20,
    ...fields,
  };
}

test("a line takes at most 10 packs, fewer when stock is lower", () => {
  expect([
    mostOf({ countInStock: 60 }),
    mostOf({ countInStock: 3 }),
    mostOf({ countInStock: 0 }),
  ]).toEqual([10, 3, 0]);
});

test("adding a pack again replaces its count and keeps its place", () => {
  const two = setEntry(one, { financialId: "b", qty: 1, seenPaise: 5 });
  expect(setEntry(two!, { financialId: "a", qty: 7, seenPaise: 90 })?.entries).toEqual([
    { financialId: "a", qty: 7, seenPaise: 90 },
    { financialId: "b", qty: 1, seenPaise: 5 },
  ]);
});

test("a full cart takes no further pack, and still changes those it holds", () => {
  const entries = Array.from({ length: maxLines }, (_, index) => ({
    financialId: `p${index}`,
    qty: 1,
    seenPaise: 1,
  }));
  expect(setEntry({ key: "k", entries }, { financialId: "new", qty: 1, seenPaise: 1 })).toBeNull();
  expect(
    setEntry({ key: "k", entries }, { financialId: "p7", qty: 4, seenPaise: 1 })?.entries[7]?.qty,
  ).toBe(4);
});

test("the stepper stays within 1 to 9 and the stock, and from above the stock comes down to it", () => {
  const step = (qty: number, by: 1 | -1, most = 10) =>
    stepEntry(
      { key: "k", entries: [{ financialId: "a", qty, seenPaise: 1 }] },
      { financialId: "a", step: by, most },
    ).entries[0]?.qty;
  expect([
    step(1, -1),
    step(9, 1),
    step(8, 1),
    step(10, -1),
    step(3, 1, 3),
    step(5, -1, 3),
    step(5, -1, 0),
  ]).toEqual([1, 9, 9, 9, 3, 3, 4]);
  expect(stepEntry(one, { financialId: "other", step: 1, most: 10 })).toBe(one);
});

test("removing a pack the cart doesn't hold changes nothing", () => {
  expect(removeEntry(one, "other")).toEqual(one);
});

test("a line says whether it is fine, short, sold out or gone", () => {
  const state = (packs: CartPack[]) => priceCart(one, packs).lines[0]?.state;
  expect([
    state([pack()]),
    state([pack({ countInStock: 1 })]),
    state([pack({ countInStock: 0 })]),
    state([pack({ pricePaise: 0 })]),
    state([]),
  ]).toEqual(["fine", "short", "sold-out", "gone", "gone"]);
});

test("a price is told as risen or fallen against what was shown", () => {
  const change = (dpricePaise: number) =>
    priceChange(priceCart(one, [pack({ dpricePaise })]).lines[0]!);
  expect([change(101), change(99), change(100)]).toEqual(["rose", "fell", null]);
});

test("accepting takes the prices that were shown and counts that are left, and removes no line", () => {
  const cart = {
    key: "k",
    entries: ["a", "b", "c"].map((financialId) => ({ financialId, qty: 5, seenPaise: 100 })),
  };
  const packs = [
    pack({ dpricePaise: 130, countInStock: 3 }),
    pack({ financialId: "b", dpricePaise: 140, countInStock: 0 }),
  ];
  expect(acceptChanges(cart, packs, new Map([["a", 120]])).entries).toEqual([
    { financialId: "a", qty: 3, seenPaise: 120 },
    { financialId: "b", qty: 5, seenPaise: 140 },
    { financialId: "c", qty: 5, seenPaise: 100 },
  ]);
});

test("only whole numbers in the range are counts", () => {
  expect(
    ["0", "11", "-1", "1e9", "abc", "", " 2", "2.5", undefined].map((text) =>
      parseQty(text, 1, 10),
    ),
  ).toEqual(Array(9).fill(null));
  expect([parseQty("10", 1, 10), parseQty("0", 0, 10)]).toEqual([10, 0]);
});
