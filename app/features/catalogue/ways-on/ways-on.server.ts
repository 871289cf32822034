import { cartPath, keptCartPath } from "#app/addresses/paths.ts";
import type { CartSummary } from "#app/features/cart/cart.ts";
import type { SentCard } from "#app/features/catalogue/cards/sent-card.ts";
import { getTiles } from "#app/features/catalogue/listing/category-order.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { getSoldMost } from "./sold-most.server.ts";
import type { WaysOnData } from "./ways-on.tsx";

export async function getWaysOn(context: RequestContext): Promise<WaysOnData> {
  const [tiles, sold] = await Promise.all([getTiles(context), getSoldMost(context)]);
  return { tiles, sold };
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
