import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  enterPhone: "कृपया 10 अंकों का सही फ़ोन नंबर डालिए।",
  trueOrFalse: "कृपया हाँ या नहीं बताइए।",
  noUser: "ऐसा कोई यूज़र नहीं है।",
  adminStays: "एडमिन को हटाया नहीं जा सकता।",
  adminNotHere: "एडमिन को यहाँ बदला नहीं जा सकता।",
  chooseRole: "कृपया मालिक, कैशियर, पैकर, राइडर या कोई नहीं चुनिए।",
  lastOwner: "दुकान का एक मालिक रहना चाहिए। पहले किसी और को मालिक बनाइए।",
  phoneTaken: "यह फ़ोन नंबर किसी और यूज़र का है।",
};
