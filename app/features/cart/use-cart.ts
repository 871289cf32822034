import { createContext, useContext } from "react";
import type { CartItem, CartSummary } from "./cart.ts";
import type { LivePacks } from "./live/live-pack.ts";

export type CartHandle = {
  summary: CartSummary;
  countOf(financialId: string): number;
  /** Sets the pack's count, 0 removes it; `seenPaise` only where another price than the item's was agreed to. */
  setCount(item: CartItem & { seenPaise?: number }, qty: number): void;
  remove(financialId: string): void;
  pending: boolean;
  /** Prices and stock heard since the page was loaded. */
  live: LivePacks;
  problem: string | null;
  /** False in server markup and until scripts run: buttons that only serve plain forms show until then. */
  isLive: boolean;
};

export const emptySummary: CartSummary = { lineCount: 0, totalPaise: 0, counts: {}, prices: {} };

export const CartContext = createContext<CartHandle>({
  summary: emptySummary,
  countOf: () => 0,
  setCount: () => undefined,
  remove: () => undefined,
  pending: false,
  live: {},
  problem: null,
  isLive: false,
});

export function useCart(): CartHandle {
  return useContext(CartContext);
}
