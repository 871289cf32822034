import { expect, test } from "vitest";
import type { ChangeLine, OrderLine } from "./order.ts";
import { notPackedPaise } from "./order.ts";

const line = { financialId: "dal", qty: 3, dpricePaise: 10_000, offerPaise: 300 } as OrderLine;
const oil = { financialId: "oil", qty: 1, dpricePaise: 20_000 } as OrderLine;
const notPacked = (...lines: Partial<ChangeLine>[]) =>
  notPackedPaise({
    lines: [line, oil],
    changes: [{ at: 1, kind: "settled", lines: lines as ChangeLine[] }],
  });

test("what was not packed is what was charged less, without what came in its place", () => {
  expect(notPackedPaise({ lines: [line], changes: [] })).toBe(0);
  const short = { financialId: "dal", ordered: 3, packed: 1, amountPaise: 9900, swap: null };
  expect(notPacked(short)).toBe(19_800);
  const swap = { amountPaise: 15_000 } as ChangeLine["swap"];
  const swapped = { financialId: "oil", ordered: 1, packed: 0, amountPaise: 0, swap };
  expect(notPacked(short, swapped)).toBe(19_800 + 5000);
});
