import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  title: "मेरी डिलीवरी – Kirana",
  heading: "मेरी डिलीवरी",
  none: "अभी कुछ पहुँचाना नहीं है।",
  notOut: "अभी भेजा नहीं गया",
  map: "नक्शा",
  paid: "पेमेंट हो चुका: कुछ न लें",
  code: "ग्राहक का कोड",
  reference: "UPI संदर्भ नंबर के आखिरी अंक",
  referenceHint: "बाद में भी लिख सकते हैं।",
  delivered: "पहुँच गया",
  withCash: "कैश लिया, पहुँच गया",
  withUpi: "UPI आया, पहुँच गया",
  done: (short) => `ऑर्डर ${short} पहुँच गया`,
  taken: "पिछली बार जमा करने के बाद लिया",
  cash: "कैश",
  upi: "UPI",
  handOver: "कैश जमा करें",
  amount: "कितने रुपये",
  enterAmount: "कृपया रकम रुपयों में डालिए, जैसे 740।",
  handedOver: "अब दुकान गिनेगी",
};
