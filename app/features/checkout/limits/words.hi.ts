import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  reasons: {
    orders_an_hour: "एक घंटे में दुकान जितने ऑर्डर लेती है, उतने आप कर चुके हैं।",
    open_orders: "दुकान एक बार में बिना पेमेंट के जितने ऑर्डर लेती है, उतने आपके पहले से हैं।",
    open_paise: "इस ऑर्डर के साथ आपकी बाकी रकम उससे ज़्यादा हो जाएगी, जितनी दुकान एक बार में छोड़ती है।",
    packs_a_day: "दुकान एक ग्राहक को एक दिन में एक तरह के इतने पैक नहीं देती।",
  },
  callUs: (reason, phone) =>
    `${reason} कुछ भी ऑर्डर नहीं हुआ। ज़्यादा चाहिए तो कृपया ${phone} पर फ़ोन कीजिए।`,
  askShop: (reason) => `${reason} कुछ भी ऑर्डर नहीं हुआ। ज़्यादा चाहिए तो कृपया दुकान से पूछिए।`,
};
