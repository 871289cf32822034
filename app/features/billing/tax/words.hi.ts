import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  oneOrTwo: "कृपया एक या दो अक्षर या अंक डालिए।",
  chooseRegime: "कृपया चुनिए कि दुकान GST में किस तरीके से है।",
  gstinWrong: "इस GSTIN में गलती है: कृपया जाँचिए।",
  chooseState: "कृपया राज्य चुनिए।",
  chooseDigits: "कृपया चुनिए कि कितने अंक।",
  upiForm: "UPI ID ऐसी होती है: name@bank",
  enterGstin: "कृपया दुकान का GSTIN डालिए।",
  otherState: "GSTIN जिस राज्य से शुरू होता है, यह वह राज्य नहीं है।",
  otherSeries: "बिल की सीरीज़ यही है। कृपया दूसरी डालिए।",
  nameClass: "कृपया क्लास का नाम लिखिए।",
  shorterName: "कृपया छोटा नाम लिखिए।",
  hsnForm: "HSN कोड में 2, 4, 6 या 8 अंक होते हैं।",
  percentage: "कृपया प्रतिशत डालिए, जैसे 5 या 18।",
  enterDate: "कृपया तारीख डालिए।",
  noProduct: "ऐसा कोई सामान नहीं है।",
  noClass: "ऐसी कोई टैक्स क्लास नहीं है।",
  chooseClass: "कृपया टैक्स क्लास चुनिए।",
  noSuchClass: (typed) => `${typed} नाम की कोई टैक्स क्लास नहीं है।`,
  whichClass: (names) => `इनमें से कौन सी: ${names}? कृपया पूरा नाम लिखिए।`,
  columnMissing: "यह कॉलम नहीं है।",
  mostLines: (most) => `एक फ़ाइल में ज़्यादा से ज़्यादा ${most} लाइनें आ सकती हैं।`,
};
