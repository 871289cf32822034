import type { CartLine } from "./cart.ts";

/** On MRP. */
export const savedPaiseOf = (lines: CartLine[]) =>
  lines.reduce(
    (sum, { pack, qty }) => sum + (pack ? pack.pricePaise - pack.dpricePaise : 0) * qty,
    0,
  );
