import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  slogan: "किराना दुकान, आपके दरवाज़े पर",
  broughtTo: (when, postalCode) => `${postalCode} पर डिलीवरी: ${when}`,
  costs: (fee) => `डिलीवरी ${fee}`,
  costsUpTo: (fee) => `डिलीवरी ज़्यादा से ज़्यादा ${fee}`,
  doYouDeliver: "क्या आपके यहाँ डिलीवरी होती है?",
  pinCode: "PIN कोड",
  change: "बदलें",
  check: "जाँचें",
  buyAgain: "फिर से खरीदें",
  lastOrderAgain: "पिछला ऑर्डर फिर से",
  promise: "आटा, दाल, तेल, साबुन और बाकी सब। सामान आने पर कैश या UPI से पेमेंट।",
  categories: "कैटेगरी",
  noGoodsYet: "अभी दुकान में सामान रखा जा रहा है। थोड़े समय बाद फिर देखिए।",
  otherCategories: "दूसरी कैटेगरी",
  allProducts: "सारा सामान",
  budgetPackages: "बचत पैक",
  showMore: "और दिखाएँ",
  pages: "पेज",
  previous: "पिछला",
  next: "अगला",
  page: (page) => `पेज ${page}`,
};
