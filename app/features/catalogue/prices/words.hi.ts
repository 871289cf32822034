import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  unreadable: "यह फ़ॉर्म पढ़ा नहीं जा सका।",
  tooMany: (most) => `एक बार में ज़्यादा से ज़्यादा ${most} पैक सेव कीजिए।`,
  percent: "कृपया -90 से 500 तक प्रतिशत डालिए, दशमलव के बाद ज़्यादा से ज़्यादा 2 अंक।",
  rupees: "कृपया -10000 से 10000 तक रुपये डालिए, दशमलव के बाद ज़्यादा से ज़्यादा 2 अंक।",
  busy: "अभी एक साथ बहुत कुछ बदल रहा है। फिर कोशिश कीजिए।",
  packGone: "यह पैक अब नहीं है।",
  noPriceAgain: "दाम वापस 0 नहीं हो सकता।",
  meanwhile: (now) => `इस बीच किसी ने इसे ${now} कर दिया।`,
  stockFell: (left, by) => `अब सिर्फ़ ${left} बचे हैं: इस बीच स्टॉक ${by} घट गया।`,
  changedSince: "इसके बाद यह बदला जा चुका है।",
  hadNoPrice: "पहले इसका दाम नहीं था, और दाम वापस 0 नहीं हो सकता।",
  fewerLeft: (left, added) => `जो ${added} डाले थे, उनमें से सिर्फ़ ${left} बचे हैं।`,
};
