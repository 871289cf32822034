import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  soldMost: "सबसे ज़्यादा बिकने वाला सामान",
  more: "यह भी चाहिए?",
  moreOf: (category) => `${category} में और सामान`,
};
