import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  language: "hi",
  paper: "कागज़",
  slips: "पर्चियाँ",
  print: "प्रिंट करें",
  noPaper: (shown) => `ऐसा कोई कागज़ नहीं है: यह ${shown} है।`,
  noBillYet: "इस ऑर्डर का बिल अभी नहीं बना है: वह ऑर्डर भेजे जाने पर बनता है।",
  backToOrder: "ऑर्डर पर वापस",
  backToTax: "टैक्स पर वापस",
  backToCounter: "काउंटर पर वापस",
  noBill: (asked) => `${asked} कोई बिल नहीं है।`,
  enterNumbers: "कृपया बिल नंबर डालिए, जैसे 123 या 120-130।",
};
