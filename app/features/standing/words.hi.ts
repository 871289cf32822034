import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  noStanding: "ऐसा कोई नियमित ऑर्डर नहीं है।",
  noPack: "ऐसा कोई पैक नहीं है।",
  noAddress: "आपका ऐसा कोई पता नहीं है।",
  noKhata: "यहाँ आपका खाता नहीं है।",
  chooseDays: "कृपया हफ़्ते के दिन चुनिए।",
  enterTime: "कृपया समय डालिए, जैसे 07:00।",
  chooseMethod: "कृपया कैश या UPI, या खाता चुनिए।",
  enterAmount: "कृपया रकम रुपयों में डालिए, जैसे 500।",
  enterDay: "कृपया दिन डालिए, जैसे 2026-11-28।",
  tooManyItems: (most) => `नियमित ऑर्डर में ज़्यादा से ज़्यादा ${most} सामान हो सकते हैं।`,
  tooMany: (most) => `आपके ${most} नियमित ऑर्डर हैं। कृपया पहले एक हटाइए।`,
  pauseAhead: "कृपया आज या उसके बाद का दिन चुनिए।",
  notItsDay: "यह ऑर्डर हफ़्ते के उस दिन का नहीं है।",
  dayPast: "वह दिन निकल चुका है।",
  placedAlready: "उस दिन का ऑर्डर हो चुका है। आप उस ऑर्डर को रद्द कर सकते हैं।",
  notPlaced: (day) => `${day} का ऑर्डर नहीं हुआ`,
  orderedFor: (day, from) =>
    from === null ? `${day} का नियमित ऑर्डर` : `${day}, ${from} का नियमित ऑर्डर`,
  outcomes: {
    placed: "ऑर्डर हो गया",
    skipped: "आपने छोड़ दिया",
    nothing: "इसमें से कुछ भी स्टॉक में नहीं था",
    "too-dear": "आपकी तय रकम से ज़्यादा होता",
    "no-address": "पहुँचाने का पता नहीं था",
    "not-served": "उस PIN कोड पर डिलीवरी नहीं होती",
    "too-small": "सबसे छोटे ऑर्डर से कम था",
    closed: "दुकान बंद थी",
    "no-window": "डिलीवरी का वह समय भर गया था",
    "no-khata": "आपका खाता नहीं था",
    "khata-limit": "खाता लिमिट से ऊपर चला जाता",
    limit: "आपके बहुत से ऑर्डर बाकी थे",
  },
};
