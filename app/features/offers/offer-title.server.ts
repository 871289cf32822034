import type { Offer } from "#app/values/offers.ts";
import { formatPaise } from "#app/values/money.ts";
import { words } from "./words.ts";

type Titled = Pick<
  Offer,
  "kind" | "code" | "buy" | "free" | "percent" | "amountPaise" | "smallestPaise"
>;

/** "Buy 2, get 1 free", "₹50.00 off from ₹500.00", "Code FEST10". */
export function offerTitle(offer: Titled): string {
  const { kind, code, buy, free, percent, amountPaise, smallestPaise } = offer;
  if (kind === "pack") return words.buyGet(buy ?? 0, free ?? 0);
  if (kind === "code") return words.code(code ?? "");
  const off =
    percent === null ? words.amountOff(formatPaise(amountPaise ?? 0)) : words.percentOff(percent);
  return smallestPaise > 0 ? words.from(off, formatPaise(smallestPaise)) : off;
}
