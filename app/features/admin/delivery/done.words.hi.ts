import { counted } from "#app/values/language.ts";
import type { Same } from "#app/values/language.ts";
import type { words as english } from "./done.words.ts";

export const words: Same<typeof english> = {
  enterTime: "कृपया समय डालिए, जैसे 18:00।",
  enterHour: "कृपया समय डालिए, जैसे 08:00।",
  chooseDay: "कृपया दिन चुनिए।",
  enterOrders: "कृपया 1 से 1000 तक ऑर्डर डालिए।",
  enterMinutes: "कृपया मिनट डालिए, ज़्यादा से ज़्यादा 10080।",
  endsAfter: "खत्म होने का समय शुरू होने के बाद का होना चाहिए।",
  longestWords: "कृपया ज़्यादा से ज़्यादा 200 अक्षर लिखिए।",
  areaSaved: (code) => `${code} सेव हो गया`,
  areaServed: (code) => `${code} पर फिर से डिलीवरी होगी`,
  areaNotServed: (code) => `${code} पर अभी डिलीवरी नहीं होगी`,
  areaRemoved: (code) => `${code} हटा दिया गया`,
  areasSaved: (count) =>
    counted("hi", count, {
      one: `${count} PIN कोड सेव हो गया`,
      other: `${count} PIN कोड सेव हो गए`,
    }),
  windowAdded: "डिलीवरी का समय जुड़ गया",
  windowKept: "यह समय टेबल में पहले से है, दूसरे नंबरों के साथ। कृपया उसे वहीं बदलिए।",
  windowChanged: "डिलीवरी का समय बदल गया",
  windowGone: "यह समय अब नहीं है",
  windowRemoved: "डिलीवरी का समय हटा दिया गया",
  dayOver: "यह दिन निकल चुका है।",
  dayClosed: "उस दिन दुकान बंद रहेगी",
  dayOpen: "उस दिन दुकान खुली रहेगी",
  bothTimes: "कृपया दोनों समय डालिए, बाद वाला आखिर में।",
  breakWithin: "कृपया बीच में बंद रहने के दोनों समय डालिए, खुलने और बंद होने के समय के बीच के।",
  hoursSaved: "दुकान का समय सेव हो गया",
  taken: (count) =>
    counted("hi", count, {
      one: `इनमें से एक समय में पहले से ${count} ऑर्डर है: कृपया कम से कम ${count} डालिए।`,
      other: `इनमें से एक समय में पहले से ${count} ऑर्डर हैं: कृपया कम से कम ${count} डालिए।`,
    }),
};
