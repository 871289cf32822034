import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  about:
    "होम पेज पर कैटेगरी इसी क्रम में दिखती हैं। किसी कैटेगरी का नंबर बदलिए: वह उस जगह आ जाएगी, बाकी खिसक जाएँगी।",
  wholeNumber: "कृपया 1 से 99 तक पूरी संख्या डालिए।",
  orderSaved: "क्रम सेव हो गया",
};
