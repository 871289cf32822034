import type { CartSummary } from "./cart.ts";
import { type LivePacks, newsOf, repriced } from "./live/live-pack.ts";

/** "So many of this pack": sending it twice does no harm. A removal is a count of 0. */
export type CartCommand = {
  financialId: string;
  qty: number;
  seenPaise?: number;
  unitPaise: number;
};

/** One command is on the way at a time, so that each builds on the cookie the former one set. */
export type CartQueue = {
  base: CartSummary;
  inFlight: CartCommand | null;
  waiting: CartCommand[];
  failures: number;
  problem: string | null;
  /** Heard since `base` was loaded. */
  live: LivePacks;
  /** Heard ever: what is known needs no telling. */
  heard: LivePacks;
  news: string | null;
};

export type CartEvent =
  | { type: "asked"; command: CartCommand }
  | { type: "sent" }
  | { type: "done"; summary: CartSummary }
  | { type: "refused"; message: string }
  | { type: "lost" }
  | { type: "fresh"; summary: CartSummary }
  | { type: "heard"; packs: LivePacks; names: Record<string, string> }
  | { type: "dismissed" };

export function startQueue(base: CartSummary): CartQueue {
  return {
    base,
    inFlight: null,
    waiting: [],
    failures: 0,
    problem: null,
    live: {},
    heard: {},
    news: null,
  };
}

export function advanceQueue(queue: CartQueue, event: CartEvent): CartQueue {
  switch (event.type) {
    case "asked":
      return { ...queue, problem: null, waiting: enqueue(queue.waiting, event.command) };
    case "sent":
      return send(queue);
    case "done":
      return { ...queue, base: event.summary, inFlight: null, failures: 0 };
    case "refused":
      return { ...queue, inFlight: null, failures: 0, problem: event.message };
    case "lost":
      return { ...queue, inFlight: null, failures: queue.failures + 1, waiting: putBack(queue) };
    case "fresh":
      return { ...queue, base: event.summary, live: {} };
    case "heard":
      return hear(queue, event);
    case "dismissed":
      return { ...queue, problem: null, news: null };
  }
}

/** What the shopper sees: the server's last word with everything asked since laid over it. */
export function shownSummary({ base, live, inFlight, waiting }: CartQueue): CartSummary {
  return [...(inFlight ? [inFlight] : []), ...waiting].reduce(applyCommand, repriced(base, live));
}

export function isPending({ inFlight, waiting }: CartQueue): boolean {
  return inFlight !== null || waiting.length > 0;
}

/** At once, then after 1, 2, 4 and 5 seconds. */
export function delayBeforeSending(failures: number): number {
  return failures === 0 ? 0 : Math.min(1000 * 2 ** (failures - 1), 5000);
}

function hear(
  queue: CartQueue,
  { packs, names }: Extract<CartEvent, { type: "heard" }>,
): CartQueue {
  const news = newsOf({ shown: shownSummary(queue), known: queue.heard, packs, names });
  return {
    ...queue,
    live: { ...queue.live, ...packs },
    heard: { ...queue.heard, ...packs },
    news: news ?? queue.news,
  };
}

function enqueue(waiting: CartCommand[], command: CartCommand): CartCommand[] {
  const index = waiting.findIndex((known) => known.financialId === command.financialId);
  return index < 0
    ? [...waiting, command]
    : waiting.map((known, at) => (at === index ? command : known));
}

function send(queue: CartQueue): CartQueue {
  const [next, ...waiting] = queue.waiting;
  return queue.inFlight || !next ? queue : { ...queue, inFlight: next, waiting };
}

function putBack({ inFlight, waiting }: CartQueue): CartCommand[] {
  const isOutdated =
    !inFlight || waiting.some((command) => command.financialId === inFlight.financialId);
  return isOutdated ? waiting : [inFlight, ...waiting];
}

function applyCommand(
  summary: CartSummary,
  { financialId, qty, unitPaise }: CartCommand,
): CartSummary {
  const { [financialId]: had = 0, ...others } = summary.counts;
  const paise = summary.prices[financialId] ?? unitPaise;
  return {
    lineCount: summary.lineCount + Math.sign(qty) - Math.sign(had),
    totalPaise: Math.max(0, summary.totalPaise + (qty - had) * paise),
    counts: qty > 0 ? { ...others, [financialId]: qty } : others,
    prices: { ...summary.prices, [financialId]: paise },
  };
}
