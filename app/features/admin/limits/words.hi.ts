import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  limits: "लिमिट",
  openOrders: {
    label: "एक ग्राहक के ऐसे ऑर्डर, जिनका पेमेंट नहीं हुआ",
    hint: "जिनका न पेमेंट हुआ, न जो भेजे गए, न रद्द हुए।",
  },
  openRupees: {
    label: "इन सबकी कुल रकम, रुपयों में",
    hint: "इससे बड़ा ऑर्डर भी नहीं होता: ग्राहक को दुकान पर फ़ोन करने को कहा जाता है।",
  },
  ordersAnHour: {
    label: "एक घंटे में एक ग्राहक के ऑर्डर",
    hint: "पेमेंट हो चुके और रद्द ऑर्डर भी गिने जाते हैं।",
  },
  packsADay: {
    label: "24 घंटे में एक ग्राहक के लिए एक तरह के पैक",
    hint: "रद्द ऑर्डर के पैक नहीं गिने जाते।",
  },
  codesAnHour: {
    label: "एक घंटे में सभी फ़ोन के लिए कुल OTP",
    hint: "हर OTP का SMS पैसे लेता है। इससे ज़्यादा होने पर उस घंटे में कोई रजिस्टर नहीं कर सकता और पासवर्ड नहीं बदल सकता।",
  },
  complaintDays: {
    label: "डिलीवरी के बाद कितने दिन तक शिकायत हो सकती है",
    hint: "आखिरी दिन भी शिकायत हो सकती है।",
  },
  save: "सेव करें",
  saved: "लिमिट सेव हो गईं",
  enterNumber: (most) => `कृपया 1 से ${most} तक पूरी संख्या डालिए।`,
};
