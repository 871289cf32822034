// Many packs at once, by the rules of one: what can't be sold never enters, and a line takes what
// it may.
import type { RequestContext } from "#app/platform/context.server.ts";
import { cartInCookie } from "./cart-cookie.server.ts";
import { type CookieCart, mostOf, setEntry } from "./cart.ts";
import { words } from "./commands/words.ts";
import { getPacksForSale } from "./get-cart.server.ts";

/** `at` is the line's place on its list, `text` its words. */
export type PacksToAdd = { at: number; text: string; financialId: string; qty: number };
/** With the pack where the shop has not enough of it. */
export type RefusedPack = { at: number; text: string; financialId?: string };
export type AddedPacks = { cart: CookieCart; refused: RefusedPack[] };

/**
 * Lines for the same pack are added up; adding replaces the count of a pack that is in the cart.
 */
export async function addPacks(context: RequestContext, lines: PacksToAdd[]): Promise<AddedPacks> {
  const packs = await getPacksForSale(context, [...new Set(lines.map((line) => line.financialId))]);
  const byId = new Map(packs.map((pack) => [pack.financialId, pack]));
  const taken = new Map<string, number>();
  let cart = cartInCookie(context);
  const refused: AddedPacks["refused"] = [];
  for (const { at, text, financialId, qty } of lines) {
    const pack = byId.get(financialId);
    const before = taken.get(financialId) ?? 0;
    const most = pack && pack.pricePaise > 0 ? mostOf(pack) : 0;
    const count = Math.min(before + qty, most);
    const changed =
      pack && count > before
        ? setEntry(cart, { financialId, qty: count, seenPaise: pack.dpricePaise })
        : null;
    if (changed) {
      cart = changed;
      taken.set(financialId, count);
    }
    const missing = changed ? before + qty - count : qty;
    if (missing === 0) continue;
    const isLacking = most === 0 || (pack && pack.countInStock < before + qty);
    refused.push({
      ...{ at, text: changed ? words.partOf(missing, qty, text) : text },
      ...(isLacking ? { financialId } : {}),
    });
  }
  return { cart, refused };
}
