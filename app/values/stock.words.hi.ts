import type { Same } from "#app/values/language.ts";
import type { words as english } from "./stock.words.ts";

export const words: Same<typeof english> = {
  outOfStock: "स्टॉक खत्म",
  noLongerSold: "अब नहीं मिलता",
  onlyLeft: (count) => `सिर्फ़ ${count} बचे`,
};
