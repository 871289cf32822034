import { words } from "./words.ts";

/** What is stored where a settlement left nothing; all else is what somebody typed. */
export const nothingInStock = "nothing-in-stock";

export const cancelReasonText = (reason: string) =>
  reason === nothingInStock ? words.nothingInStock : reason;
