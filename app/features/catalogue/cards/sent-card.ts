import type { PricedPack } from "#app/values/pack.ts";
import type { Card, SearchedCard } from "./card.ts";

export type SentPack = [
  financialId: string,
  quantityMilli: number,
  units: string,
  pricePaise: number,
  dpricePaise: number,
  discountBasisPoints: number,
  countInStock: number,
];

/** A card as a page's data carry it: the facts alone, as their names would weigh more. */
export type SentCard = [
  detailId: string,
  productId: string,
  slug: string,
  name: string,
  brand: string,
  category: string,
  vegMark: Card["vegMark"],
  image: string,
  packs: SentPack[],
  wanted?: string,
];

export function sendCards(cards: SearchedCard[]): SentCard[] {
  return cards.map((card) => {
    const { detailId, productId, slug, name, brand, category, vegMark, image, wanted } = card;
    const packs = card.packs.map(sendPack);
    const sent: SentCard = [
      detailId,
      productId,
      slug,
      name,
      brand,
      category,
      vegMark,
      image,
      packs,
    ];
    return wanted === undefined ? sent : [...sent, wanted];
  }) as SentCard[];
}

function sendPack(pack: PricedPack): SentPack {
  const { financialId, quantityMilli, units, pricePaise, dpricePaise } = pack;
  const { discountBasisPoints, countInStock } = pack;
  return [
    ...([financialId, quantityMilli, units, pricePaise, dpricePaise] as const),
    discountBasisPoints,
    countInStock,
  ];
}

export function readCard(sent: SentCard): SearchedCard {
  const [detailId, productId, slug, name, brand, category, vegMark, image, packs, wanted] = sent;
  return {
    detailId,
    productId,
    slug,
    name,
    brand,
    category,
    vegMark,
    image,
    packs: packs.map(readPack),
    ...(wanted === undefined ? {} : { wanted }),
  };
}

export function readPack(sent: SentPack): PricedPack {
  const [financialId, quantityMilli, units, pricePaise, dpricePaise, discountBasisPoints] = sent;
  const countInStock = sent[6];
  return {
    financialId,
    quantityMilli,
    units,
    pricePaise,
    dpricePaise,
    discountBasisPoints,
    countInStock,
  };
}
