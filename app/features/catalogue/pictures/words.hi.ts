import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  empty: "फ़ोटो चुनिए: यह फ़ाइल खाली है।",
  tooLarge: "यह फ़ोटो 5 MB से बड़ी है।",
  noPicture: "यह JPEG, PNG या WebP फ़ोटो नहीं है।",
  tooMany: "एक साथ बहुत सारी फ़ोटो आ गईं। थोड़ी देर बाद कोशिश कीजिए।",
  unreadable: "यह फ़ोटो पढ़ी नहीं जा सकी।",
  tooManyPixels: "यह फ़ोटो 2.5 करोड़ पिक्सल से बड़ी है। इसे छोटा कीजिए।",
};
