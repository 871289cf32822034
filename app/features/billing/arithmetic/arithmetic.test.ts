import { expect, test } from "vitest";
import { financialYear } from "#app/values/dates.ts";
import { createRandom } from "#tests/random.ts";
import { kindOf } from "./document-kind.ts";
import { isGstin } from "./gstin.ts";
import { groupsOf, splitInclusive, sumOf, splitLines } from "./tax-split.ts";

const rates = [0, 500, 1800, 4000];

test.each([
  [10_000, 500, 9_524, 238],
  [10_500, 500, 10_000, 250],
  [26_840, 500, 25_562, 639],
  [30_500, 500, 29_048, 726],
  [45_200, 500, 43_048, 1_076],
  [6_270, 500, 5_972, 149],
  [100, 500, 96, 2],
  [50, 500, 48, 1],
  [10_000, 1800, 8_474, 763],
  [11_800, 1800, 10_000, 900],
  [9_900, 1800, 8_390, 755],
  [12_160, 1800, 10_306, 927],
  [1_000, 1800, 848, 76],
  [14_000, 4000, 10_000, 2_000],
  [4_000, 4000, 2_858, 571],
  [3_000, 0, 3_000, 0],
])("%i paise at %i basis points are %i and twice %i", (gross, rate, taxablePaise, half) => {
  expect(splitInclusive(gross, rate)).toEqual({ taxablePaise, cgstPaise: half, sgstPaise: half });
});

test("the parts are the whole, and each half is the rule's to half a paisa, for every price up to ₹5,000 at every rate", () => {
  for (const rate of rates) {
    for (let gross = 1; gross <= 500_000; gross += 1) {
      const { taxablePaise, cgstPaise, sgstPaise } = splitInclusive(gross, rate);
      if (taxablePaise + cgstPaise + sgstPaise !== gross || cgstPaise !== sgstPaise)
        throw new Error(`${gross} at ${rate}`);
      if (Math.abs(cgstPaise - (gross * rate) / (2 * (10_000 + rate))) > 0.5 + 1e-9)
        throw new Error(`${gross} at ${rate}: ${cgstPaise}`);
    }
  }
});

const basket = [
  { amountPaise: 26_840, basisPoints: 500 },
  { amountPaise: 6_000, basisPoints: 0 },
  { amountPaise: 15_900, basisPoints: 500 },
  { amountPaise: 14_080, basisPoints: 500 },
  { amountPaise: 12_160, basisPoints: 1800 },
  { amountPaise: 8_000, basisPoints: 4000 },
  { amountPaise: 9_975, basisPoints: 0 },
];

test("a whole basket is split rate by rate as by hand", () => {
  expect(
    groupsOf(basket).map((group) => [
      group.basisPoints,
      group.grossPaise,
      group.taxablePaise,
      group.cgstPaise,
      group.sgstPaise,
    ]),
  ).toEqual([
    [0, 15_975, 15_975, 0, 0],
    [500, 56_820, 54_114, 1_353, 1_353],
    [1800, 12_160, 10_306, 927, 927],
    [4000, 8_000, 5_714, 1_143, 1_143],
  ]);
});

test("of any basket the parts of the lines add up to their group's", () => {
  const { pick, upTo } = createRandom(17);
  for (let round = 0; round < 2_000; round += 1) {
    const lines = Array.from({ length: 1 + upTo(14) }, () => ({
      amountPaise: 1 + upTo(100_000),
      basisPoints: pick(rates),
    }));
    const parts = splitLines(lines);
    for (const { basisPoints, taxablePaise, cgstPaise } of groupsOf(lines)) {
      const own = parts.filter((_, index) => lines[index]?.basisPoints === basisPoints);
      expect(sumOf(own, (part) => part.taxablePaise)).toBe(taxablePaise);
      expect(sumOf(own, (part) => part.cgstPaise)).toBe(cgstPaise);
    }
    for (const [index, { amountPaise, basisPoints }] of lines.entries())
      expect(
        Math.abs(
          (parts[index]?.taxablePaise ?? 0) - (amountPaise * 10_000) / (10_000 + basisPoints),
        ),
      ).toBeLessThan(3);
  }
});

test("a GSTIN is known by its form and its check character", () => {
  for (const right of ["27AAPFU0939F1ZV", "29AAGCB7383J1Z4"])
    expect(isGstin(right), right).toBe(true);
  for (const wrong of [
    "29ABCDE1234F1Z5",
    "27AAPFU0939F1ZA",
    "27AAPFU0939F1Z",
    "27aapfu0939f1zv",
    "",
  ])
    expect(isGstin(wrong), wrong).toBe(false);
});

test.each([
  ["none", [500], "bill"],
  ["unregistered", [500], "bill"],
  ["composition", [500], "bill-of-supply"],
  ["regular", [0, 0], "bill-of-supply"],
  ["regular", [500, 1800], "invoice"],
  ["regular", [0, 500], "invoice-cum-bill"],
] as const)("in the regime %s a basket at %j gets the paper %s", (regime, basketRates, kind) => {
  expect(kindOf(regime, [...basketRates])).toBe(kind);
});

test("the financial year turns on 1 April at 00:00 in India", () => {
  expect(financialYear(Date.parse("2026-03-31T23:59:59.999+05:30"))).toBe("25-26");
  expect(financialYear(Date.parse("2026-04-01T00:00:00.000+05:30"))).toBe("26-27");
});
