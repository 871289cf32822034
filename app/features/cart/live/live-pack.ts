import { type CartLine, type CartSummary, priceCart } from "#app/features/cart/cart.ts";
import { formatPaise } from "#app/values/money.ts";

/** Price and stock of a pack since the page was loaded. */
export type LivePack = {
  pricePaise: number;
  dpricePaise: number;
  discountBasisPoints: number;
  countInStock: number;
};

/** By pack; null for one that is no longer sold. */
export type LivePacks = Record<string, LivePack | null>;

/** The cart's totals with the prices heard since. */
export function repriced(summary: CartSummary, live: LivePacks): CartSummary {
  const changes = Object.entries(live).map(
    ([financialId, pack]) => [financialId, pack?.dpricePaise ?? 0] as const,
  );
  const totalPaise = changes.reduce(
    (total, [financialId, paise]) =>
      total + (paise - (summary.prices[financialId] ?? 0)) * (summary.counts[financialId] ?? 0),
    summary.totalPaise,
  );
  return { ...summary, totalPaise, prices: { ...summary.prices, ...Object.fromEntries(changes) } };
}

/** The cart page's lines as they would be loaded now. */
export function refreshedLines(lines: CartLine[], live: LivePacks): CartLine[] {
  const packs = lines.flatMap(({ financialId, pack }) => {
    const heard = live[financialId];
    if (!pack || heard === undefined) return pack ?? [];
    return { ...pack, ...(heard ?? { pricePaise: 0, dpricePaise: 0, countInStock: 0 }) };
  });
  return priceCart({ key: "", entries: lines }, packs).lines;
}

type Heard = {
  shown: CartSummary;
  known: LivePacks;
  packs: LivePacks;
  names: Record<string, string>;
};

/** What to tell the shopper of what was heard: a changed price, old and new, and stock that fell short; null for nothing. */
export function newsOf({ shown, known, packs, names }: Heard): string | null {
  const news = Object.entries(packs).flatMap(([financialId, pack]) => {
    const qty = shown.counts[financialId] ?? 0;
    const was = shown.prices[financialId] ?? 0;
    if (qty === 0) return [];
    const change = changeOf({ was, pack }) ?? shortageOf({ qty, pack, before: known[financialId] });
    return change ? [`${names[financialId] ?? "A product of your cart"}. ${change}`] : [];
  });
  if (news.length === 0) return null;
  const rest = news.length - longestNews;
  return news.slice(0, longestNews).join("; ") + (rest > 0 ? ` and ${rest} more` : "");
}

const longestNews = 3;

function changeOf({ was, pack }: { was: number; pack: LivePack | null }): string | null {
  if (was === 0 || was === pack?.dpricePaise) return null;
  if (!pack) return "No longer sold";
  return `Price ${pack.dpricePaise > was ? "rose" : "fell"}: ${formatPaise(was)} → ${formatPaise(pack.dpricePaise)}`;
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
  return pack.countInStock === 0 ? "Out of stock" : `Only ${pack.countInStock} left`;
}
