import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Day, emptyDay } from "#app/features/books/day.ts";
import { DaySums } from "./day-tables.tsx";

type Last = Parameters<typeof DaySums>[0]["last"];

function said(day: Partial<Day>, last: Last = null): string {
  const whole = { ...emptyDay("2026-11-28"), ...day };
  return renderToStaticMarkup(
    createElement(DaySums, { day: whole, countedBy: "", closedBy: "", last }),
  )
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

test("a day says what was in its drawer in the morning, also where nothing was written", () => {
  expect(said({ floatPaise: 50_000, cashPaise: 2000 })).toBe(
    "Cash expected ₹520.00 Float ₹500.00 Cash for orders ₹20.00",
  );
  expect(said({}, { paise: 61_200, day: "2026-11-27" })).toBe(
    "Cash expected ₹0.00 Float ₹0.00 ₹612.00 was counted on 27 Nov 2026: write it into the drawer if it lies there.",
  );
});

test("a day on which nothing was delivered has no sum of goods", () => {
  expect(said({ delivered: 1, deliveredPaise: 9900 })).toContain("Delivered (1) ₹99.00");
  expect(said({})).not.toContain("Delivered");
});
