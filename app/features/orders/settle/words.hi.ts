import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  title: "ऑर्डर पैक करें – Kirana",
  heading: "ऑर्डर पैक करें",
  order: "ऑर्डर {short}, {name}, {phone}",
  orderOf: "ऑर्डर {short}, {name}",
  ifMissing: (choice) => `कुछ न मिले तो: ${choice}`,
  packed: "पैक किया",
  leftOnShelf: "रैक पर बचे",
  notCounted: "खाली छोड़ें तो: गिना नहीं गया",
  swapFor: "इसकी जगह दें",
  nothing: "कुछ नहीं",
  choice: (goods, price, left) => `${goods}, ${price} (${left} बचे)`,
  swapPacks: "बदले में कितने पैक",
  asMissing: "खाली छोड़ें तो: जितने कम हैं उतने",
  notInOrder: "यह पैक इस ऑर्डर में नहीं है।",
  onlyOrdered: (qty) => `सिर्फ़ ${qty} का ऑर्डर था।`,
  nothingMissing: "इसमें से कुछ भी कम नहीं है।",
  anotherPack: "कृपया कोई दूसरा पैक चुनिए।",
  numberTo: (most) => `कृपया 0 से ${most} तक की संख्या डालिए।`,
  noPackId: "ऐसा कोई पैक नहीं है।",
  wholeNumber: "कृपया पैकों की पूरी संख्या डालिए।",
  atMost: (most) => `ज़्यादा से ज़्यादा ${most} पैक।`,
  lackClass: (names) => `भेजने से पहले इस सामान की टैक्स क्लास चाहिए: ${names}।`,
  nothingPacked: "कुछ भी पैक नहीं हुआ",
  wouldCancel: (short, name) =>
    `सब 0 है, इसलिए ${name} का ऑर्डर ${short} रद्द हो जाएगा: “इसमें से कुछ भी स्टॉक में नहीं था।” यह वापस नहीं लिया जा सकता।`,
  cancelIt: "यह ऑर्डर रद्द करें",
  packAgain: "पैकिंग पर वापस जाएँ",
  isCancelled: "कुछ भी पैक नहीं हुआ: ऑर्डर रद्द कर दिया गया",
  oneLineEach: "हर पैक एक ही बार लिखिए।",
};
