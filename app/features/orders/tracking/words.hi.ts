import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  cancelled: "ऑर्डर रद्द हो गया",
  delivered: "ऑर्डर डिलीवर हो गया",
  dispatched: "ऑर्डर रवाना हो गया, डिलीवरी हो रही है",
  packed: "ऑर्डर पैक हो गया, भेजने के लिए तैयार है",
  placed: "ऑर्डर मिल गया, पैकिंग चल रही है",
  steps: {
    cancelled: "रद्द हुआ",
    delivered: "डिलीवर हुआ",
    dispatched: "रवाना हुआ",
    packed: "पैक हुआ",
    placed: "ऑर्डर हुआ",
  },
  trackOrder: "ऑर्डर कहाँ तक पहुँचा",
  progress: "ऑर्डर कितना आगे बढ़ा",
};
