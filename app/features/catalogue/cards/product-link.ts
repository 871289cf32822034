import { productPath } from "#app/addresses/paths.ts";
import type { PricedPack } from "#app/values/pack.ts";
import type { Card } from "./card.ts";

type LinkedCard = Pick<Card, "slug" | "detailId" | "brand" | "packs">;

/**
 * The address carries brand, quantity and qty, where they are not the first; state says them again
 * to a page the scripts show.
 */
export function productLink(card: LinkedCard, pack: PricedPack, qty: number) {
  const query = new URLSearchParams({ brand: card.detailId });
  if (pack !== card.packs[0]) query.set("quantity", pack.financialId);
  if (qty > 1) query.set("qty", String(qty));
  return {
    to: `${productPath(card.slug)}?${query}`,
    state: { brand: card.detailId, quantity: pack.financialId, qty },
  };
}
