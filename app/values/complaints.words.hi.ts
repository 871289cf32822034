import type { words as english } from "./complaints.words.ts";
import type { Same } from "./language.ts";

export const words: Same<typeof english> = {
  reasons: {
    missing: "कुछ कम निकला",
    damaged: "सामान खराब या टूटा है",
    wrong: "दूसरा सामान आ गया",
    expired: "तारीख निकल चुकी है",
    late: "देर से आया",
    other: "कुछ और",
  },
  states: {
    open: "दुकान को भेजी गई",
    acknowledged: "दुकान देख रही है",
    resolved: "निपट गई",
  },
  wishes: { resend: "सामान फिर भेजें", refund: "पैसे वापस" },
  settlements: {
    refund: "पैसे वापस",
    khata: "खाते से घटाया",
    resend: "सामान फिर भेजा",
    refused: "नहीं मानी गई",
  },
};
