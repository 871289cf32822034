import { and, eq, notInArray } from "drizzle-orm";
import { cards } from "#db/schema/cards.ts";
import { cartPath, keptCartPath } from "#app/addresses/paths.ts";
import type { CartSummary } from "#app/features/cart/cart.ts";
import { selectCards } from "#app/features/catalogue/cards/cards.server.ts";
import { type SentCard, readCard, sendCards } from "#app/features/catalogue/cards/sent-card.ts";
import { inStockShelf } from "#app/features/catalogue/choosing/facets.ts";
import { getTiles } from "#app/features/catalogue/listing/category-order.server.ts";
import { callIn } from "#app/features/catalogue/listing/names/called.ts";
import { categoryIdOf } from "#app/features/catalogue/listing/names/find-category.server.ts";
import { getOwnCalls } from "#app/features/catalogue/listing/names/own-calls.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { getSoldMost, mostCards } from "./sold-most.server.ts";
import { words } from "./words.ts";
import type { WaysOnData } from "./ways-on.tsx";

/** So many of one kind make a row. */
const enough = 3;

export async function getWaysOn(context: RequestContext): Promise<WaysOnData> {
  const [tiles, sold] = await Promise.all([getTiles(context), getSoldMost(context)]);
  return { tiles, sold };
}

/** Below few hits: what else stands where the first of them does; where that is little, what is sold most. */
export async function getMore(
  context: RequestContext,
  shown: SentCard[],
): Promise<{ title?: string; cards: SentCard[] }> {
  const { category = "" } = shown[0] ? readCard(shown[0]) : {};
  const ids = shown.map((card) => readCard(card).detailId);
  const [found, calls, sold] = await Promise.all([
    context.read(
      selectCards(context, {
        where: and(
          eq(cards.categoryId, categoryIdOf(context.db, category)),
          eq(cards.shelf, inStockShelf),
          notInArray(cards.id, ids),
        ),
        limit: mostCards,
      }),
    ),
    getOwnCalls(context),
    getSoldMost(context, shown),
  ]);
  if (found.length >= enough)
    return { title: words.moreOf(callIn(calls, category)), cards: sendCards(found) };
  const ofCategory = found.map(({ detailId }) => detailId);
  const others = sold.filter((card) => !ofCategory.includes(readCard(card).detailId));
  const row = [...sendCards(found), ...others].slice(0, mostCards);
  if (found.length === 0) return { cards: row };
  const isMixed = row.length > found.length;
  return { title: isMixed ? words.more : words.moreOf(callIn(calls, category)), cards: row };
}

/** Null for any page but an empty cart's; the one kept for the time without a network knows no cart. */
export async function getSoldBesideEmptyCart(
  context: RequestContext,
  { url }: Request,
  { lineCount }: CartSummary,
): Promise<SentCard[] | null> {
  const { pathname, search } = new URL(url);
  const isEmptyCart =
    pathname === cartPath && pathname + search !== keptCartPath && lineCount === 0;
  return isEmptyCart ? getSoldMost(context) : null;
}
