import { type Same, counted } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  title: "मेरी डिलीवरी – Kirana",
  heading: "मेरी डिलीवरी",
  none: "अभी कुछ पहुँचाना नहीं है।",
  notOut: "अभी भेजा नहीं गया",
  map: "नक्शा",
  paid: "पेमेंट हो चुका: पैसे न लें",
  code: "ग्राहक का कोड",
  reference: "UPI संदर्भ नंबर के आखिरी अंक",
  referenceHint: "बाद में भी लिख सकते हैं।",
  delivered: "पहुँच गया",
  withCash: "कैश लिया, पहुँच गया",
  withUpi: "UPI आया, पहुँच गया",
  done: (short) => `ऑर्डर ${short} पहुँच गया`,
  notOnRun: "यह ऑर्डर अब आपकी डिलीवरी में नहीं है। जितने पैसे लिए हैं, दुकान को बताइए।",
  bookedOtherwise: (short, shown, booked) =>
    `ऑर्डर ${short} पहुँच गया। आपको ${shown} लेने थे, पर ${booked} लिखे गए हैं। जितने पैसे लिए हैं, दुकान को बताइए।`,
  sentAnother: "यह पहले दूसरी जानकारी के साथ भेजा जा चुका है। कृपया पेज फिर से लोड कीजिए।",
  fourDigits: "कृपया ग्राहक के चार अंक डालिए।",
  tapped: {
    "": "पहुँच गया: अभी दुकान को भेजा नहीं गया",
    cash: "कैश लिया, पहुँच गया: अभी दुकान को भेजा नहीं गया",
    upi: "UPI आया, पहुँच गया: अभी दुकान को भेजा नहीं गया",
  },
  waiting: (count) =>
    counted("hi", count, {
      one: "1 टैप नेटवर्क का इंतज़ार कर रहा है। अपने आप एक ही बार भेजा जाएगा।",
      other: `${count} टैप नेटवर्क का इंतज़ार कर रहे हैं। हर एक अपने आप एक ही बार भेजा जाएगा।`,
    }),
  signInAgain: "कृपया फिर से लॉग इन कीजिए: रुके हुए टैप तब भेजे जाएँगे।",
  signIn: "लॉग इन करें",
  notDelivered: (short, why) => `ऑर्डर ${short} अभी पहुँचाया नहीं गया: ${why}`,
  seen: "ठीक है",
  afterTaps: "सारे टैप भेजे जाने के बाद कैश जमा होगा।",
  taken: "पिछली बार जमा करने के बाद लिया",
  cash: "कैश",
  upi: "UPI",
  handOver: "कैश जमा करें",
  amount: "कितने रुपये",
  enterAmount: "कृपया रकम रुपयों में डालिए, जैसे 740।",
  handedOver: "अब दुकान गिनेगी",
};
