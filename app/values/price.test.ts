import { expect, test } from "vitest";
import { discountOf, discountedPaise, priceAfter } from "./price.ts";

test("a discount is taken off half up", () => {
  expect(discountedPaise(999, 5000)).toBe(500);
  expect(discountedPaise(10_000, 1000)).toBe(9000);
  expect(discountedPaise(101, 10_000)).toBe(0);
});

test("the percent of a price paid has two decimals, half up", () => {
  expect(discountOf(23_800, 19_500)).toBe(1807);
  expect(discountOf(10_000, 8_750)).toBe(1250);
  expect(discountOf(2_000_000, 1_999_900)).toBe(1);
  expect(discountOf(0, 0)).toBe(0);
});

const was = { pricePaise: 23_800, discountBasisPoints: 1807, dpricePaise: 19_500 };
const price = (pricePaise: number, discountBasisPoints: number, dpricePaise: number) => ({
  ok: true,
  price: { pricePaise, discountBasisPoints, dpricePaise },
});

test.each([
  ["nothing", {}, price(23_800, 1807, 19_500)],
  ["the same price", { dpricePaise: 19_500 }, price(23_800, 1807, 19_500)],
  ["a price", { dpricePaise: 20_000 }, price(23_800, 1597, 20_000)],
  ["the MRP as price", { dpricePaise: 23_800 }, price(23_800, 0, 23_800)],
  ["a percent", { discountBasisPoints: 1000 }, price(23_800, 1000, 21_420)],
  ["an MRP, which keeps the percent", { pricePaise: 24_000 }, price(24_000, 1807, 19_663)],
  ["MRP and price", { pricePaise: 25_000, dpricePaise: 20_000 }, price(25_000, 2000, 20_000)],
  [
    "price and its percent",
    { discountBasisPoints: 1597, dpricePaise: 20_000 },
    price(23_800, 1597, 20_000),
  ],
  [
    "price and a percent 0.01 away",
    { discountBasisPoints: 1596, dpricePaise: 20_000 },
    price(23_800, 1597, 20_000),
  ],
])("%s", (_, given, expected) => {
  expect(priceAfter(given, was)).toEqual(expected);
});

test("a percent that makes just this price stays as it was given, however coarse the paise are", () => {
  expect(priceAfter({ pricePaise: 4_500, discountBasisPoints: 1050, dpricePaise: 4_028 })).toEqual(
    price(4_500, 1050, 4_028),
  );
});

test("a price above the MRP and two that disagree are refused in words", () => {
  expect(priceAfter({ dpricePaise: 23_801 }, was)).toEqual({
    ok: false,
    message: "The selling price can't be above the MRP.",
  });
  expect(priceAfter({ dpricePaise: 100 })).toMatchObject({ ok: false });
  expect(priceAfter({ discountBasisPoints: 2000, dpricePaise: 20_000 }, was)).toEqual({
    ok: false,
    message: "₹200.00 is 15.97% off, not 20%: please change only one of the two.",
  });
});
