import { expect, test } from "vitest";
import type { CartSummary } from "./cart.ts";
import {
  type CartCommand,
  type CartEvent,
  advanceQueue,
  delayBeforeSending,
  isPending,
  shownSummary,
  startQueue,
} from "./cart-queue.ts";
import type { LivePacks } from "./live/live-pack.ts";

const base: CartSummary = { lineCount: 1, totalPaise: 200, counts: { a: 2 }, prices: { a: 100 } };
const ask = (financialId: string, qty: number): CartEvent => ({
  type: "asked",
  command: { financialId, qty, unitPaise: 100 },
});
const run = (...events: CartEvent[]) => events.reduce(advanceQueue, startQueue(base));
const waitingOf = (commands: CartCommand[]) =>
  commands.map(({ financialId, qty }) => `${financialId}${qty}`);

test("what was asked shows at once", () => {
  expect(shownSummary(run(ask("b", 3), ask("a", 1)))).toEqual({
    lineCount: 2,
    totalPaise: 400,
    counts: { a: 1, b: 3 },
    prices: { a: 100, b: 100 },
  });
  expect(shownSummary(run(ask("a", 0)))).toEqual({
    lineCount: 0,
    totalPaise: 0,
    counts: {},
    prices: { a: 100 },
  });
});

test("a later count of a pack replaces the one not sent yet, in its place", () => {
  expect(waitingOf(run(ask("a", 3), ask("b", 1), ask("a", 5)).waiting)).toEqual(["a5", "b1"]);
});

test("one command is on the way at a time; what follows waits for its answer", () => {
  const queue = run(ask("a", 3), ask("b", 1), { type: "sent" }, { type: "sent" }, ask("a", 4));
  expect([queue.inFlight?.qty, waitingOf(queue.waiting)]).toEqual([3, ["b1", "a4"]]);
  expect(shownSummary(queue).counts).toEqual({ a: 4, b: 1 });
});

test("two quick adds are both in the cart when both are answered", () => {
  const answer = (counts: Record<string, number>): CartEvent => ({
    type: "done",
    summary: { lineCount: 2, totalPaise: 0, counts, prices: {} },
  });
  const queue = run(
    ask("b", 1),
    ask("c", 1),
    { type: "sent" },
    answer({ a: 2, b: 1 }),
    { type: "sent" },
    answer({ a: 2, b: 1, c: 1 }),
  );
  expect([isPending(queue), shownSummary(queue).counts]).toEqual([false, { a: 2, b: 1, c: 1 }]);
});

test("a lost command is kept and sent again first, unless a later count took its place", () => {
  const kept = run(ask("a", 3), ask("b", 1), { type: "sent" }, { type: "lost" });
  expect([waitingOf(kept.waiting), kept.failures, isPending(kept)]).toEqual([
    ["a3", "b1"],
    1,
    true,
  ]);
  const replaced = run(ask("a", 3), { type: "sent" }, ask("a", 4), { type: "lost" });
  expect(waitingOf(replaced.waiting)).toEqual(["a4"]);
});

test("a refused command is dropped, shown rolled back and told; the next one clears the message", () => {
  const queue = run(ask("a", 9), { type: "sent" }, { type: "refused", message: "Only 3 left" });
  expect([isPending(queue), queue.problem, shownSummary(queue)]).toEqual([
    false,
    "Only 3 left",
    base,
  ]);
  expect(advanceQueue(queue, ask("a", 3)).problem).toBeNull();
});

test("what a page loads is the new base under what still waits", () => {
  const queue = run(ask("b", 1), {
    type: "fresh",
    summary: { lineCount: 1, totalPaise: 100, counts: { a: 1 }, prices: { a: 100 } },
  });
  expect(shownSummary(queue)).toEqual({
    lineCount: 2,
    totalPaise: 200,
    counts: { a: 1, b: 1 },
    prices: { a: 100, b: 100 },
  });
});

test("after failures it is tried again after 1 to 5 seconds", () => {
  expect([0, 1, 2, 3, 4, 50].map(delayBeforeSending)).toEqual([0, 1000, 2000, 4000, 5000, 5000]);
});

const dearer = { pricePaise: 200, dpricePaise: 150, discountBasisPoints: 2500, countInStock: 20 };
const hear = (packs: LivePacks): CartEvent => ({ type: "heard", packs, names: { a: "Atta 5 kg" } });

test("a price that is heard changes the total at once and is told, old and new", () => {
  const queue = run(hear({ a: dearer }));
  expect([shownSummary(queue).totalPaise, queue.news]).toEqual([
    300,
    "Atta 5 kg. Price rose: ₹1.00 → ₹1.50",
  ]);
  expect(shownSummary(advanceQueue(queue, ask("a", 3))).totalPaise).toBe(450);
  expect(advanceQueue(queue, { type: "dismissed" }).news).toBeNull();
});

test("an answer on the way does not bring the old price back; what a page loads afterwards is the truth", () => {
  const late = run(ask("a", 3), { type: "sent" }, hear({ a: dearer }), {
    type: "done",
    summary: { ...base, totalPaise: 300, counts: { a: 3 } },
  });
  expect(shownSummary(late).totalPaise).toBe(450);
  const fresh = advanceQueue(late, {
    type: "fresh",
    summary: { ...base, totalPaise: 360, counts: { a: 3 }, prices: { a: 120 } },
  });
  expect(shownSummary(fresh).totalPaise).toBe(360);
});

test("what is known already, or of a pack the cart does not hold, is no news", () => {
  expect(run(hear({ a: { ...dearer, dpricePaise: 100 } })).news).toBeNull();
  expect(run(hear({ b: dearer })).news).toBeNull();
  expect(
    advanceQueue(run(hear({ a: dearer }), { type: "dismissed" }), hear({ a: dearer })).news,
  ).toBeNull();
});

test("a pack that vanished, and stock that fell short of the count, are told", () => {
  const gone = run(hear({ a: null }));
  expect([shownSummary(gone).totalPaise, gone.news]).toEqual([0, "Atta 5 kg. No longer sold"]);
  const same = { ...dearer, dpricePaise: 100 };
  expect(run(hear({ a: same }), hear({ a: { ...same, countInStock: 1 } })).news).toBe(
    "Atta 5 kg. Only 1 left",
  );
  expect(run(hear({ a: same }), hear({ a: { ...same, countInStock: 0 } })).news).toBe(
    "Atta 5 kg. Out of stock",
  );
  expect(run(hear({ a: same }), hear({ a: { ...same, countInStock: 5 } })).news).toBeNull();
});
