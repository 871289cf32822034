import { goodsWordsOf } from "#app/features/catalogue/search/words/search-words.ts";
import type { Card } from "#app/features/catalogue/cards/card.ts";
import type { PricedPack } from "#app/values/pack.ts";
import type { ReadLine } from "#app/features/lists/reading/read-line.ts";
import { type Fit, fitPack, contentOf } from "./fit-pack.ts";

/**
 * A card that was found for a name; `isSure` where a whole word of it, or its sound, is what was
 * typed.
 */
export type FoundCard = Card & { rank: number; isSure: boolean; isNear: boolean };
/** What the customer has bought before: packs, and the cards they are of. */
export type Past = { packs: ReadonlySet<string>; cards: ReadonlySet<string> };

export type LineChoice = { card: Card; pack: PricedPack; qty: number; fit: Fit; isPast: boolean };
export type ChosenLine = ReadLine & {
  choices: LineChoice[];
  /** The place of the one that is plainly meant; null where the line asks. */
  picked: number | null;
};

const mostChoices = 4;
const poured = /\b(oil|ghee|milk|curd|dahi|buttermilk|tel)\b/i;

/**
 * Up to four goods, those bought before first; one is picked only where it is plain what the line
 * means.
 */
export function chooseGoods(line: ReadLine, found: FoundCard[], past: Past): ChosenLine {
  const offers = found.flatMap((card) => {
    const pours = card.category === "Oils" || poured.test(card.name);
    const choice = fitPack(card.packs, line, { pours, usual: past.packs });
    return choice ? [{ ...choice, card, isPast: past.cards.has(card.detailId) }] : [];
  });
  const sure = offers.filter(({ card }) => card.isSure);
  const sorted = (sure.length > 0 ? sure : offers).toSorted(
    (one, other) =>
      Number(other.isPast && other.card.isSure) - Number(one.isPast && one.card.isSure) ||
      one.card.rank - other.card.rank ||
      Number(!isMet(one.fit)) - Number(!isMet(other.fit)),
  );
  const choices = sorted.slice(0, mostChoices);
  const [first] = choices;
  const isPicked =
    first &&
    !line.isUnclear &&
    isMet(first.fit) &&
    (first.card.isSure
      ? isPlain(first, sorted, line.name)
      : !first.card.isNear &&
        isOneProduct(
          first,
          sorted.filter(({ fit }) => isMet(fit)),
        ));
  return { ...line, ...tellUnits(line, first), choices, picked: isPicked ? 0 : null };
}

type Offer = LineChoice & { card: FoundCard };

function isMet(fit: Fit): boolean {
  return fit === "exact" || fit === "usual";
}

/**
 * Bought before, and nothing else bought before; or the one product of the best rank that comes in
 * what is asked for.
 */
function isPlain(first: Offer, offers: Offer[], name: string): boolean {
  const isPast = first.isPast;
  const rivals = offers.filter((offer) =>
    isPast
      ? offer.isPast && offer.card.isSure
      : offer.card.rank === first.card.rank && isMet(offer.fit),
  );
  return isOneProduct(first, rivals) || isBrandsPlainest(first, rivals, name);
}

function isOneProduct(first: Offer, offers: Offer[]): boolean {
  return offers.every(({ card }) => card.productId === first.card.productId);
}

/** "Tata salt 1kg": of a brand that is named the one product with the plainest name. */
function isBrandsPlainest(first: Offer, rivals: Offer[], name: string): boolean {
  const typed = goodsWordsOf(name);
  const length = ({ card }: Offer) => goodsWordsOf(card.name).length;
  return (
    goodsWordsOf(first.card.brand).every((word) => typed.includes(word)) &&
    isOneProduct(
      first,
      rivals.filter((rival) => length(rival) <= length(first)),
    )
  );
}

/** A bare number is of what the goods are sold in. */
function tellUnits(line: ReadLine, first: LineChoice | undefined): Pick<ReadLine, "units"> {
  if (!line.isLoose || !first) return { units: line.units };
  const content = contentOf(first.pack);
  return { units: content && content.unit !== "pcs" ? content.unit : line.units };
}
