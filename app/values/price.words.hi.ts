import type { Same } from "#app/values/language.ts";
import type { words as english } from "./price.words.ts";

export const words: Same<typeof english> = {
  aboveMrp: "बेचने का दाम MRP से ज़्यादा नहीं हो सकता।",
  disagrees: (price, percent, given) =>
    `${price} पर ${percent} की छूट बनती है, ${given} की नहीं: कृपया दोनों में से एक ही बदलिए।`,
};
