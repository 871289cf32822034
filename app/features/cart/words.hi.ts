import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  cart: "कार्ट:",
  toCart: "कार्ट",
  items: (count) => `${count} सामान`,
  notPossible: "कार्ट में यह बदलाव नहीं हो सका।",
  offline: "इंटरनेट नहीं है। आपके बदलाव सुरक्षित हैं, बाद में चले जाएँगे।",
};
