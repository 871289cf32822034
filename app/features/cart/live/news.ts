import type { CartSummary } from "#app/features/cart/cart.ts";
import { formatPaise } from "#app/values/money.ts";
import { words as ofStock } from "#app/values/stock.words.ts";
import type { LivePack, LivePacks } from "./live-pack.ts";
import { words } from "./words.ts";

export type Known = {
  /** What the shopper sees. */
  shown: CartSummary;
  /** What was heard before. */
  heard: LivePacks;
};
type Told = { packs: LivePacks; names: Record<string, string> };

/**
 * What to tell the shopper of what was heard: a changed price, old and new, and stock that fell
 * short; null for nothing.
 */
export function newsOf({ shown, heard }: Known, { packs, names }: Told): string | null {
  const news = Object.entries(packs).flatMap(([financialId, pack]) => {
    const qty = shown.counts[financialId] ?? 0;
    const was = shown.prices[financialId] ?? 0;
    if (qty === 0) return [];
    const change = changeOf({ was, pack }) ?? shortageOf({ qty, pack, before: heard[financialId] });
    return change ? [words.of(names[financialId] ?? words.unnamed, change)] : [];
  });
  if (news.length === 0) return null;
  const rest = news.length - longestNews;
  const first = news.slice(0, longestNews).join("; ");
  return rest > 0 ? words.andMore(first, rest) : first;
}

const longestNews = 3;

function changeOf({ was, pack }: { was: number; pack: LivePack | null }): string | null {
  if (was === 0 || was === pack?.dpricePaise) return null;
  if (!pack) return ofStock.noLongerSold;
  const changed = pack.dpricePaise > was ? words.priceRose : words.priceFell;
  return changed(formatPaise(was), formatPaise(pack.dpricePaise));
}

/** Only a stock that was enough before is news: the page has told the rest. */
function shortageOf({
  qty,
  pack,
  before,
}: {
  qty: number;
  pack: LivePack | null;
  before: LivePack | null | undefined;
}): string | null {
  if (!pack || !before || pack.countInStock >= qty || pack.countInStock === before.countInStock)
    return null;
  return pack.countInStock === 0 ? ofStock.outOfStock : ofStock.onlyLeft(pack.countInStock);
}
