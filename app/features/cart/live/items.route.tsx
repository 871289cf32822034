import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { storedItem } from "#app/features/cart/cart-storage.ts";
import { getCart } from "#app/features/cart/get-cart.server.ts";

/** The cart's lines as the browser keeps them, for what was added before scripts ran. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { lines } = await getCart(context);
  const items = lines.flatMap(({ pack, qty }) => (pack ? [storedItem(pack, qty)] : []));
  return Response.json({ items }, { headers: { "Cache-Control": "private, no-store" } });
}
