import { type Same, counted } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  groups: "ऑर्डर कहाँ तक पहुँचे",
  none: "कोई नहीं",
  packsLow: (count) => counted("hi", count, { one: `${count} पैक कम है`, other: `${count} पैक कम हैं` }),
  choose: (order) => `${order} चुनें`,
  toCollect: "लेने हैं",
  cash: "कैश",
  upi: "UPI",
  khata: "खाता",
  withoutMoney: "पैसे बाकी",
  items: (count) => `${count} सामान`,
  note: "नोट",
  callAbout: (order) => `${order} के लिए फ़ोन करें`,
  short: "कम है",
  lacksTaxClass: "इसके कुछ सामान की टैक्स क्लास नहीं है: पैक होगा, पर भेजा नहीं जा सकेगा।",
  deliveredWithCash: "पहुँच गया, कैश मिला",
  deliveredWithUpi: "पहुँच गया, UPI मिला",
  deliveredOnKhata: "पहुँच गया, खाते में लिखा",
  addReference: "संदर्भ नंबर लिखें",
  undo: "वापस लें",
  toCounter: "काउंटर पर वापस",
  printList: "प्रिंट करें",
  tellPhone: "फ़ोन लॉक हो तब भी इस पर सूचना दें",
  stopTelling: "इस फ़ोन पर सूचना बंद करें",
};
