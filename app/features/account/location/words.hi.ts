import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  notSupported: "आपका ब्राउज़र जगह नहीं बता सकता।",
  noPosition: "पता नहीं चल पाया कि आप अभी कहाँ हैं।",
  nothingFound: "आप जहाँ हैं, वहाँ का कोई पता नहीं मिला।",
  noAddress: "आप जहाँ हैं, वहाँ का पता नहीं मिल पाया।",
  done: "आप जहाँ हैं, वहाँ का पता भर दिया गया!",
  useLocation: "मैं जहाँ हूँ, वहाँ का पता भरें",
  lookedUpOnce: "आपकी जगह सिर्फ़ पता भरने के लिए एक बार देखी जाती है और कहीं रखी नहीं जाती।",
  howUsed: "आपकी जगह की जानकारी का क्या होता है",
};
