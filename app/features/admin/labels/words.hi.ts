import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  about:
    "कानून इन पैक के बारे में और जानकारी माँगता है। चुनकर लिखिए, या बहुतों की एक साथ फ़ाइल से: {catalogue}।",
  categories: "कैटेगरी",
  lacking: (lacking, all) => `${all} में से ${lacking} ब्रांड में कुछ बाकी`,
  missing: (what) => `यह चाहिए: ${what}`,
  allLack: (what) => `इन सबमें चाहिए: ${what}`,
  alsoMissing: (what) => `और चाहिए: ${what}`,
  nothingElse: "और कुछ नहीं चाहिए",
  nothingMissing: "कुछ बाकी नहीं: दुकान के हर पैक पर वह सब लिखा है जो कानून माँगता है।",
  toGoods: "सामान देखें",
};
