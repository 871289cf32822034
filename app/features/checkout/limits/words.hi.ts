import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  reasons: {
    orders_an_hour: "एक घंटे में इससे ज़्यादा ऑर्डर नहीं लिए जाते।",
    open_orders: "आपके इतने ऑर्डर का पेमेंट बाकी है कि दुकान अभी और ऑर्डर नहीं ले सकती।",
    open_paise: "इस ऑर्डर के साथ आपकी बाकी रकम दुकान की लिमिट से ज़्यादा हो जाएगी।",
    packs_a_day: "एक ग्राहक को एक दिन में एक सामान के इतने पैक नहीं मिलते।",
  },
  callUs: (reason, phone) =>
    `${reason} कुछ भी ऑर्डर नहीं हुआ। ज़्यादा चाहिए तो कृपया ${phone} पर फ़ोन कीजिए।`,
  askShop: (reason) => `${reason} कुछ भी ऑर्डर नहीं हुआ। ज़्यादा चाहिए तो कृपया दुकान से पूछिए।`,
};
