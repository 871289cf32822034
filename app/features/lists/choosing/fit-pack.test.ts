import { expect, test } from "vitest";
import { type WantedPacks, fitPack } from "./fit-pack.ts";

const pack = (size: string, more: { mrp?: number; stock?: number } = {}) => {
  const [quantity = "0", units = ""] = size.split(" ");
  return {
    financialId: size,
    quantityMilli: Number(quantity) * 1000,
    units,
    pricePaise: (more.mrp ?? 100) * 100,
    countInStock: more.stock ?? 100,
  };
};
const nothing: WantedPacks = {
  quantity: null,
  units: null,
  packs: null,
  pricePaise: null,
  isLoose: false,
};

type Goods = { pours?: boolean; usual?: string[] };

function choose(packs: ReturnType<typeof pack>[], wanted: Partial<WantedPacks>, goods: Goods = {}) {
  const { pours = false, usual = [] } = goods;
  const choice = fitPack(packs, { ...nothing, ...wanted }, { pours, usual: new Set(usual) });
  return choice && `${choice.qty} × ${choice.pack.financialId}, ${choice.fit}`;
}
const grams = (quantity: number) => ({ quantity, units: "g" as const });

const atta = [pack("1 kg"), pack("2 kg"), pack("5 kg"), pack("10 kg")];

test("a pack of that size, else the fewest packs that make it up", () => {
  expect(choose(atta, grams(5000))).toBe("1 × 5 kg, exact");
  expect(choose(atta, grams(4000))).toBe("2 × 2 kg, exact");
  expect(choose(atta, grams(20_000))).toBe("2 × 10 kg, exact");
  expect(choose([pack("250 g"), pack("1 kg")], grams(750))).toBe("3 × 250 g, exact");
});

test("what no packs make up is nearest: the smallest that holds it, or as many of the largest as it takes", () => {
  expect(choose([pack("1 kg"), pack("5 kg")], grams(2500))).toBe("1 × 5 kg, nearest");
  expect(choose([pack("400 g"), pack("900 g")], grams(2000))).toBe("5 × 400 g, exact");
  expect(choose([pack("900 g")], grams(2000))).toBe("3 × 900 g, nearest");
  expect(choose([pack("100 g")], grams(5000))).toBe("10 × 100 g, nearest");
});

test("stock bounds the packs", () => {
  expect(choose([pack("1 kg", { stock: 1 }), pack("500 g")], grams(2000))).toBe("4 × 500 g, exact");
  expect(choose([pack("1 kg", { stock: 0 })], grams(1000))).toBeNull();
  expect(choose([pack("75 g", { stock: 2 })], { packs: 3 })).toBe("2 × 75 g, nearest");
});

test("a count goes with the size that was said, or with the usual pack", () => {
  expect(choose(atta, { ...grams(5000), packs: 2 })).toBe("2 × 5 kg, exact");
  expect(choose(atta, { ...grams(3000), packs: 2 })).toBe("2 × 5 kg, nearest");
  expect(choose([pack("75 g"), pack("125 g")], { packs: 3 })).toBe("3 × 75 g, exact");
  expect(choose([pack("75 g"), pack("125 g")], { packs: 3 }, { usual: ["125 g"] })).toBe(
    "3 × 125 g, exact",
  );
  expect(choose(atta, {})).toBe("1 × 1 kg, usual");
  expect(choose(atta, { packs: 12 })).toBe("10 × 1 kg, nearest");
});

test("pieces are counted: a pack of so many, or so many packs", () => {
  const eggs = [pack("6 pcs"), pack("12 pcs"), pack("30 pcs")];
  expect(choose(eggs, { quantity: 12, units: "pcs" })).toBe("1 × 12 pcs, exact");
  expect(choose(eggs, { quantity: 24, units: "pcs" })).toBe("2 × 12 pcs, exact");
  expect(choose(eggs, { packs: 12 })).toBe("1 × 12 pcs, exact");
  expect(choose(eggs, { packs: 1 })).toBe("1 × 6 pcs, exact");
  expect(choose([pack("75 g")], { quantity: 5, units: "pcs" })).toBe("5 × 75 g, exact");
});

test("mass answers volume only where goods pour, and is marked", () => {
  const oil = [pack("1 l"), pack("5 l")];
  expect(choose(oil, grams(5000), { pours: true })).toBe("1 × 5 l, other");
  expect(choose(oil, grams(5000))).toBe("1 × 1 l, other");
  expect(choose(oil, { quantity: 500, units: "g", isLoose: true })).toBe("1 × 1 l, nearest");
  expect(choose([pack("250 ml")], { quantity: 250, units: "g", isLoose: true })).toBe(
    "1 × 250 ml, exact",
  );
});

test("a price picks the pack with that MRP", () => {
  const biscuits = [pack("50 g", { mrp: 5 }), pack("110 g", { mrp: 10 })];
  expect(choose(biscuits, { pricePaise: 1000, packs: 2 })).toBe("2 × 110 g, exact");
  expect(choose(biscuits, { pricePaise: 2000 })).toBe("1 × 50 g, nearest");
});
