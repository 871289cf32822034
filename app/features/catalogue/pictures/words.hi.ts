import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  empty: "तस्वीर चुनिए: यह फ़ाइल खाली है।",
  tooLarge: "यह तस्वीर 5 MB से बड़ी है।",
  noPicture: "यह JPEG, PNG या WebP तस्वीर नहीं है।",
  tooMany: "एक साथ बहुत सारी तस्वीरें आ गईं। थोड़ी देर बाद कोशिश कीजिए।",
  unreadable: "यह तस्वीर पढ़ी नहीं जा सकी।",
  tooManyPixels: "यह तस्वीर 2.5 करोड़ पिक्सल से बड़ी है। इसे छोटा कीजिए।",
};
