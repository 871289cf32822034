import type { Same } from "#app/values/language.ts";
import type { words as english } from "./steps.words.ts";

export const words: Same<typeof english> = {
  signIn: "लॉग इन",
  shipping: "पता",
  payment: "पेमेंट",
  placeOrder: "ऑर्डर करें",
};
