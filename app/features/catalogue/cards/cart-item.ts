import type { CartItem } from "#app/features/cart/cart.ts";
import type { Card, CardPack } from "./card.ts";

/** A card's pack as the cart takes it. */
export function cartItem(
  { packs: _, ...card }: Card,
  { countInStock: __, ...pack }: CardPack,
): CartItem {
  return { ...card, ...pack };
}
