import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  title: "ऑर्डर",
  searchOrders: "ऑर्डर खोजें",
  searchHint: "ऑर्डर, बिल, फ़ोन या नाम",
  day: "दिन",
  payment: "पेमेंट",
  all: "सब",
  filter: "फ़िल्टर करें",
  pageOf: (page, pages) => `पेज ${page}, कुल ${pages}`,
  newer: "और नए",
  oldest: "सबसे पुराने",
  columns: {
    order: "ऑर्डर",
    user: "ग्राहक",
    phone: "फ़ोन",
    date: "तारीख",
    total: "कुल",
    paid: "पेमेंट",
    delivered: "डिलीवरी",
  },
  ordered: "ऑर्डर",
  ofDay: (orders, sum) => `${orders} ऑर्डर · ${sum}`,
  leftOut: ({ awaited, lapsed, cancelled }) => {
    const apart = [
      awaited > 0 ? `ऑनलाइन पेमेंट का इंतज़ार ${awaited}` : "",
      lapsed > 0 ? `समय पर पेमेंट नहीं ${lapsed}` : "",
      cancelled > 0 ? `रद्द ${cancelled}` : "",
    ];
    return `इन्हें छोड़कर: ${apart.filter(Boolean).join(", ")}`;
  },
  onThisPage: "इस पेज पर",
  asTable: "एक लिस्ट में",
  byDay: "दिन के हिसाब से",
  counterSale: "काउंटर की बिक्री",
  paid: "पेमेंट हुआ",
  notPaid: "बाकी",
  atTheDoor: "डिलीवरी पर पेमेंट",
  awaited: "ऑनलाइन पेमेंट का इंतज़ार",
  onKhata: "खाते में",
  givenBack: "पैसे लौटाए गए",
  notFound: (text) => `${text} से कोई ऑर्डर नहीं मिला`,
  noneYet: "अभी कोई ऑर्डर नहीं",
  noneSuch: "ऐसा कोई ऑर्डर नहीं",
};
