import { expect, test } from "vitest";
import { priceCart, refreshedLines } from "#app/features/cart/cart-lines.ts";
import type { CartPack } from "#app/features/cart/cart.ts";
import { keysOf, namesOf, packsOfBatch, packsOfProduct } from "./live-items.ts";

const pack: CartPack = {
  financialId: "f1",
  detailId: "d1",
  productId: "p1",
  slug: "atta",
  name: "atta",
  brand: "Aashirvaad",
  category: "Flours",
  image: "",
  quantityMilli: 1500,
  units: "kg",
  pricePaise: 30_000,
  dpricePaise: 26_250,
  discountBasisPoints: 1250,
  countInStock: 20,
};
const packs = [
  pack,
  { ...pack, financialId: "f2" },
  { ...pack, financialId: "f3", productId: "p2" },
];
const wire = {
  _id: "f1",
  quantity: 1.5,
  units: "kg",
  price: 320.1,
  dprice: 280.09,
  Discount: 12.5,
  countInStock: 3,
};
const live = {
  pricePaise: 32_010,
  dpricePaise: 28_009,
  discountBasisPoints: 1250,
  countInStock: 3,
};

test("of an update the cart's own lines of that product are taken; a pack it no longer has is gone", () => {
  const details = [{ _id: "d1", brand: "Aashirvaad", financials: [wire, { ...wire, _id: "f9" }] }];
  expect(packsOfProduct({ type: "productUpdate", product: { _id: "p1", details } }, packs)).toEqual(
    { f1: live, f2: null },
  );
  expect(packsOfProduct({ type: "productUpdate", product: { _id: "p7", details } }, packs)).toEqual(
    {},
  );
});

test("what the batch call leaves out is gone", () => {
  expect(
    packsOfBatch(
      [
        { ...wire, financialId: "f1" },
        { ...wire, financialId: "f3" },
      ],
      packs,
    ),
  ).toEqual({ f1: live, f2: null, f3: live });
});

test("a line is named to the room by product, brand and pack, to the shopper as it is sold", () => {
  expect(keysOf(packs)[0]).toEqual({ productId: "p1", brandId: "d1", financialId: "f1" });
  expect(namesOf(packs).f1).toBe("Aashirvaad Atta 1.5 kg");
});

test("the cart page's lines show what was heard, and the rest as it was loaded", () => {
  const entries = ["f1", "f2", "f3", "f4"].map((financialId) => ({
    financialId,
    qty: 4,
    seenPaise: 26_250,
  }));
  const { lines } = priceCart(
    { key: "k", entries },
    ["f1", "f2", "f3"].map((financialId) => ({ ...pack, financialId })),
  );
  const shown = refreshedLines(lines, { f1: live, f2: null });
  expect(
    shown.map((line) => [line.state, line.pack?.dpricePaise, line.pack?.name, line.seenPaise]),
  ).toEqual([
    ["short", 28_009, "atta", 26_250],
    ["gone", 0, "atta", 26_250],
    ["fine", 26_250, "atta", 26_250],
    ["gone", undefined, undefined, 26_250],
  ]);
});
