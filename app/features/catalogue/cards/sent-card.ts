import type { VegMark } from "#app/values/veg-mark.ts";
import type { PricedPack } from "#app/values/pack.ts";
import type { SearchedCard } from "./card.ts";

/**
 * A card as a page's data carry it, one text: a place is named for each fact that is sent by
 * itself, which would weigh more than the facts.
 */
export type SentCard = string;

/** As the database answers it. */
export type AnsweredPack = [
  financialId: string,
  quantityMilli: number,
  units: string,
  pricePaise: number,
  dpricePaise: number,
  discountBasisPoints: number,
  countInStock: number,
];

const seal = (text: string) => text.replace(/[%|,]/g, encodeURIComponent);
const open = (text: string) => text.replace(/%(25|7C|2C)/g, decodeURIComponent);

export function sendCards(cards: SearchedCard[]): SentCard[] {
  return cards.map(({ packs, wanted = "", ...card }) => {
    const { detailId, productId, slug, brand, category, vegMark, image } = card;
    const names = card.nameHi ? `${card.name}\n${card.nameHi}` : card.name;
    const facts = [detailId, productId, slug, names, brand, category, vegMark, image, wanted];
    return [...facts.map(seal), ...packs.map(sendPack)].join("|");
  });
}

function sendPack(pack: PricedPack): string {
  const { financialId, quantityMilli, units, pricePaise, dpricePaise } = pack;
  const { discountBasisPoints, countInStock } = pack;
  const numbers = [pricePaise, dpricePaise, discountBasisPoints, countInStock];
  return [financialId, quantityMilli, seal(units), ...numbers].join();
}

export function readCard(sent: SentCard): SearchedCard {
  const [detailId = "", productId = "", slug = "", ...rest] = sent.split("|");
  const [names = "", brand = "", category = "", vegMark, image = "", wanted, ...packs] = rest;
  const [name = "", nameHi] = open(names).split("\n");
  return {
    detailId,
    productId,
    slug,
    name,
    ...(nameHi ? { nameHi } : {}),
    brand: open(brand),
    category: open(category),
    vegMark: vegMark as VegMark,
    image: open(image),
    packs: packs.map(readSentPack),
    ...(wanted ? { wanted } : {}),
  };
}

function readSentPack(text: string): PricedPack {
  const [financialId = "", quantityMilli, units = "", ...prices] = text.split(",");
  const [pricePaise = 0, dpricePaise = 0, discountBasisPoints = 0, countInStock = 0] =
    prices.map(Number);
  return {
    financialId,
    quantityMilli: Number(quantityMilli),
    units: open(units),
    pricePaise,
    dpricePaise,
    discountBasisPoints,
    countInStock,
  };
}

export function readPack(row: AnsweredPack): PricedPack {
  const [financialId, quantityMilli, units, pricePaise, dpricePaise, discountBasisPoints] = row;
  const countInStock = row[6];
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
