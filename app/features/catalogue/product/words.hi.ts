import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  country: (name) => (name === "India" ? "भारत" : name),
  product: "सामान",
  describe: (title, packs) => `${title}: ${packs}। घर तक डिलीवरी।`,
  doYouDeliver: "क्या आपके यहाँ डिलीवरी होती है?",
  aboutPack: "इस पैक के बारे में",
  mrp: "MRP",
  off: (percent) => `${percent} छूट`,
  priceFor: (packs, amount) => `${packs} पैक का दाम ${amount}`,
  brand: "ब्रांड",
  noBrand: "बिना ब्रांड",
  weight: "वज़न",
  numberOfPacks: "कितने पैक",
  showWeights: "इस ब्रांड के वज़न देखें",
  soldOut: (pack) => `${pack} (स्टॉक खत्म)`,
  tellMe: "आए तो मुझे बताएँ",
  add: "कार्ट में डालें",
  added: "कार्ट में डल गया",
  stars: (stars, reviews) => `★ ${stars} · ${reviews} रिव्यू`,
  reviews: "रिव्यू",
  rated: (stars, day) => `★ ${stars} · ${day}`,
  ratedByBuyer: (stars, day) => `★ ${stars} · ${day} · यहीं से खरीदा`,
  similar: "मिलता-जुलता सामान",
};
