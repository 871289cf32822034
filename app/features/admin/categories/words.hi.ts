import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  about:
    "होम पेज पर कैटेगरी इसी क्रम में दिखती हैं। किसी कैटेगरी का नंबर बदलिए: वह उस जगह आ जाएगी, बाकी खिसक जाएँगी।",
  aboutHiding:
    "छिपी हुई कैटेगरी का पेज नहीं खुलता और वह होम पेज पर नहीं दिखती। उसका सामान बिकता रहता है: खोजने पर मिलता है, और कार्ट और ऑर्डर में बना रहता है।",
  hide: "छिपाएँ",
  show: "दिखाएँ",
  hidden: "छिपी हुई",
  isHidden: (name) => `${name}: छिपा दी गई`,
  isShown: (name) => `${name}: अब दिखेगी`,
  stays: "होम पेज पर ये पैकेज हमेशा दिखते हैं, इन्हें छिपाया नहीं जा सकता।",
  wholeNumber: "कृपया 1 से 99 तक पूरी संख्या डालिए।",
  orderSaved: "क्रम सेव हो गया",
};
