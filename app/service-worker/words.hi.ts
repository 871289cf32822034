import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  offlineTitle: "इंटरनेट नहीं है – Kirana",
  savedCart: "इंटरनेट नहीं है। यह आपका सेव किया हुआ कार्ट है।",
  savedCopy: (moment) => `इंटरनेट नहीं है। यह पेज ${moment} का है।`,
  checkedAgain: "ऑर्डर से पहले दाम और स्टॉक फिर देखे जाते हैं।",
  loadAnew: "इंटरनेट आ गया है: यह पेज फिर से लोड करें",
};
