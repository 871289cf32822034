import { expect, test } from "vitest";
import type { CartSummary } from "./cart.ts";
import { type CartCommand, type CartEvent, advanceQueue, delayBeforeSending, isPending, shownSummary, startQueue } from "./cart-queue.ts";

const base: CartSummary = { lineCount: 1, totalPaise: 200, counts: { a: 2 } };
const ask = (financialId: string, qty: number): CartEvent => ({ type: "asked", command: { financialId, qty, unitPaise: 100 } });
const run = (...events: CartEvent[]) => events.reduce(advanceQueue, startQueue(base));
const waitingOf = (commands: CartCommand[]) => commands.map(({ financialId, qty }) => `${financialId}${qty}`);

test("what was asked shows at once", () => {
  expect(shownSummary(run(ask("b", 3), ask("a", 1)))).toEqual({ lineCount: 2, totalPaise: 400, counts: { a: 1, b: 3 } });
  expect(shownSummary(run(ask("a", 0)))).toEqual({ lineCount: 0, totalPaise: 0, counts: {} });
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
  const answer = (counts: Record<string, number>): CartEvent => ({ type: "done", summary: { lineCount: 2, totalPaise: 0, counts } });
  const queue = run(ask("b", 1), ask("c", 1), { type: "sent" }, answer({ a: 2, b: 1 }), { type: "sent" }, answer({ a: 2, b: 1, c: 1 }));
  expect([isPending(queue), shownSummary(queue).counts]).toEqual([false, { a: 2, b: 1, c: 1 }]);
});

test("a lost command is kept and sent again first, unless a later count took its place", () => {
  const kept = run(ask("a", 3), ask("b", 1), { type: "sent" }, { type: "lost" });
  expect([waitingOf(kept.waiting), kept.failures, isPending(kept)]).toEqual([["a3", "b1"], 1, true]);
  const replaced = run(ask("a", 3), { type: "sent" }, ask("a", 4), { type: "lost" });
  expect(waitingOf(replaced.waiting)).toEqual(["a4"]);
});

test("a refused command is dropped, shown rolled back and told; the next one clears the message", () => {
  const queue = run(ask("a", 9), { type: "sent" }, { type: "refused", message: "Only 3 left" });
  expect([isPending(queue), queue.problem, shownSummary(queue)]).toEqual([false, "Only 3 left", base]);
  expect(advanceQueue(queue, ask("a", 3)).problem).toBeNull();
});

test("what a page loads is the new base under what still waits", () => {
  const queue = run(ask("b", 1), { type: "fresh", summary: { lineCount: 1, totalPaise: 100, counts: { a: 1 } } });
  expect(shownSummary(queue)).toEqual({ lineCount: 2, totalPaise: 200, counts: { a: 1, b: 1 } });
});

test("after failures it is tried again after 1 to 5 seconds", () => {
  expect([0, 1, 2, 3, 4, 50].map(delayBeforeSending)).toEqual([0, 1000, 2000, 4000, 5000, 5000]);
});
