import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  about:
    "कानून के हिसाब से पैक के बारे में जो बताना ज़रूरी है और दुकान को अभी पता नहीं। बहुत से हों तो फ़ाइल में जल्दी होगा: {catalogue}।",
  columns: { brand: "ब्रांड", missing: "क्या बाकी है" },
  nothingMissing: "कुछ बाकी नहीं: दुकान के हर पैक पर वह सब लिखा है जो कानून माँगता है।",
  toGoods: "सामान देखें",
};
