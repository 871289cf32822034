import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  about:
    "कानून इन पैक के बारे में और जानकारी माँगता है। चुनकर लिखिए, या बहुतों की एक साथ फ़ाइल से: {catalogue}।",
  categories: "कैटेगरी",
  complete: (complete, all) => `${all} में से ${complete} ब्रांड पूरे`,
  toAdd: (what) => `जोड़ना है: ${what}`,
  toAddToAll: (what) => `सबमें जोड़ना है: ${what}`,
  alsoToAdd: (what) => `और: ${what}`,
  nothingElse: "और कुछ नहीं",
  nothingMissing: "कुछ बाकी नहीं: दुकान के हर पैक पर वह सब लिखा है जो कानून माँगता है।",
  toGoods: "सामान देखें",
};
