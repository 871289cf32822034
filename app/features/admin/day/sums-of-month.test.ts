import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Day, cashExpected } from "#app/features/books/day.ts";
import { SumsOfMonth } from "./sums-of-month.tsx";

const nothing: Day = {
  ...{ day: "2026-11-01", delivered: 0, deliveredPaise: 0, roundOffPaise: 0 },
  ...{ cashPaise: 0, upiPaise: 0, onlinePaise: 0, refundPaise: 0 },
  ...{ khataGivenPaise: 0, khataCashPaise: 0, khataUpiPaise: 0, khataOnlinePaise: 0 },
  ...{ khataCorrectedPaise: 0, floatPaise: 0, expensePaise: 0, drawingPaise: 0 },
  ...{ depositPaise: 0, withRiderPaise: 0, closedAt: null, countedPaise: null, notes: null },
};
const closed = (day: Partial<Day>, off: number): Day => {
  const whole = { ...nothing, ...day, closedAt: 1 };
  return { ...whole, countedPaise: cashExpected(whole) + off };
};

/** Each sum with its name, the headings, and the sentence on the differences. */
function said(days: Day[], apart = { cameBackPaise: 0, givenApartPaise: 0 }) {
  const markup = renderToStaticMarkup(createElement(SumsOfMonth, { days, apart }));
  const sums = markup.matchAll(/<dt>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g);
  return {
    sums: [...sums].map(([, name, sum]) => `${name} ${sum}`),
    headings: [...markup.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, heading]) => heading),
    differed: markup.match(/<p class="text-sm[^>]*>(.*?)<\/p>/)?.[1],
  };
}

test("what the drawer should hold is the sum of what stands above it, and what was counted is of closed days", () => {
  const days = [
    closed({ floatPaise: 10_000, cashPaise: 50_000, khataCashPaise: 7000 }, -500),
    closed({ cashPaise: 20_000, expensePaise: 4000 }, 200),
    { ...nothing, cashPaise: 1000 },
  ];
  const { sums, differed } = said(days);
  expect(sums).toEqual([
    "Paid in advance, less still due ₹710.00",
    "Khata got ₹70.00",
    "Came in ₹780.00",
    "Float ₹100.00",
    "Cash for orders ₹710.00",
    "Khata paid in cash ₹70.00",
    "Paid out -₹40.00",
    "Cash expected ₹840.00",
    "Expected on those days ₹830.00",
    "Counted ₹827.00",
    "Difference -₹3.00",
  ]);
  expect(differed).toBe("Short on 1, over on 1 of 2 days.");
});

test("what was sold becomes what came in by what stands between them", () => {
  const { sums } = said([
    {
      ...{ ...nothing, deliveredPaise: 100_000, cashPaise: 30_000, onlinePaise: 40_000 },
      ...{ refundPaise: 5000, khataGivenPaise: 20_000, khataUpiPaise: 8000 },
    },
  ]);
  expect(sums.slice(0, 4)).toEqual([
    "Khata given -₹200.00",
    "Still due, less paid in advance -₹150.00",
    "Khata got ₹80.00",
    "Came in ₹730.00",
  ]);
});

test("goods that came back, and what a khata was given without an order, are no debt and no advance", () => {
  const day = { ...nothing, deliveredPaise: 2200, cashPaise: 700, khataGivenPaise: 700 };
  expect(said([day], { cameBackPaise: 1500, givenApartPaise: 700 }).sums.slice(0, 4)).toEqual([
    "Goods that came back -₹15.00",
    "Given on khata without an order ₹7.00",
    "Khata given -₹7.00",
    "Came in ₹7.00",
  ]);
});

test("what came in is what the ways to pay that stand beside it add up to", () => {
  const { sums } = said([
    {
      ...{ ...nothing, deliveredPaise: 100_000, cashPaise: 30_100, upiPaise: 4020 },
      ...{ onlinePaise: 40_003, refundPaise: 5001, khataGivenPaise: 20_000 },
      ...{ khataCashPaise: 700, khataUpiPaise: 60, khataOnlinePaise: 10_000 },
    },
  ]);
  const rupeesOf = (name: string) =>
    Number(
      sums
        .find((sum) => sum.startsWith(`${name} `))
        ?.replace(/^.* (-?)₹/, "$1")
        .replace(",", ""),
    );
  const ways = ["Cash for orders", "Khata paid in cash", "UPI recorded", "Charged online"];
  const all = [...ways, "Khata paid online", "Refunds online"].map(rupeesOf);
  expect(all).toEqual([301, 7, 40.8, 400.03, 100, -50.01]);
  expect(all.reduce((sum, rupees) => sum + rupees, 0)).toBeCloseTo(rupeesOf("Came in"), 5);
});

test("a month of cash alone has no heading without sums, and days without a difference are said so", () => {
  const day = closed({ cashPaise: 100 }, 0);
  expect(said([day])).toMatchObject({
    ...{
      headings: ["From sales to money", "In the drawer"],
      differed: "As expected on the one closed day.",
    },
  });
  expect(said([day, day]).differed).toBe("As expected on all 2 closed days.");
});
