import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  title: "पेमेंट – Kirana",
  failure: "कुछ गड़बड़ हो गई",
  noOrder: "ऐसा कोई ऑर्डर नहीं है।",
  heading: "अपने ऑर्डर का पेमेंट करें",
  pay: "पेमेंट करें",
  paying: "पेमेंट हो रहा है...",
  backToOrder: "ऑर्डर पर वापस",
  noneLeft: (title, qty) => `${title}: ऑर्डर में ${qty}, अब एक भी नहीं बचा`,
  onlyLeft: (title, qty, left) => `${title}: ऑर्डर में ${qty}, सिर्फ़ ${left} बचे`,
};
