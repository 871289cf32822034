import type { LikeGoods } from "#db/goods-like.ts";
import { productPath } from "#app/addresses/paths.ts";
import { cardTitle } from "#app/values/card-title.ts";
import { formatPaise } from "#app/values/money.ts";
import { formatPack } from "#app/values/quantity.ts";

export type LikeItLink = { text: string; href: string };

/** To the pack on its product's page. */
export function likeItLink(like: LikeGoods): LikeItLink {
  const { slug, detailId, financialId, dpricePaise } = like;
  const query = new URLSearchParams({ brand: detailId, quantity: financialId });
  return {
    text: `${cardTitle(like)}, ${formatPack(like)}, ${formatPaise(dpricePaise)}`,
    href: `${productPath(slug)}?${query}`,
  };
}
