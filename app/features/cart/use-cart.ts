import { createContext, useContext } from "react";
import { type CartLine, type CartPack, type CartSummary, emptySummary } from "./cart.ts";
import type { LivePacks } from "./live/live-pack.ts";

export type CartHandle = {
  summary: CartSummary;
  countOf(financialId: string): number;
  /**
   * Sets the pack's count, 0 removes it; `seenPaise` only where another price than the pack's was
   * agreed to.
   */
  setCount(pack: CartPack, qty: number, seenPaise?: number): void;
  remove(financialId: string): void;
  /** The cart's own page says which packs it shows, and with null that it is gone. */
  showPage(packs: CartPack[] | null): void;
  pending: boolean;
  /** Prices and stock heard since the page was loaded. */
  live: LivePacks;
  /** The lines this browser kept; null until scripts run. */
  stored: CartLine[] | null;
  /**
   * False in server markup and until scripts run: buttons that only serve plain forms show until
   * then.
   */
  isLive: boolean;
  packOffers?: CartSummary["packOffers"];
};

export const CartContext = createContext<CartHandle>({
  summary: emptySummary,
  countOf: () => 0,
  setCount: () => undefined,
  remove: () => undefined,
  showPage: () => undefined,
  pending: false,
  live: {},
  stored: null,
  isLive: false,
});

export function useCart(): CartHandle {
  return useContext(CartContext);
}
