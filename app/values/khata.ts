/**
 * What an entry of a khata is: an order, goods without one and what stood in an older book are given, a payment is got, a
 * correction is either.
 */
export const entryKinds = [
  ...(["order", "given", "opening", "payment", "adjustment", "reversal"] as const),
] as const;
export type EntryKind = (typeof entryKinds)[number];

/** How a payment came. */
export const entryMethods = ["cash", "upi", "online"] as const;
export type EntryMethod = (typeof entryMethods)[number];
