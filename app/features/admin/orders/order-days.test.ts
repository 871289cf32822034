import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { RouterProvider, createMemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import type { ListedOrder } from "#app/features/orders/list-orders.server.ts";
import { inLanguage } from "#app/platform/language.server.ts";
import { OrderDays } from "./order-days.tsx";

const order = (id: string, change: Partial<ListedOrder>): ListedOrder => ({
  ...{ id, customerName: "Meena", customerPhone: "", paymentMethod: "Cash Or UPI", channel: "web" },
  ...{
    createdAt: Date.parse("2026-11-27T10:45:00+05:30"),
    totalPaise: 92_300,
    payablePaise: 82_900,
  },
  ...{
    paymentAlerts: [],
    stockReturnedAt: null,
    paidAt: null,
    khataAt: null,
    acceptedAt: null,
    cancelledAt: null,
  },
  ...{ packedAt: null, dispatchedAt: null, deliveredAt: null, slotTo: null },
  ...change,
});

const now = Date.parse("2026-11-27T12:00:00+05:30");

/** What is read of them, a line an order, with the days between. */
function read(orders: ListedOrder[]): string[] {
  const element = createElement(OrderDays, { orders, now, isFirst: true, isLast: false });
  const router = createMemoryRouter([{ path: "*", element }]);
  return inLanguage("en", () =>
    renderToStaticMarkup(createElement(RouterProvider, { router }))
      .split(/(?=<h2>|<li)/)
      .slice(1)
      .map((part) =>
        part
          .replace(/<[^>]*>/g, " ")
          .replace(/\s+/g, " ")
          .trim(),
      ),
  );
}

test("an order's line has its short name, what is to be paid, how far it is and whether it is paid", () => {
  const shown = read([
    order("K7F2AAAAAAAAAAAA", {}),
    order("W4TTAAAAAAAAAAAA", { paymentMethod: "Online" }),
    order("M3QXAAAAAAAAAAAA", { acceptedAt: 1, packedAt: 1, dispatchedAt: 1, paidAt: 1 }),
    order("R8ZZAAAAAAAAAAAA", {
      deliveredAt: 1,
      khataAt: 1,
      createdAt: Date.parse("2026-11-26T23:59:00+05:30"),
    }),
    order("T9YYAAAAAAAAAAAA", {
      cancelledAt: 1,
      createdAt: Date.parse("2026-11-26T00:00:00+05:30"),
    }),
  ]);
  expect(shown).toEqual([
    "Fri 27 Nov 2 orders · ₹1,658.00 1 waiting for online payment left out",
    expect.stringMatching(/^Meena K7F2\w* ₹829.00 10:45 · Pays at the door New$/),
    expect.stringMatching(/^Meena W4TT\w* ₹829.00 10:45 Waiting for the payment$/),
    expect.stringMatching(/^Meena M3QX\w* ₹829.00 10:45 · Paid Out for delivery$/),
    "Thu 26 Nov 1 order · ₹829.00 1 cancelled left out · on this page",
    expect.stringMatching(/^Meena R8ZZ\w* ₹829.00 23:59 · On khata Delivered$/),
    expect.stringMatching(/^Meena T9YY\w* ₹829.00 00:00 Cancelled$/),
  ]);
});

test("an order whose time is over says that it is late, until it is handed over or cancelled", () => {
  const shown = read([
    order("K7F2AAAAAAAAAAAA", { slotTo: now - 1 }),
    order("W4TTAAAAAAAAAAAA", { slotTo: now + 1 }),
    order("M3QXAAAAAAAAAAAA", { slotTo: now - 1, deliveredAt: 1 }),
    order("R8ZZAAAAAAAAAAAA", { slotTo: now - 1, paymentMethod: "Online" }),
    order("T9YYAAAAAAAAAAAA", { createdAt: Date.parse("2026-11-26T18:00:00+05:30") }),
  ]);
  expect(shown.filter((line) => line.includes("Late"))).toEqual([
    expect.stringMatching(/^Meena K7F2\w* .* Late · 0 min New$/),
    expect.stringMatching(/^Meena T9YY\w* .* Late New$/),
  ]);
});

test("what was handed over without its money, what was not paid in time, and a counter sale say so", () => {
  const shown = read([
    order("K7F2AAAAAAAAAAAA", { deliveredAt: 1 }),
    order("W4TTAAAAAAAAAAAA", { paymentMethod: "Online", stockReturnedAt: 1 }),
    order("M3QXAAAAAAAAAAAA", { channel: "counter", customerName: "", deliveredAt: 1, paidAt: 1 }),
    order("R8ZZAAAAAAAAAAAA", { deliveredAt: 1, paidAt: 1, paymentAlerts: ["hand-back"] }),
  ]);
  expect(shown.slice(1)).toEqual([
    expect.stringMatching(/10:45 · Not paid Delivered$/),
    expect.stringMatching(/10:45 Not paid in time$/),
    expect.stringMatching(/^Counter sale M3QX\w* ₹829.00 10:45 · Paid Delivered$/),
    expect.stringMatching(/10:45 · Paid Money to hand back Delivered$/),
  ]);
});

test("a cancelled order that was paid says what became of the money, where its reader may know it", () => {
  const cancelled = { paidAt: 1, cancelledAt: 1, payablePaise: 0 };
  const [back, waits, hidden] = read([
    order("K7F2AAAAAAAAAAAA", cancelled),
    order("W4TTAAAAAAAAAAAA", { ...cancelled, paymentAlerts: ["refund-due"] }),
    order("M3QXAAAAAAAAAAAA", { ...cancelled, hidesCustomer: true }),
  ]).slice(1);
  expect(back).toContain("Money given back");
  expect(waits).toContain("Refund due – on its way");
  expect(waits).not.toContain("given back");
  expect(hidden).not.toContain("given back");
});
