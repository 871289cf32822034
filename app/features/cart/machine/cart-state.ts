// What the cart in the browser is, what can happen to it, and what can be done about it.
import type { CartLine, CartPack, CartSummary } from "#app/features/cart/cart.ts";
import type { LivePacks } from "#app/features/cart/live/live-pack.ts";

/** "So many of this pack": sending it twice does no harm. A removal is a count of 0. */
export type CartCommand = {
  financialId: string;
  qty: number;
  seenPaise?: number;
  unitPaise: number;
};

export type CartState = {
  /** What the shopper sees: `base` with everything heard and asked since laid over it. */
  shown: CartSummary;
  /** The server's last word. */
  base: CartSummary;
  /** What the page was loaded with last. */
  loaded: CartSummary;
  /** One command is on the way at a time, so that each builds on the cookie the former one set. */
  inFlight: CartCommand | null;
  waiting: CartCommand[];
  failures: number;
  problem: string | null;
  news: string | null;
  /** Heard since `base` was loaded. */
  live: LivePacks;
  /** Heard ever: what is known needs no telling. */
  heard: LivePacks;
  /** Scripts run, and the page has arrived. */
  isLive: boolean;
  isLoading: boolean;
  /** A load that is under way may answer less than is known, so another follows it. */
  isStale: boolean;
  /** The packs on the cart's own page, while that stands. */
  page: CartPack[] | null;
  /** The lines that were in the storage when the page arrived. */
  stored: CartLine[] | null;
  /** The link that waits for what is on the way. */
  leavingFor: string | null;
  /** The ids of the packs the room is asked about. */
  listeningTo: string;
};

/** Prices and stock as they are now, and what of it is worth telling. */
export type Heard = { packs: LivePacks; news: string | null };

/** A page arrives when it is loaded, and when the browser shows it again out of its cache. */
export type Arrival = {
  /** By the back or forward button. */
  isBack: boolean;
  /** Kept for the time without a network. */
  isSaved: boolean;
  isOnline: boolean;
  stored: CartLine[];
  unsent: CartCommand[];
};

/** What became of a command. */
export type CartAnswer =
  | { type: "answered"; command: CartCommand; summary: CartSummary }
  | { type: "refused"; command: CartCommand; message: string }
  | { type: "lost"; command: CartCommand };

export type CartEvent =
  | CartAnswer
  | ({ type: "arrived" } & Arrival)
  | ({ type: "heard" } & Heard)
  | { type: "asked"; command: CartCommand; pack?: CartPack }
  /** It is time to send again. */
  | { type: "due" }
  | { type: "loading" }
  | { type: "loaded"; summary: CartSummary }
  /** Another tab has stored its cart. */
  | { type: "stored"; isOnline: boolean }
  /** The cart's own page shows these packs, or is gone. */
  | { type: "page"; packs: CartPack[] | null }
  | { type: "leaving"; href: string }
  | { type: "dismissed" };

/** What the browser's storage is told of the cart. */
export type KeptCart = {
  summary: CartSummary;
  packs: CartPack[];
  live: LivePacks;
  unsent: CartCommand[];
};

export type CartEffect =
  /** The cart as it is shown, with the packs that were just seen, and what is not answered yet. */
  | ({ do: "store" } & KeptCart)
  | { do: "send"; command: CartCommand }
  | { do: "wait"; ms: number }
  | { do: "load" }
  | { do: "listen"; ids: string[] }
  | { do: "leave"; href: string; afterMs: number };

export function startCart(loaded: CartSummary): CartState {
  return {
    shown: loaded,
    base: loaded,
    loaded,
    inFlight: null,
    waiting: [],
    failures: 0,
    problem: null,
    news: null,
    live: {},
    heard: {},
    isLive: false,
    isLoading: false,
    isStale: false,
    page: null,
    stored: null,
    leavingFor: null,
    listeningTo: "",
  };
}

export function isPending({ inFlight, waiting }: CartState): boolean {
  return inFlight !== null || waiting.length > 0;
}

/**
 * Whether a link has to wait, so that the next page shows what is on the way; without a network it
 * does not.
 */
export function holdsLinks(cart: CartState): boolean {
  return isPending(cart) && cart.failures === 0;
}
