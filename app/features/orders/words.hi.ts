import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  isPaper: false,
  title: "ऑर्डर – Kirana",
  order: "ऑर्डर",
  orderNamed: (short) => `ऑर्डर ${short}`,
  yourOrder: "आपका ऑर्डर",
  namedOf: (short, moment) => `ऑर्डर ${short} · ${moment}`,
  paymentNotFinished: "पेमेंट पूरा नहीं हुआ",
  heldUntil: (time) => `आपका सामान ${time} तक आपके लिए रखा है।`,
  noLongerHeld: "आपका सामान अब हमारे पास रोककर नहीं रखा है।",
  arrives: "डिलीवरी",
  printIt: (title) => `${title} डाउनलोड या प्रिंट करें`,
  theOrder: "ऑर्डर",
  empty: "ऑर्डर खाली है",
  cantFind: "यह ऑर्डर नहीं मिला",
  whyNotFound: "हो सकता है आपने किसी और फ़ोन नंबर से लॉग इन किया हो, या लिंक अधूरा हो।",
  myOrders: "मेरे ऑर्डर",
  cashHandedBack: (amount) => `कैश में दिए गए पैसों में से ${amount} आपको लौटाए जाते हैं।`,
  upiHandedBack: (amount) => `UPI से दिए गए पैसों में से ${amount} आपको लौटाए जाते हैं।`,
  forShop: {
    cashHandedBack: (amount) =>
      `${amount} कैश में लौटा दीजिए, अगर अभी नहीं लौटाए: रोज़नामचे में ये लौटाए हुए गिने जाते हैं।`,
    upiHandedBack: (amount) =>
      `${amount} UPI से लौटा दीजिए, अगर अभी नहीं लौटाए: रोज़नामचे में ये लौटाए हुए गिने जाते हैं।`,
  },
  payOnlineInstead: (amount) => `${amount} का ऑनलाइन पेमेंट करें`,
  pay: "पेमेंट करें",
  paying: "पेमेंट हो रहा है...",
  orderAgain: "फिर से ऑर्डर करें",
  cancelOrder: "ऑर्डर रद्द करें",
  backToOrder: "ऑर्डर पर वापस",
  backToCounter: "काउंटर पर वापस",
  backToOrders: "ऑर्डरों की लिस्ट पर वापस",
  map: "नक्शा",
  note: (note) => `नोट: ${note}`,
  ifMissing: (choice) => `कुछ न मिले तो: ${choice}`,
  customer: "ग्राहक",
  items: "सामान",
  swapped: (goods, swap) => `${goods}; इसकी जगह ${swap}`,
};
