import { type Same, counted } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  about:
    "कानून इन पैक के बारे में और जानकारी माँगता है। चुनकर लिखिए, या बहुतों की एक साथ फ़ाइल से: {catalogue}।",
  categories: "कैटेगरी",
  lacking: (lacking, all) => `${all} में से ${lacking} ब्रांड में कुछ बाकी`,
  missing: (what) => `यह चाहिए: ${what}`,
  allLack: (what) => `इन सबमें चाहिए: ${what}`,
  alsoMissing: (what) => `और चाहिए: ${what}`,
  onlyMissing: (what) => `सिर्फ़ यह चाहिए: ${what}`,
  fillMany: (goods) =>
    counted("hi", goods, {
      one: "बनाने वाले और ग्राहक सेवा लिखें",
      other: `सभी ${goods} के, या एक ब्रांड के सब के, बनाने वाले और ग्राहक सेवा लिखें`,
    }),
  whichGoods: "किस सामान के लिए",
  allGoods: (goods) => counted("hi", goods, { one: "जिसमें कुछ बाकी है", other: `सभी ${goods}` }),
  ofBrand: (brand, goods) => `${brand} (${goods})`,
  aboutFill: "सिर्फ़ खाली जगह भरी जाती है: जो लिखा है, वह वैसा ही रहता है।",
  fill: "भर दें",
  fillOne: "बनाने वाले या ग्राहक सेवा में से कुछ लिखिए।",
  filled: (goods) => `${goods} ब्रांड में भर दिया`,
  nothingMissing: "कुछ बाकी नहीं: दुकान के हर पैक पर वह सब लिखा है जो कानून माँगता है।",
  toGoods: "सामान देखें",
};
