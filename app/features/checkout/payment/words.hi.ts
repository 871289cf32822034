import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  payment: "पेमेंट",
  errorOccurred: "कुछ गड़बड़ हो गई",
  selectMethod: "तरीका चुनिए",
  online: "ऑनलाइन",
  cashHint: "सामान दरवाज़े पर आने पर",
  upi: "UPI",
  onlineHint: "अभी, UPI या कार्ड से",
  items: (count) => `${count} सामान`,
  shipping: "डिलीवरी चार्ज",
  deliveryWindow: "डिलीवरी के समय का चार्ज",
  when: "कब आएगा",
  changeCart: "कार्ट बदलें",
  payNow: (amount) => `${amount} का पेमेंट करें`,
  processing: "पेमेंट हो रहा है...",
  continue: "आगे बढ़ें",
};
