import type { CartPack } from "#app/features/cart/cart.ts";
import type { PricedPack } from "#app/values/pack.ts";
import type { Card } from "./card.ts";

/** A card's pack as the cart takes it. */
export function cartItem({ packs: _, vegMark: __, ...card }: Card, pack: PricedPack): CartPack {
  return { ...card, ...pack };
}
