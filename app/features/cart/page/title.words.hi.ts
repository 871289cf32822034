import type { Same } from "#app/values/language.ts";
import type { words as english } from "./title.words.ts";

export const words: Same<typeof english> = {
  cart: "कार्ट",
  description: "आपके कार्ट का सामान, आज के दाम पर। घर तक डिलीवरी, पेमेंट कैश या UPI से।",
};
