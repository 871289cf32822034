import type { Same } from "#app/values/language.ts";
import type { words as english } from "./mine.words.ts";

export const words: Same<typeof english> = {
  noOrders: "आपने अभी तक कोई ऑर्डर नहीं किया है। {link}",
  allProducts: "सारा सामान देखें",
  date: "तारीख",
  status: "पेमेंट",
  actions: "देखें",
  total: "कुल",
  order: "ऑर्डर",
  details: "पूरा देखें",
  orderAgain: "फिर से ऑर्डर करें",
  pages: "ऑर्डरों के पेज",
  previous: "पिछले",
  next: "अगले",
  allOrders: "सारे ऑर्डर",
  refund: (amount) => `${amount} रिफ़ंड`,
  paid: "पेमेंट हो गया",
  onKhata: "आपके खाते में",
  payOnDelivery: "डिलीवरी पर पेमेंट",
  pay: "पेमेंट करें",
  paying: "पेमेंट हो रहा है...",
};
