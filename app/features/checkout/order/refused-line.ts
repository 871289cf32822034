import type { CartLine } from "#app/features/cart/cart.ts";
import { cardTitle } from "#app/values/card-title.ts";
import type { Paise } from "#app/values/money.ts";
import { formatPack } from "#app/values/quantity.ts";
import { words } from "./refusals.words.ts";

/**
 * A line that can't be ordered as the shopper saw it; `left` packs are in stock, `nowPaise` is
 * today's price.
 */
export type RefusedLine = {
  financialId: string;
  title: string;
  qty: number;
  left: number;
  seenPaise: number;
  nowPaise: number;
};

export function refusedLine({ financialId, qty, seenPaise, pack, state }: CartLine): RefusedLine {
  const isSold = pack !== null && state !== "gone" && pack.dpricePaise > 0;
  return {
    financialId,
    qty,
    seenPaise,
    title: pack ? `${cardTitle(pack)}, ${formatPack(pack)}` : words.someProduct,
    left: isSold ? pack.countInStock : 0,
    nowPaise: isSold ? pack.dpricePaise : 0,
  };
}

/** What bringing it costs, told as a price is. */
export function deliveryLine(seenPaise: Paise, nowPaise: Paise): RefusedLine {
  return { financialId: "delivery", title: words.delivery, qty: 1, left: 1, seenPaise, nowPaise };
}
