import { counted } from "#app/values/language.ts";
import type { Same } from "#app/values/language.ts";
import type { words as english } from "./problem.words.ts";

export const words: Same<typeof english> = {
  messages: {
    "key-used": "यह ऑर्डर आप कर चुके हैं। फिर से करना है?",
    "price-rose": "आपके देखने के बाद दाम बढ़ गए हैं। कुछ भी ऑर्डर नहीं हुआ।",
    "out-of-stock": "कुछ सामान उतना स्टॉक में नहीं है, जितना आपको चाहिए। कुछ भी ऑर्डर नहीं हुआ।",
    changed: "यह पेज खुलने के बाद आपका कार्ट या पता बदल गया है। कृपया एक बार फिर देख लीजिए।",
    empty: "आपका कार्ट खाली है",
    busy: "आपका ऑर्डर अभी नहीं हो पाया, और कुछ भी ऑर्डर नहीं हुआ। कृपया फिर कोशिश कीजिए।",
  },
  thatOrderOrNew: "{order}, या नीचे से नया ऑर्डर कीजिए।",
  seeThatOrder: "वह ऑर्डर देखें",
  nothingOrdered: "कुछ भी ऑर्डर नहीं हुआ।",
  changeAddressOrWindow: "पता या समय बदलें",
  changeYourCart: "अपना कार्ट बदलें",
  outOfStock: "स्टॉक में नहीं है",
  onlyLeft: (left) =>
    counted("hi", left, { one: `सिर्फ़ ${left} बचा है`, other: `सिर्फ़ ${left} बचे हैं` }),
};
