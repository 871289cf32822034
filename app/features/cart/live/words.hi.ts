import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  unnamed: "आपके कार्ट का एक सामान",
  of: (name, news) => `${name}: ${news}`,
  priceRose: (was, now) => `दाम बढ़ा: ${was} → ${now}`,
  priceFell: (was, now) => `दाम घटा: ${was} → ${now}`,
  andMore: (news, count) => `${news}, और ${count} बदलाव`,
};
