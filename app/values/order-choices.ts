import { words } from "./order-choices.words.ts";

/**
 * What the shop does about a line it cannot pack; the first is chosen until the shopper says
 * otherwise.
 */
export const ifMissingChoices = ["leave", "swap", "call"] as const;
export type IfMissing = (typeof ifMissingChoices)[number];

export const ifMissingLabels: Record<IfMissing, string> = words;

/** Who cancelled an order. */
export const cancellers = ["customer", "shop"] as const;
export type Canceller = (typeof cancellers)[number];

/** Characters of the shopper's note to the shop, and of the reason for a cancellation. */
export const longestNote = 300;
