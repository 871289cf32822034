import { type OfferFields, type WrongOfferField, checkOffer } from "./check-offer.ts";
import type { ChangedOffer, NewOffer } from "./offer.schema.ts";
import { words } from "./refusals.words.ts";

/** Of which nothing is said yet. */
export const newOffer: OfferFields = {
  ...{ kind: "cart", code: null, percent: null, amountPaise: null, atMostPaise: null },
  ...{ smallestPaise: 0, financialId: null, buy: null, free: null, fromDay: null },
  ...{ untilDay: null, times: null, timesEach: null, firstOrderOnly: false, isActive: true },
};

/** Under another kind nothing stays of what only the old one has. */
export function mergeOffer(known: OfferFields, given: ChangedOffer): OfferFields {
  const kind = given.kind ?? known.kind;
  const isPack = kind === "pack";
  const or = <T>(value: T | undefined, was: T): T => (value === undefined ? was : value);
  const onCart = <T>(value: T | null) => (isPack ? null : value);
  const ofPacks = <T>(value: T | null) => (isPack ? value : null);
  return {
    kind,
    code: kind === "code" ? or(given.code, known.code) : null,
    percent: onCart(or(given.percent, known.percent)),
    amountPaise: onCart(or(given.amount, known.amountPaise)),
    atMostPaise: onCart(or(given.atMost, known.atMostPaise)),
    smallestPaise: onCart(or(given.smallest, known.smallestPaise)) ?? 0,
    financialId: ofPacks(or(given.financialId, known.financialId)),
    buy: ofPacks(or(given.buy, known.buy)),
    free: ofPacks(or(given.free, known.free)),
    fromDay: or(given.from, known.fromDay),
    untilDay: or(given.until, known.untilDay),
    times: or(given.times, known.times),
    timesEach: or(given.timesEach, known.timesEach),
    firstOrderOnly: given.firstOrderOnly ?? known.firstOrderOnly,
    isActive: given.isActive ?? known.isActive,
  };
}

/** Of a new one: what comes off every cart by itself says from how much on, be it 0. */
export function checkNewOffer(given: NewOffer): WrongOfferField | null {
  if (given.kind === "cart" && (given.smallest ?? null) === null)
    return { field: "smallest", message: words.smallest };
  return checkOffer(mergeOffer(newOffer, given));
}

/** The first field of what an offer gives that is another now; null where only its limits are. */
export function changedPromise(was: OfferFields, is: OfferFields): string | null {
  const promises = {
    ...{ kind: "kind", code: "code", percent: "percent", amountPaise: "amount" },
    ...{ atMostPaise: "atMost", smallestPaise: "smallest", financialId: "financialId" },
    ...{ buy: "buy", free: "free" },
  } as const;
  for (const [name, field] of Object.entries(promises))
    if (was[name as keyof typeof promises] !== is[name as keyof typeof promises]) return field;
  return null;
}
