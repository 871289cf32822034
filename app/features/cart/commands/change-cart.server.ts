// What can't be sold never enters the cart, and a refused change leaves it as it was.
import { cartInCookie } from "#app/features/cart/cart-cookie.server.ts";
import {
  type CartEntry,
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
import { maxLines } from "#app/values/limits.ts";
import type { CountCommand } from "./command.schema.ts";

export type CartRefusal = { ok: false; status: 400 | 409; message: string };
export type CartChange = { ok: true; cart: CookieCart; packs: PackForSale[] } | CartRefusal;

/** Sets the count of a pack; 0 removes it. A count that is lowered is taken even where less is in stock. */
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
  const refusal = refusalOf({ pack, known, qty: command.qty });
  if (!pack || refusal) return refusal ?? refuse(400, "No longer sold");
  const seenPaise = command.seenPaise ?? known?.seenPaise ?? pack.dpricePaise;
  const changed = setEntry(cart, { financialId: pack.financialId, qty: command.qty, seenPaise });
  if (!changed)
    return refuse(
      409,
      `Your cart holds ${maxLines} different packs, which is the most it takes. Remove one to add another.`,
    );
  return { ok: true, cart: changed, packs };
}

export async function stepCount(
  context: RequestContext,
  financialId: string,
  step: 1 | -1,
): Promise<CookieCart> {
  const cart = cartInCookie(context);
  if (!cart.entries.some((entry) => entry.financialId === financialId)) return cart;
  const [pack] = step > 0 ? await getPacksForSale(context, [financialId]) : [];
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

function refusalOf({
  pack,
  known,
  qty,
}: {
  pack: PackForSale | undefined;
  known: CartEntry | undefined;
  qty: number;
}): CartRefusal | null {
  if (!pack || pack.pricePaise === 0) return refuse(400, "No longer sold");
  if (qty <= Math.max(mostOf(pack), known?.qty ?? 0)) return null;
  return refuse(409, pack.countInStock === 0 ? "Out of stock" : `Only ${pack.countInStock} left`);
}

function refuse(status: 400 | 409, message: string): CartRefusal {
  return { ok: false, status, message };
}
