import type { Same } from "#app/values/language.ts";
import type { words as english } from "./payment-method.words.ts";

export const words: Same<typeof english> = {
  online: "ऑनलाइन",
  cash: "डिलीवरी पर कैश/UPI पेमेंट",
};
