import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  collect: "{amount} लेने हैं",
  moneyAlone: "पैसे अभी लिख लें; इससे ऑर्डर ‘पहुँच गया’ नहीं होता।",
  codes: "स्कैन करने के कोड",
  showUpi: "UPI कोड दिखाएँ",
  overLimit: (amount) => `इस ऑर्डर से खाता लिमिट से ${amount} ऊपर जाएगा।`,
  withReference: "UPI का संदर्भ नंबर लिखें",
  linkCode: "ऑनलाइन पेमेंट पेज का कोड",
  confirmsItself: "ऑनलाइन पेमेंट की पुष्टि अपने आप होती है।",
  cashReceived: "कैश मिला",
  putOnKhata: "खाते में लिखें",
  owed: (balance, limit) => `${limit} की लिमिट में से ${balance} पहले से बाकी हैं।`,
  showCode: "ऑनलाइन पेमेंट का कोड दिखाएँ",
  digits: "UPI संदर्भ नंबर के आखिरी अंक (ज़रूरी नहीं)",
  upiReceived: "UPI मिला",
  addReference: "संदर्भ नंबर लिखें",
  title: "UPI मिला – Kirana",
  recorded: "UPI का पेमेंट लिख लिया गया",
  enterDigits: "कृपया UPI संदर्भ नंबर के 4 से 12 अंक डालिए, या खाली छोड़िए।",
  problem: (message, hint) => `${message}। ${hint}`,
};
