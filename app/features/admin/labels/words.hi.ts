import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  about:
    "कानून के हिसाब से पैक के बारे में जो बताना ज़रूरी है, वह इन ब्रांड के पेज पर अभी पूरा नहीं है। एक पर टैप करके लिखिए; बहुत से हों तो फ़ाइल में जल्दी होगा: {catalogue}।",
  categories: "कैटेगरी",
  complete: (complete, all) => `${all} में से ${complete} ब्रांड पूरे`,
  missing: (what) => `बाकी है: ${what}`,
  missingAll: (what) => `इन सब में बाकी है: ${what}`,
  alsoMissing: (what) => `यह भी बाकी है: ${what}`,
  nothingElse: "सिर्फ़ वही बाकी है",
  nothingMissing: "कुछ बाकी नहीं: दुकान के हर पैक पर वह सब लिखा है जो कानून माँगता है।",
  toGoods: "सामान देखें",
};
