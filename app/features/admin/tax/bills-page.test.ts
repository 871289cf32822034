import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { RouterProvider, createMemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import type { UnusedNumber } from "#app/features/billing/unused-numbers.server.ts";
import { BillsPage } from "./bills-page.tsx";
import { words } from "./words.ts";

function shown(isFirst: boolean, unused: UnusedNumber[] = [], isEmpty = true): string {
  const paper = {
    ...{ seq: 1, number: "KS/99", ofNumber: null, orderId: "o", customerName: "Ravi" },
    ...{ issuedAt: Date.parse("2026-11-20T10:00:00+05:30"), payablePaise: 45_000 },
  };
  const sums = {
    month: "2026-11",
    bills: { count: 2, paise: 90_000 },
    notes: { count: 1, paise: 5000 },
  };
  const facts = {
    ...{ numbers: "", thisMonth: "2026-12", month: null, before: null, isFirst, unused },
    ...(isEmpty ? { papers: [], sums: [] } : { papers: [paper], sums: [sums] }),
  };
  const element = createElement(BillsPage, facts);
  const router = createMemoryRouter([{ path: "*", element }]);
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}

test("that there is no bill yet is said on the first page alone", () => {
  expect(shown(true)).toContain(words.noneIssued);
  expect(shown(false)).not.toContain(words.noneIssued);
});

test("a number without a bill stands under a heading of its own, below the bills, which stand below what their month comes to", () => {
  const unused = {
    ...{ number: "KS/1", orderId: "o", customerName: "Ravi", allottedAt: 0, endedAt: null },
    payablePaise: 12_300,
  };
  const html = shown(true, [unused], false);
  const sums = [words.bills(2, "₹900.00"), words.notes(1, "-₹50.00"), "₹850.00"];
  const places = [...sums, "KS/99", words.unused, unused.number, "₹123.00"].map((text) =>
    html.indexOf(text),
  );
  expect(Math.min(...places)).toBeGreaterThan(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(shown(true)).not.toContain(words.unused);
});
