// The product page's form: what can't be sold is refused in the page's own words, the cart
// untouched.
import { cartInCookie, serializeCart } from "#app/features/cart/cart-cookie.server.ts";
import { mostOf, parseQty, setEntry } from "#app/features/cart/cart.ts";
import type { RequestContext } from "#app/platform/context.server.ts";
import { getProduct } from "#app/features/catalogue/product/product.server.ts";
import { maxQty } from "#app/values/limits.ts";
import { words as ofStock } from "#app/values/stock.words.ts";
import { words } from "./words.ts";

/** The select that is wrong. */
export type WrongField = "brand" | "quantity" | "qty";
type Refusal = { ok: false; status: number; message: string; field: WrongField };
type Added = { ok: true; cookie: string; added: string };

export async function addSelection(
  context: RequestContext,
  slug: string,
  wanted: Record<string, string>,
): Promise<Added | Refusal> {
  const product = await getProduct(context, slug);
  const card = product?.brands.find((brand) => brand.detailId === wanted.brand);
  if (!card) return refuse("brand", words.noBrand);
  const pack = card.packs.find((candidate) => candidate.financialId === wanted.quantity);
  if (!pack) return refuse("quantity", words.noPack);
  const qty = parseQty(wanted.qty, 1, maxQty);
  if (qty === null) return refuse("qty", words.chooseCount);
  if (mostOf(pack) < qty)
    return refuse(
      "qty",
      pack.countInStock === 0 ? ofStock.outOfStock : ofStock.onlyLeft(pack.countInStock),
      409,
    );
  const cart = setEntry(cartInCookie(context), {
    financialId: pack.financialId,
    qty,
    seenPaise: pack.dpricePaise,
  });
  if (!cart) return refuse("qty", words.fullCart, 409);
  return {
    ok: true,
    cookie: await serializeCart(context, cart),
    added: `${pack.financialId}x${qty}`,
  };
}

function refuse(field: WrongField, message: string, status = 400): Refusal {
  return { ok: false, status, message, field };
}
