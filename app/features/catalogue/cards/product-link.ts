import type { Card, CardPack } from "./card.ts";

type LinkedCard = Pick<Card, "slug" | "detailId" | "brand" | "packs">;

/** The state carries brand, quantity and qty; the address names brand and pack for who comes without state. */
export function productLink(card: LinkedCard, pack: CardPack, qty: number) {
  const query = new URLSearchParams({ brand: card.detailId });
  if (pack !== card.packs[0]) query.set("quantity", pack.financialId);
  return {
    to: `/product/${encodeURIComponent(card.slug)}?${query}`,
    state: { brand: card.detailId, quantity: pack.financialId, qty },
  };
}
