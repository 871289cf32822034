import type { DocumentKind, Regime } from "#app/values/tax.ts";
import { words } from "./words.ts";

/**
 * By the regime, and in the regular one by the rates of the basket. Without a known rate it can't
 * be issued there.
 */
export function kindOf(regime: Regime, rates: number[]): DocumentKind {
  if (regime === "composition") return "bill-of-supply";
  if (regime !== "regular") return "bill";
  if (rates.every((rate) => rate === 0)) return "bill-of-supply";
  return rates.includes(0) ? "invoice-cum-bill" : "invoice";
}

const titles = (): Record<DocumentKind, string> => ({
  invoice: words.taxInvoice,
  "bill-of-supply": words.billOfSupply,
  "invoice-cum-bill": words.invoiceCumBill,
  bill: words.bill,
});

/**
 * What stands at the head of the paper; as long as no regime is chosen it is the print window's.
 */
export function titleOf(regime: Regime, kind: DocumentKind): string {
  return regime === "none" ? words.invoice : titles()[kind];
}

/** What the law wants a composition dealer's bill to say at its head. */
export const compositionWords = () => words.composition;
