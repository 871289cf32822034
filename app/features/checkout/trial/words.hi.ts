import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  choosePack: "कृपया चुनिए कि क्या ऑर्डर करना है।",
  howMany: (most) => `कृपया 1 से ${most} तक पूरी संख्या डालिए।`,
  notSold: "यह अब नहीं बिकता। कृपया कुछ और चुनिए।",
  onlyLeft: (left) => `सिर्फ़ ${left} बचे`,
  noTaxClass: "इसकी टैक्स क्लास अभी नहीं है, इसलिए इसका बिल नहीं बन सकता। कृपया टैक्स के पेज पर चुनिए।",
  tryAgain: "इस बार नहीं हुआ। कृपया फिर कोशिश कीजिए।",
  street: "टेस्ट ऑर्डर",
};
