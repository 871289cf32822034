import type { Same } from "#app/values/language.ts";
import type { words as english } from "./page.words.ts";

export const words: Same<typeof english> = {
  noKhata: "यहाँ आपका कोई खाता नहीं है।",
  whatItIs:
    "खाते में दुकान लिखती है कि आपने उधार पर क्या लिया: सामान अभी लीजिए, पैसे बाद में कैश या UPI से दीजिए।",
  howToGet: "खाता कैसे खुलता है",
  ask: "दुकान पर कहिए। खाता किसका खुले और कितने रुपये तक का हो, यह दुकान तय करती है।",
  askOrCall:
    "दुकान पर कहिए या {phone} पर फ़ोन कीजिए। खाता किसका खुले और कितने रुपये तक का हो, यह दुकान तय करती है।",
  sayNumber: "अपना फ़ोन नंबर {phone} बताइए। खाता इसी नंबर पर खुलता है।",
  sayOrders:
    "दुकान को बताइए कि कौन-से ऑर्डर खाते में लिखने हैं। फिर यह पेज दिखाता है कि कितना बाकी है और आपने कितना चुकाया।",
  yourKhata: "आपका खाता",
  statement: "खाते का हिसाब",
  khataOf: (name) => `${name} का खाता`,
  noStatement: "यह लिंक गलत है या इसका समय खत्म हो गया है।",
  backName: "आपका खाता",
  payByUpi: "UPI से चुकाएँ",
  payPart: "इसका कुछ हिस्सा चुकाएँ",
  partAmount: "रकम, ₹ में",
  showPart: "आगे बढ़ें",
  payAll: "पूरी रकम चुकाएँ",
  enterPart: (most) => `कृपया ${most} तक की रकम डालिए।`,
  empty: "इसमें अभी कुछ नहीं लिखा है।",
  pages: "पेज",
  newest: "सबसे नई",
  next: "पुरानी",
  balance: "बाकी",
  shopOwesYou: "दुकान को आपको लौटाने हैं",
  date: "तारीख",
  youOwe: "आपको देने हैं",
  limit: "लिमिट {limit}",
  limitSince: (day) => `${day} से बाकी। लिमिट {limit}`,
};
