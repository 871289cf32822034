import { expect, test } from "vitest";
import { packedTotal } from "./packed-total.ts";

const line = { financialId: "dal", qty: 3, dpricePaise: 10_000 };
const order = {
  lines: [line, { financialId: "oil", qty: 1, dpricePaise: 20_000 }],
  shippingPaise: 3000,
};
const total = (lines: Parameters<typeof packedTotal>[1], of: object = order) =>
  packedTotal(of as Parameters<typeof packedTotal>[0], lines, [
    { financialId: "cheap", dpricePaise: 8000 },
    { financialId: "dear", dpricePaise: 15_000 },
  ] as Parameters<typeof packedTotal>[2]);

test("what is packed whole costs what was ordered, with the delivery", () => {
  expect(total([])).toBe(53_000);
});

test("what is missing is not charged, and a swap at most what it replaces", () => {
  expect(total([{ financialId: "dal", packed: 1 }])).toBe(33_000);
  expect(total([{ financialId: "dal", packed: 2, swap: { financialId: "cheap", qty: 1 } }])).toBe(
    51_000,
  );
  expect(total([{ financialId: "dal", packed: 2, swap: { financialId: "dear", qty: 1 } }])).toBe(
    53_000,
  );
});

test("an offer's part goes with the packs, half up", () => {
  const offered = { ...order, lines: [{ ...line, offerPaise: 100 }] };
  expect(total([{ financialId: "dal", packed: 1 }], offered)).toBe(9967 + 3000);
});
