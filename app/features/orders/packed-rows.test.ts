import { type ReactElement, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { InvoiceLines, Sums } from "./invoice-lines.tsx";
import type { ChangeLine, Order, OrderLine } from "./order.ts";
import { packedRows } from "./packed-rows.ts";

const rice: OrderLine = {
  ...{ productId: "p", detailId: "d", financialId: "rice", name: "rice", brand: "Daawat" },
  ...{ quantityMilli: 1000, units: "kg", qty: 3, pricePaise: 20_000, dpricePaise: 16_900 },
};
const swap: NonNullable<ChangeLine["swap"]> = {
  ...{ financialId: "gate", name: "rice", brand: "India Gate", quantityMilli: 1000, units: "kg" },
  ...{ qty: 2, pricePaise: 16_500, amountPaise: 33_000 },
};
const change = { financialId: "rice", ordered: 3, amountPaise: 0, swap: null };

test("a line that was short shows what was packed of it and what that costs", () => {
  expect(packedRows(rice, undefined)).toMatchObject([{ goods: rice, said: null, qty: 3 }]);
  expect(packedRows(rice, { ...change, packed: 1 })).toMatchObject([
    { goods: rice, said: "1 of 3 packed", qty: 1, paise: 16_900, orderedPaise: 50_700 },
  ]);
  expect(packedRows(rice, { ...change, packed: 0 })).toMatchObject([
    { goods: rice, said: "Not packed", qty: 0, paise: 0, orderedPaise: 50_700 },
  ]);
});

test("what was sent in another's place stands as itself, beside what was packed of that", () => {
  const sent = { goods: swap, qty: 2, paise: 33_000 };
  expect(packedRows(rice, { ...change, packed: 0, swap })).toMatchObject([
    { ...sent, said: "Instead of 3\u00a0× Daawat Rice, 1 kg", orderedPaise: 50_700 },
  ]);
  const withMrp = { ...change, packed: 0, swap: { ...swap, mrpPaise: 18_200 } };
  expect(packedRows(rice, withMrp)).toMatchObject([{ ...sent, mrpPaise: 18_200 }]);
  expect(packedRows(rice, { ...change, packed: 1, swap })).toMatchObject([
    { goods: rice, said: "1 of 3 packed", qty: 1, paise: 16_900, orderedPaise: 16_900 },
    { ...sent, said: "Instead of 2\u00a0× Daawat Rice, 1 kg", orderedPaise: 33_800 },
  ]);
});

test("what is dearer than what it is sent for says for whose price it is", () => {
  const dearer = { ...swap, qty: 1, pricePaise: 17_200, amountPaise: 16_900 };
  const sent = packedRows(rice, { ...change, packed: 2, swap: dearer })[1];
  expect(sent).toMatchObject({
    paise: 16_900,
    said: "Instead of 1\u00a0× Daawat Rice, 1 kg, for the price of that",
  });
});

test("what came back of a pack that was ordered and also sent instead of another is counted once", () => {
  const oil = { ...rice, financialId: "oil" };
  const instead = { ...change, packed: 0, swap: { ...swap, financialId: "oil" } };
  const order = {
    lines: [rice, oil],
    changes: [{ at: 1, kind: "settled", lines: [instead] }],
    cancelledAt: null,
  } as unknown as Order;
  const shownWhen = (packs: number) =>
    renderToStaticMarkup(
      createElement(InvoiceLines, { order, pictures: {}, returned: { oil: packs } }),
    );
  expect(shownWhen(2).match(/\d of \d returned/g)).toEqual(["2 of 2 returned"]);
  expect(shownWhen(3).match(/\d of \d returned/g)).toEqual(["2 of 2 returned", "1 of 3 returned"]);
  expect(shownWhen(3)).toMatch(/<s[^>]*>₹507\.00<\/s> ₹0\.00[^]*<s[^>]*>₹507\.00<\/s> ₹338\.00/);
});

test("what a line comes to is less what came back of it, and a pack known by its price alone says that it has no MRP", () => {
  const order = { lines: [rice], changes: [], cancelledAt: null } as unknown as Order;
  const shown = renderToStaticMarkup(
    createElement(InvoiceLines, { order, pictures: {}, returned: { rice: 1 } }),
  );
  expect(shown).toMatch(/<s[^>]*>₹507\.00<\/s> ₹338\.00/);
  const change = { financialId: "rice", ordered: 3, packed: 0, amountPaise: 0, swap };
  const swapped = { lines: [rice], changes: [{ at: 1, kind: "settled", lines: [change] }] };
  const sent = renderToStaticMarkup(
    createElement(InvoiceLines, {
      order: swapped as unknown as Order,
      pictures: {},
      returned: {},
    }),
  );
  expect(sent).toMatch(/<td[^>]*>–<\/td>/);
});

test("what is left of a swap whose packs don't share its amount evenly is what its credit note leaves", () => {
  const three = { ...swap, qty: 3, amountPaise: 1_000 };
  const lines = [{ ...change, packed: 0, swap: three }];
  const changes = [{ at: 1, kind: "settled", lines }];
  const order = { lines: [rice], changes, cancelledAt: null };
  const shown = renderToStaticMarkup(
    createElement(InvoiceLines, {
      order: order as unknown as Order,
      pictures: {},
      returned: { gate: 2 },
    }),
  );
  expect(shown).toContain("</s> ₹3.34");
});

test("a row reads count times price, and the sums begin with what was ordered", () => {
  const lines = [{ ...change, packed: 1, amountPaise: 16_900 }];
  const order = {
    ...{ lines: [rice], changes: [{ at: 1, kind: "settled", lines }], cancelledAt: null },
    ...{ itemsPaise: 50_700, shippingPaise: 0, slotFeePaise: 0, roundOffPaise: 0 },
    ...{ returnedPaise: 0, payablePaise: 16_900, totalPaise: 50_700 },
  } as unknown as Order;
  const textOf = (shown: ReactElement) =>
    renderToStaticMarkup(shown)
      .replace(/<[^>]*>/g, " ")
      .replace(/\s+/g, " ");
  const rows = createElement(InvoiceLines, { order, pictures: {}, returned: {} });
  expect(textOf(rows)).toContain(
    "1 of 3 packed 1 kg ₹200.00 ₹169.00 3 1 × ₹169.00 ₹507.00 ₹169.00",
  );
  expect(textOf(createElement(Sums, { order }))).toContain(
    "Ordered ₹507.00 Not available -₹338.00 Delivery Free Total ₹169.00",
  );
  const swapped = [{ ...change, packed: 0, swap }];
  const cheaper = { ...order, changes: [{ at: 1, kind: "settled", lines: swapped }] } as Order;
  expect(textOf(createElement(Sums, { order: cheaper }))).toContain("Missing or replaced -₹177.00");
});
