import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  refunds: { due: "रिफ़ंड हो रहा है", done: "रिफ़ंड हो गया", failed: "रिफ़ंड में देर हो रही है" },
  cancelled: "ऑर्डर रद्द हो गया",
  delivered: "ऑर्डर पहुँच गया",
  dispatched: "ऑर्डर भेज दिया गया, रास्ते में है",
  packed: "ऑर्डर पैक हो गया, भेजने के लिए तैयार है",
  placed: "ऑर्डर मिल गया, पैकिंग चल रही है",
  notSeen: "ऑर्डर दुकान को मिल गया",
  steps: {
    cancelled: "रद्द हुआ",
    delivered: "पहुँच गया",
    dispatched: "भेजा गया",
    packed: "पैक हुआ",
    placed: "ऑर्डर हुआ",
  },
  by: { you: "आपने रद्द किया", customer: "ग्राहक ने रद्द किया", shop: "दुकान ने रद्द किया" },
  reason: (why) => `वजह: ${why}`,
  nothingInStock: "इसमें से कुछ भी स्टॉक में नहीं था।",
  trackOrder: "ऑर्डर कहाँ तक पहुँचा",
  progress: "ऑर्डर कितना आगे बढ़ा",
};
