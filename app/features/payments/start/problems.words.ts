import { counted } from "#app/values/language.ts";

export const words = {
  failed: "Failed to initiate payment",
  noLink: "Payment link not available",
  tooMany: (minutes: number) =>
    counted("en", minutes, {
      one: "Too many tries. Please try again in a minute.",
      other: `Too many tries. Please try again in ${minutes} minutes.`,
    }),
  stockGone: "The order was not paid in time, and not all of it is in stock any more:",
  offerUsed:
    "The order was not paid in time, and its offer or its goods have gone to another order since. Please order again.",
  nothingLeft: "Nothing is left to pay.",
  allCameBack: "All goods of this order came back.",
  kept: "Nothing was charged, and your order is kept. Please try again.",
};
