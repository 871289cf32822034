// What offers take off a cart: lines in, parts in paise out. Cart, order and API ask this one file;
// who may use an offer is decided where offers are read.
import type { Paise } from "./money.ts";

/** What of an offer reckons. `percent` and `amountPaise` are one or the other; of `pack` neither. */
export type Offer = {
  id: string;
  kind: "code" | "cart" | "pack";
  code: string | null;
  percent: number | null;
  amountPaise: Paise | null;
  /** The most that a percentage takes off. */
  atMostPaise: Paise | null;
  /** The least that the goods cost, after offers on packs. */
  smallestPaise: Paise;
  /** Of every `buy + free` packs `free` cost nothing. */
  financialId: string | null;
  buy: number | null;
  free: number | null;
};

export type OfferLine = { financialId: string; qty: number; pricePaise: Paise };

/** `lines` are what is taken off each line, in their order; they add up to `offerPaise`. */
export type Reckoned = {
  offerPaise: Paise;
  offers: { id: string; amountPaise: Paise }[];
  lines: Paise[];
  /** What the goods cost after offers on packs: what the others are reckoned from. */
  goodsPaise: Paise;
  /** What is missing for an offer that gives more than what applies. */
  next: { id: string; missingPaise: Paise; amountPaise: Paise } | null;
};

/**
 * Every offer on a pack, and of the offers on the whole cart the one that gives most: a typed code
 * only where it gives more than the shop's own.
 */
export function reckonOffers(lines: OfferLine[], offers: Offer[]): Reckoned {
  const ofPacks = lines.map((line) => bestOfPack(line, offers));
  const left = lines.map(
    (line, at) => line.pricePaise * line.qty - (ofPacks[at]?.amountPaise ?? 0),
  );
  const goodsPaise = sumOf(left);
  const onCart = bestOnCart(goodsPaise, offers);
  const shared = splitOver(left, onCart?.amountPaise ?? 0);
  const taken = [...ofPacks.flatMap((one) => one ?? []), ...(onCart ? [onCart] : [])];
  return {
    offerPaise: sumOf(taken.map(({ amountPaise }) => amountPaise)),
    offers: taken,
    lines: shared.map((part, at) => part + (ofPacks[at]?.amountPaise ?? 0)),
    goodsPaise,
    next: nextOnCart({ goodsPaise, nowPaise: onCart?.amountPaise ?? 0 }, offers),
  };
}

/** Which line pays how much less: by largest remainder, ties to the earlier line. */
export function splitOver(weights: Paise[], amount: Paise): Paise[] {
  const whole = sumOf(weights);
  if (whole === 0) return weights.map(() => 0);
  // The product of two large sums is beyond what a number holds exactly.
  const products = weights.map((weight) => BigInt(weight) * BigInt(amount));
  const parts = products.map((product) => Number(product / BigInt(whole)));
  const remainders = products.map((product, at) => ({ at, rest: Number(product % BigInt(whole)) }));
  remainders.sort((one, other) => other.rest - one.rest || one.at - other.at);
  const missing = amount - sumOf(parts);
  for (const { at } of remainders.slice(0, missing)) parts[at] = (parts[at] ?? 0) + 1;
  return parts;
}

/** What an offer on the whole takes off goods of that price. */
export function amountOff(offer: Offer, goodsPaise: Paise): Paise {
  const { percent, amountPaise, atMostPaise } = offer;
  const asked =
    percent === null ? (amountPaise ?? 0) : Math.floor((goodsPaise * percent + 50) / 100);
  return Math.min(asked, atMostPaise ?? asked, goodsPaise);
}

function bestOfPack({ financialId, qty, pricePaise }: OfferLine, offers: Offer[]) {
  return best(
    offers
      .filter((offer) => offer.kind === "pack" && offer.financialId === financialId)
      .map(({ id, buy, free }) => {
        const ofEach = free ?? 0;
        const packs = Math.floor(qty / ((buy ?? 0) + ofEach)) * ofEach;
        return { id, amountPaise: packs * pricePaise };
      }),
  );
}

function bestOnCart(goodsPaise: Paise, offers: Offer[]) {
  const that = (kind: Offer["kind"]) =>
    offers
      .filter((offer) => offer.kind === kind && goodsPaise >= offer.smallestPaise)
      .map((offer) => ({ id: offer.id, amountPaise: amountOff(offer, goodsPaise) }));
  return best([...that("cart"), ...that("code")]);
}

function nextOnCart(
  { goodsPaise, nowPaise }: { goodsPaise: Paise; nowPaise: Paise },
  offers: Offer[],
): Reckoned["next"] {
  const [nearest] = offers
    .filter((offer) => offer.kind !== "pack" && offer.smallestPaise > goodsPaise)
    .map((offer) => ({
      id: offer.id,
      missingPaise: offer.smallestPaise - goodsPaise,
      amountPaise: amountOff(offer, offer.smallestPaise),
    }))
    .filter(({ amountPaise }) => amountPaise > nowPaise)
    .sort((one, other) => one.missingPaise - other.missingPaise);
  return nearest ?? null;
}

/** The first of those that give most; null where none gives anything. */
function best<One extends { amountPaise: Paise }>(ones: One[]): One | null {
  return ones.reduce<One | null>(
    (top, one) => (one.amountPaise > (top?.amountPaise ?? 0) ? one : top),
    null,
  );
}

function sumOf(paise: Paise[]): Paise {
  return paise.reduce((sum, one) => sum + one, 0);
}
