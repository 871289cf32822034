import type { Same } from "#app/values/language.ts";
import type { words as english } from "./offers.words.ts";

export const words: Same<typeof english> = {
  offerCode: "ऑफ़र कोड",
  apply: "लगाएँ",
  moreForOffer: "{missing} का सामान और लें, {amount} की छूट मिलेगी",
  ownGivesMore: "दुकान का अपना ऑफ़र इस कोड से ज़्यादा छूट देता है।",
  remove: "हटाएँ",
};
