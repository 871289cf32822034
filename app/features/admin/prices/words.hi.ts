import { type Same, counted } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  columns: {
    product: "सामान",
    pack: "पैक",
    mrp: "MRP",
    discount: "छूट",
    price: "दाम",
    stock: "स्टॉक",
  },
  history: "दामों का इतिहास",
  undo: "वापस लें",
  nothingChanged: "कुछ नहीं बदला",
  saved: (packs) =>
    counted("hi", packs, { one: `${packs} पैक सेव हो गया`, other: `${packs} पैक सेव हो गए` }),
  tooMany: (mostPacks) => `ये ${mostPacks} से ज़्यादा पैक हैं। कुछ कम चुनिए।`,
};
