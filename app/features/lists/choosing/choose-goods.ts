import type { Card } from "#app/features/catalogue/cards/card.ts";
import type { PricedPack } from "#app/values/pack.ts";
import type { ReadLine } from "#app/features/lists/reading/read-line.ts";
import { type Fit, fitPack, contentOf } from "./fit-pack.ts";
import { isMisspelt, isOnlyUsed, plainOf } from "./plain-goods.ts";

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
  /** What is called so can't be had just now. */
  isSoldOut: boolean;
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
  const isSoldOut = found.some(({ isNear }) => !isNear) && offers.every(({ card }) => card.isNear);
  const pick = line.isUnclear || isSoldOut ? null : pickOf(sorted, line);
  const inOrder = pick ? [pick, ...sorted.filter((offer) => offer !== pick)] : sorted;
  const choices = inOrder.slice(0, mostChoices);
  return { ...line, ...tellUnits(line, choices[0]), choices, picked: pick ? 0 : null, isSoldOut };
}

type Offer = LineChoice & { card: FoundCard };

function isMet(fit: Fit): boolean {
  return fit === "exact" || fit === "usual";
}

/** What was bought before; else what a shopkeeper would put into the bag; null where he would ask. */
function pickOf(sorted: Offer[], line: ReadLine): Offer | null {
  const [first] = sorted;
  if (!first || !isMet(first.fit)) return null;
  const met = sorted.filter(({ fit }) => isMet(fit));
  if (first.card.isNear)
    return plainestOf(
      met.filter(({ card }) => isMisspelt(card, line.name)),
      line,
    );
  if (!first.card.isSure) return onlyOne(met);
  if (first.isPast) return onlyOne(sorted.filter(({ isPast, card }) => isPast && card.isSure));
  const best = met.filter(
    ({ card }) => card.rank === first.card.rank && !isOnlyUsed(card, line.name),
  );
  return onlyOne(best) ?? plainestOf(best, line);
}

/** The first, where all are of one product. */
function onlyOne(offers: Offer[]): Offer | null {
  const [first] = offers;
  return first && offers.every(({ card }) => card.productId === first.card.productId)
    ? first
    : null;
}

/** Of several products the plain one; of several plain ones the first that comes in the size said. */
function plainestOf(best: Offer[], line: ReadLine): Offer | null {
  const plain = plainOf(best, line.name);
  return line.quantity === null ? onlyOne(plain) : (plain[0] ?? null);
}

/** A bare number is of what the goods are sold in. */
function tellUnits(line: ReadLine, first: LineChoice | undefined): Pick<ReadLine, "units"> {
  if (!line.isLoose || !first) return { units: line.units };
  const content = contentOf(first.pack);
  return { units: content ? content.unit : line.units };
}
