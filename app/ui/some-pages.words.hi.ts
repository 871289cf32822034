import type { Same } from "#app/values/language.ts";
import type { words as english } from "./some-pages.words.ts";

export const words: Same<typeof english> = {
  copy: "कॉपी करें",
  copied: "कॉपी हो गया",
  choosePrint: "अपने ब्राउज़र के मेन्यू में प्रिंट चुनिए।",
  backTo: (name) => `वापस: ${name}`,
  print: "प्रिंट करें",
  entry: "एंट्री",
  amount: "रकम",
  balance: "बाकी",
  checkout: "ऑर्डर के चरण",
  upiCode: (amount) => `${amount} के लिए UPI कोड`,
  qrToScan: (amount) => `स्कैन करके ${amount} दें`,
  qrAndId: "QR कोड और UPI ID",
  upiId: "UPI ID",
  openUpi: (amount) => `UPI ऐप से ${amount} दें`,
  shopConfirms: "पैसे मिलते ही दुकान इसकी पुष्टि करती है।",
  total: "कुल रकम",
};
