import type { Same } from "./language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  language: "hi",
  documentLanguage: "hi",
  showsHindiNames: true,
  dateLocale: "hi-IN-u-nu-latn",
  month: "long",
  onePack: "1 पैक",
  piece: "पीस",
  units: { kg: "कि.ग्रा.", g: "ग्रा.", l: "ली.", litre: "ली.", ml: "मि.ली.", pcs: "पीस" },
  onePiece: "पीस",
};
