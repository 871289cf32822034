import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { RouterProvider, createMemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import type { UnusedNumber } from "#app/features/billing/unused-numbers.server.ts";
import { BillsPage } from "./bills-page.tsx";
import { words } from "./words.ts";

function shown(isFirst: boolean, unused: UnusedNumber[] = []): string {
  const facts = { numbers: "", month: "", papers: [], unused, before: null, isFirst };
  const element = createElement(BillsPage, facts);
  const router = createMemoryRouter([{ path: "*", element }]);
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}

test("that there is no bill yet is said on the first page alone", () => {
  expect(shown(true)).toContain(words.noneIssued);
  expect(shown(false)).not.toContain(words.noneIssued);
});

test("a number without a bill stands under a heading of its own, above the bills", () => {
  const unused = { number: "KS/1", orderId: "o", customerName: "Ravi", allottedAt: 0, endedAt: 0 };
  const html = shown(true, [unused]);
  const places = [words.unused, unused.number, words.issued].map((text) => html.indexOf(text));
  expect(Math.min(...places)).toBeGreaterThan(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(shown(true)).not.toContain(words.unused);
});
