import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { RouterProvider, createMemoryRouter } from "react-router-dom";
import * as v from "valibot";
import { expect, test } from "vitest";
import { type Day, emptyDay } from "#app/features/books/day.ts";
import { DrawerSchema } from "#app/features/books/drawer.schema.ts";
import { DaySums } from "./day-tables.tsx";

type Last = Parameters<typeof DaySums>[0]["last"];

function markupOf(day: Partial<Day>, last: Last): string {
  const whole = { ...emptyDay("2026-11-28"), ...day };
  const props = { day: whole, countedBy: "", closedBy: "", last, formKey: "" };
  const element = createElement(DaySums, props);
  const router = createMemoryRouter([{ path: "*", element }]);
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}

function said(day: Partial<Day>, last: Last = null): string {
  return markupOf(day, last)
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

test("a day says what was in its drawer in the morning, also where nothing was written", () => {
  expect(said({ floatPaise: 50_000, cashPaise: 2000 })).toBe(
    "Cash expected ₹520.00 Float ₹500.00 Cash for orders ₹20.00",
  );
  expect(said({}, { paise: 61_200, day: "2026-11-27" })).toBe(
    "Cash expected ₹0.00 Float ₹0.00 ₹612.00 was counted on 27 Nov 2026. Is it in the drawer? Start with ₹612.00",
  );
});

test("what was counted last is written as the day's float by the button beside it", () => {
  const markup = markupOf({}, { paise: 61_250, day: "2026-11-27" });
  const fields = [...markup.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
  const sent = Object.fromEntries(fields.map(([, name, value]) => [name, value]));
  expect(v.parse(DrawerSchema, sent)).toEqual({ kind: "float", amount: 61_250, text: "" });
  expect(markup).toContain('action="/admin/day/entry?d=2026-11-28"');
  expect(markupOf({ floatPaise: 61_250 }, null)).not.toContain("<form");
});

test("a day on which nothing was delivered has no sum of goods", () => {
  expect(said({ delivered: 1, deliveredPaise: 9900 })).toContain("Delivered (1) ₹99.00");
  expect(said({})).not.toContain("Delivered");
});
