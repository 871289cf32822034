// What can't be sold never enters the cart, and a refused change leaves it as it was.
import { cartInCookie } from "#app/features/cart/cart-cookie.server.ts";
import {
  type CookieCart,
  type PackForSale,
  acceptChanges,
  mostOf,
  removeEntry,
  setEntry,
  stepEntry,
} from "#app/features/cart/cart.ts";
import { getPacksForSale } from "#app/features/cart/get-cart.server.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { words as ofStock } from "#app/values/stock.words.ts";
import type { CountCommand } from "./command.schema.ts";
import { words } from "./words.ts";

export type CartRefusal = { ok: false; status: 400 | 409; message: string };
export type CartChange = { ok: true; cart: CookieCart; packs: PackForSale[] } | CartRefusal;

/**
 * Sets the count of a pack; 0 removes it. Above the stock it is not raised, and one that is lowered
 * goes down to that; where nothing is left it is refused and stays.
 */
export async function setCount(
  context: RequestContext,
  command: CountCommand,
): Promise<CartChange> {
  const cart = cartInCookie(context);
  const ids = new Set([...cart.entries.map((entry) => entry.financialId), command.financialId]);
  const packs = await getPacksForSale(context, [...ids]);
  if (command.qty === 0) return { ok: true, cart: removeEntry(cart, command.financialId), packs };
  const known = cart.entries.find((entry) => entry.financialId === command.financialId);
  const pack = packs.find((candidate) => candidate.financialId === command.financialId);
  if (!pack || pack.pricePaise === 0) return refuse(400, ofStock.noLongerSold);
  const most = mostOf(pack);
  if (most === 0) return refuse(409, ofStock.outOfStock);
  if (command.qty > Math.max(most, known?.qty ?? 0)) return refuse(409, ofStock.onlyLeft(most));
  const changed = setEntry(cart, {
    financialId: pack.financialId,
    qty: Math.min(command.qty, most),
    seenPaise: command.seenPaise ?? known?.seenPaise ?? pack.dpricePaise,
  });
  return changed ? { ok: true, cart: changed, packs } : refuse(409, words.fullCart);
}

export async function stepCount(
  context: RequestContext,
  financialId: string,
  step: 1 | -1,
): Promise<CookieCart> {
  const cart = cartInCookie(context);
  if (!cart.entries.some((entry) => entry.financialId === financialId)) return cart;
  const [pack] = await getPacksForSale(context, [financialId]);
  return stepEntry(cart, { financialId, step, most: pack ? mostOf(pack) : 0 });
}

export async function acceptCart(
  context: RequestContext,
  shown: Map<string, number>,
): Promise<CookieCart> {
  const cart = cartInCookie(context);
  const packs = await getPacksForSale(
    context,
    cart.entries.map((entry) => entry.financialId),
  );
  return acceptChanges(cart, packs, shown);
}

function refuse(status: 400 | 409, message: string): CartRefusal {
  return { ok: false, status, message };
}
