import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { RouterProvider, createMemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import type { LogState } from "#app/features/audit/fields.ts";
import { LogDays } from "./log-days.tsx";

const noon = Date.parse("2026-11-29T06:30:00Z");
const minute = 60_000;
const entry = {
  ...{ seq: 1, userName: "Asha", isOwn: true, names: [], before: null, createdAt: noon },
  payablePaise: null,
};
const order = { ...entry, kind: "order" as const, subjectId: "0123456789abcdef" };
const signIn = { ...entry, kind: "sign-in" as const, subjectId: "u", after: { device: "Chrome" } };

/** The text of each row. */
function rowsOf(entries: Parameters<typeof LogDays>[0]["entries"]): string[] {
  const element = createElement(LogDays, { entries });
  const router = createMemoryRouter([{ path: "/", element }]);
  const markup = renderToStaticMarkup(createElement(RouterProvider, { router }));
  return [...markup.matchAll(/<li.*?<\/li>/g)].map(([row]) => row.replaceAll(/<[^>]+>/g, ""));
}

test("an order is one row: its steps, what it came to at last, at its last time, and from when on", () => {
  const states: LogState[] = [
    { accepted: 0, settledPaise: null },
    { accepted: 1, settledPaise: null },
    { accepted: 1, packed: 1, settledPaise: 50_000 },
    { accepted: 1, packed: 1, settledPaise: 40_000, delivered: 1 },
  ];
  const steps = states.slice(1).map((after, at) => ({
    ...order,
    ...{ seq: at, before: states[at]!, after, createdAt: noon + at * minute },
  }));
  expect(rowsOf(steps.toReversed())).toEqual([
    "12:02Order 012345 ₹400.00Accepted, › Packed, › Delivered\u00a0· 12:00–12:02",
  ]);
});

test("an order whose sum nothing of the day changed says what it costs now", () => {
  const [before, after] = [{ accepted: 0 }, { accepted: 1 }];
  expect(rowsOf([{ ...order, before, after, payablePaise: 10_900 }])).toEqual([
    "12:00Order 012345 ₹109.00Accepted",
  ]);
});

test("who did it is said of others alone, and a sign-in on the same thing once a day, from when on", () => {
  const other = { ...signIn, seq: 4, userName: "Bela", isOwn: false };
  expect(rowsOf([{ ...signIn, seq: 2, createdAt: noon + 2 * minute }, signIn, other])).toEqual([
    "12:02Signed in · Chrome · 2 times\u00a0· 12:00–12:02 ",
    "12:00Signed in · Chrome by Bela",
  ]);
});
