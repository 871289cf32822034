/** What an entry of a khata is: an order and a correction are given, a payment is got. */
export const entryKinds = ["order", "payment", "adjustment", "reversal"] as const;
export type EntryKind = (typeof entryKinds)[number];

/** How a payment came. */
export const entryMethods = ["cash", "upi", "online"] as const;
export type EntryMethod = (typeof entryMethods)[number];
