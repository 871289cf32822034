import type { Same } from "#app/values/language.ts";
import type { words as english } from "./answers.words.ts";

export const words: Same<typeof english> = {
  documentLanguage: "hi",
  notPaid: "पेमेंट नहीं हो पाया।",
  unavailable: "आपका ऑर्डर आगे नहीं बढ़ पाया। कृपया फिर कोशिश कीजिए।",
  refunding: "आपका पेमेंट देर से आया, उसका रिफ़ंड हो रहा है।",
  incomplete: "ऑर्डर की जानकारी पूरी नहीं है। कृपया फिर कोशिश कीजिए।",
  paying: "पेमेंट हो रहा है...",
  toShop: "दुकान पर जाएँ",
};
