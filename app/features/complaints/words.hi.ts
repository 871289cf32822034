import { mostComplaintsADay } from "#app/values/complaints.ts";
import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  countPacks: (most) => `1 से ${most} पैक चुनिए।`,
  noPackId: "ऐसा कोई पैक नहीं है।",
  oneLineEach: "हर पैक एक ही बार लिखिए।",
  atMost: (characters) => `ज़्यादा से ज़्यादा ${characters} अक्षर।`,
  chooseReason: "कृपया बताइए क्या गड़बड़ थी।",
  chooseSettlement: "कृपया चुनिए कि इसे कैसे निपटाना है।",
  sayWhat: "कृपया लिखिए कि ग्राहक को क्या बताना है।",
  noOrder: "ऐसा कोई ऑर्डर नहीं है।",
  noComplaint: "ऐसी कोई शिकायत नहीं है।",
  linesOfOrder: "पैक किसी ऑर्डर के होते हैं: कृपया बताइए कौन सा ऑर्डर।",
  notOut: "यह ऑर्डर अभी निकला नहीं है। आप इसे रद्द कर सकते हैं या दुकान को फ़ोन कर सकते हैं।",
  tooLate: (day) => `इस ऑर्डर की शिकायत ${day} तक हो सकती थी।`,
  tooManyPacks: "इतने पैक नहीं आए थे, या इनकी शिकायत हो चुकी है।",
  tooManyToday: `आज आप ${mostComplaintsADay} शिकायतें भेज चुके हैं। कृपया दुकान को फ़ोन कीजिए या कल लिखिए।`,
  pictureAgain: "कृपया फ़ोटो फिर से जोड़िए।",
  sendAgain: "कृपया फ़ॉर्म फिर से भेजिए।",
  settledAlready: "यह शिकायत निपट चुकी है।",
  ofNoOrder: "यह शिकायत किसी ऑर्डर की नहीं है, इसलिए इस पर कुछ वापस नहीं दिया जा सकता।",
  whichPacks: "कृपया लिखिए कौन से पैक।",
  moreThanCame: "इतने पैक नहीं आए थे, या उनका हिसाब हो चुका है।",
  neverPaid: "इस ऑर्डर का पेमेंट हुआ ही नहीं, इसलिए कुछ वापस नहीं हो सकता।",
  standsOnKhata: "यह ऑर्डर खाते में है: कृपया ‘खाते से घटाया’ चुनिए।",
  paidOnline: "इस ऑर्डर का पेमेंट ऑनलाइन हुआ था: कृपया ‘पैसे वापस’ चुनिए, पैसे उसी तरह लौटेंगे।",
  noKhata: "इस ग्राहक का खाता नहीं है।",
  notInStock: "फिर से भेजने के लिए स्टॉक में इतना सामान नहीं है।",
};
