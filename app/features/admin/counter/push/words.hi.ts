import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  tellPhone: "फ़ोन बंद हो तब भी इस पर बताएँ",
  stopTelling: "इस फ़ोन पर बताना बंद करें",
  blocked: "इस ब्राउज़र की सेटिंग में नोटिफ़िकेशन बंद हैं।",
  noDevice: "इस डिवाइस पर बताया नहीं जा सकता।",
  notFound: "नहीं मिला",
  failed: "यह नहीं हो पाया। फिर कोशिश कीजिए।",
};
