// The cart in the browser as one machine: every event answers the next state and what is to be
// done.
import { type CartSummary, emptySummary, withCount } from "#app/features/cart/cart.ts";
import { repriced } from "#app/features/cart/live/live-pack.ts";
import {
  type Arrival,
  type CartCommand,
  type CartEffect,
  type CartEvent,
  type CartState,
  type Heard,
  holdsLinks,
  isPending,
} from "./cart-state.ts";

const longestHoldMs = 4000;

export function advanceCart(before: CartState, event: CartEvent): [CartState, CartEffect[]] {
  const taken = sendNext(takeEvent(before, event), event.type === "due");
  const shown = isSameCart(before, taken) ? before.shown : shownSummary(taken);
  const isStale = taken.isStale || isOvertaken(before, taken);
  const isLoad = isStale && !taken.isLoading && !isPending(taken);
  const isLeaving = taken.leavingFor !== null && !holdsLinks(taken);
  const next = {
    ...taken,
    shown,
    isStale: isStale && !isLoad,
    leavingFor: isLeaving ? null : taken.leavingFor,
    listeningTo: taken.isLive ? Object.keys(shown.counts).sort().join(" ") : "",
  };
  const effects: (CartEffect | false)[] = [
    // A page that knows less than the storage leaves that alone until it is loaded anew.
    !(event.type === "arrived" && isStale) && storing(before, next, event),
    next.inFlight !== null &&
      next.inFlight !== before.inFlight && { do: "send", command: next.inFlight },
    event.type === "lost" &&
      next.failures > before.failures && { do: "wait", ms: delayAfter(next.failures) },
    next.listeningTo !== before.listeningTo && {
      do: "listen",
      ids: next.listeningTo.split(" ").filter(Boolean),
    },
    taken.leavingFor !== null &&
      (isLeaving || event.type === "leaving") && {
        do: "leave",
        href: taken.leavingFor,
        afterMs: isLeaving ? 0 : longestHoldMs,
      },
    isLoad && { do: "load" },
  ];
  return [next, effects.filter((effect) => effect !== false)];
}

/** 1, 2, 4 and then every 5 seconds. */
export function delayAfter(failures: number): number {
  return Math.min(1000 * 2 ** (failures - 1), 5000);
}

function takeEvent(cart: CartState, event: CartEvent): CartState {
  switch (event.type) {
    case "arrived":
      return arrive(cart, event);
    case "asked":
      return { ...cart, problem: null, waiting: enqueue(cart.waiting, event.command) };
    case "answered":
    case "refused":
    case "lost":
      return event.command === cart.inFlight ? takeAnswer(cart, event) : cart;
    case "loading":
      return { ...cart, isLoading: true };
    case "loaded":
      return load(cart, event.summary);
    case "heard":
      return hear(cart, event);
    case "stored":
      return { ...cart, isStale: cart.isStale || event.isOnline };
    case "page":
      return { ...cart, page: event.packs };
    case "leaving":
      return { ...cart, leavingFor: event.href };
    case "dismissed":
      return { ...cart, problem: null, news: null };
    case "due":
      return cart;
  }
}

/**
 * What is stored as unsent is the truth about what waits: pages that were shown meanwhile have sent
 * the rest. A page that comes back shows what they stored, and a kept one nothing else.
 */
function arrive(
  cart: CartState,
  { isBack, isSaved, isOnline, stored, unsent }: Arrival,
): CartState {
  const isBehind = stored.some(({ financialId, qty }) => cart.base.counts[financialId] !== qty);
  const seen = (summary: CartSummary) =>
    stored.reduce((sum, line) => withCount(sum, { ...line, unitPaise: line.seenPaise }), summary);
  return {
    ...cart,
    base: isSaved ? seen(emptySummary) : isBack ? seen(cart.base) : cart.base,
    isLive: true,
    isStale: unsent.length > 0 || (isOnline && (isBack || (isBehind && !isSaved))),
    inFlight: null,
    waiting: unsent,
    failures: 0,
    stored,
    leavingFor: null,
  };
}

function takeAnswer(
  cart: CartState,
  event: Extract<CartEvent, { type: "answered" | "refused" | "lost" }>,
): CartState {
  const answered = { ...cart, inFlight: null, failures: 0 };
  if (event.type === "answered") return { ...answered, base: event.summary };
  if (event.type === "refused") return { ...answered, problem: event.message };
  return { ...answered, failures: cart.failures + 1, waiting: putBack(cart) };
}

/** A load that overlapped a command or a changed price is not believed; another one follows. */
function load(cart: CartState, loaded: CartSummary): CartState {
  const isNews = loaded !== cart.loaded && !cart.isStale;
  return { ...cart, isLoading: false, loaded, ...(isNews ? { base: loaded, live: {} } : {}) };
}

function hear(cart: CartState, { packs, news }: Heard): CartState {
  return {
    ...cart,
    live: { ...cart.live, ...packs },
    heard: { ...cart.heard, ...packs },
    news: news ?? cart.news,
    isStale: cart.isStale || cart.isLoading,
  };
}

/** Sent at once, after a failure when it is due. */
function sendNext(cart: CartState, isDue: boolean): CartState {
  const [next, ...waiting] = cart.waiting;
  const maySend = next && !cart.inFlight && (cart.failures === 0 || isDue);
  return maySend ? { ...cart, inFlight: next, waiting } : cart;
}

/**
 * What is being loaded is older than what was asked meanwhile; the cart's own page wants its last
 * prices and stock.
 */
function isOvertaken(before: CartState, taken: CartState): boolean {
  const isDone = isPending(before) && !isPending(taken);
  return (taken.isLoading && isPending(taken)) || (isDone && taken.page !== null);
}

function isSameCart(before: CartState, { base, live, inFlight, waiting }: CartState): boolean {
  return (
    base === before.base &&
    live === before.live &&
    inFlight === before.inFlight &&
    waiting === before.waiting
  );
}

function shownSummary(cart: CartState): CartSummary {
  return unsentOf(cart).reduce(withCount, repriced(cart.base, cart.live));
}

function storing(before: CartState, next: CartState, event: CartEvent): CartEffect | false {
  const isSame =
    next.shown === before.shown && next.page === before.page && next.isLive === before.isLive;
  if (!next.isLive || isSame) return false;
  const seen = event.type === "asked" && event.pack ? [event.pack] : [];
  return {
    do: "store",
    summary: next.shown,
    packs: [...(next.page ?? []), ...seen],
    live: next.live,
    unsent: unsentOf(next),
  };
}

function unsentOf({ inFlight, waiting }: CartState): CartCommand[] {
  return inFlight ? [inFlight, ...waiting] : waiting;
}

function enqueue(waiting: CartCommand[], command: CartCommand): CartCommand[] {
  const isKnown = waiting.some(({ financialId }) => financialId === command.financialId);
  return isKnown
    ? waiting.map((known) => (known.financialId === command.financialId ? command : known))
    : [...waiting, command];
}

function putBack({ inFlight, waiting }: CartState): CartCommand[] {
  const isOutdated =
    !inFlight || waiting.some((command) => command.financialId === inFlight.financialId);
  return isOutdated ? waiting : [inFlight, ...waiting];
}
