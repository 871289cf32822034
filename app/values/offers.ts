// What offers take off a cart: lines in, parts in paise out. Cart, order and API ask this one file;
// who may use an offer is decided where offers are read.
import type { Paise } from "./money.ts";

/** What of an offer reckons. `percent` and `amountPaise` are one or the other; of `pack` neither. */
export type Offer = {
  id: string;
  /** Raised with every change: an order is placed by the offer that was reckoned. */
  version: number;
  /** What shoppers read. */
  title: string;
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

export type TakenOffer = Pick<Offer, "id" | "version" | "title"> & { amountPaise: Paise };

/** `lines` are what is taken off each line, in their order; they add up to `offerPaise`. */
export type Reckoned = {
  offerPaise: Paise;
  offers: TakenOffer[];
  lines: Paise[];
  /** What the goods cost after offers on packs: what the others are reckoned from. */
  goodsPaise: Paise;
  /** What is missing for an offer that gives more than what applies. */
  next: { missingPaise: Paise; amountPaise: Paise } | null;
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
      .map((offer) => {
        const free = offer.free ?? 0;
        const packs = Math.floor(qty / ((offer.buy ?? 0) + free)) * free;
        return takenBy(offer, packs * pricePaise);
      }),
  );
}

function bestOnCart(goodsPaise: Paise, offers: Offer[]) {
  const that = (kind: Offer["kind"]) =>
    offers
      .filter((offer) => offer.kind === kind && goodsPaise >= offer.smallestPaise)
      .map((offer) => takenBy(offer, amountOff(offer, goodsPaise)));
  return best([...that("cart"), ...that("code")]);
}

function nextOnCart(
  { goodsPaise, nowPaise }: { goodsPaise: Paise; nowPaise: Paise },
  offers: Offer[],
): Reckoned["next"] {
  const [nearest] = offers
    .filter((offer) => offer.kind !== "pack" && offer.smallestPaise > goodsPaise)
    .map((offer) => ({
      missingPaise: offer.smallestPaise - goodsPaise,
      amountPaise: amountOff(offer, offer.smallestPaise),
    }))
    .filter(({ amountPaise }) => amountPaise > nowPaise)
    .sort((one, other) => one.missingPaise - other.missingPaise);
  return nearest ?? null;
}

function takenBy({ id, version, title }: Offer, amountPaise: Paise): TakenOffer {
  return { id, version, title, amountPaise };
}

/** The first of those that give most; null where none gives anything. */
function best(ones: TakenOffer[]): TakenOffer | null {
  return ones.reduce<TakenOffer | null>(
    (top, one) => (one.amountPaise > (top?.amountPaise ?? 0) ? one : top),
    null,
  );
}

function sumOf(paise: Paise[]): Paise {
  return paise.reduce((sum, one) => sum + one, 0);
}
