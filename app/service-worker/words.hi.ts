import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  offlineTitle: "इंटरनेट नहीं है – Kirana",
  savedCart: "इंटरनेट नहीं है: आपका कार्ट, जैसा इस फ़ोन में रखा है।",
  savedCopy: (moment) => `यह पेज ${moment} को रखी गई कॉपी है।`,
  checkedAgain: "ऑर्डर से पहले दाम और स्टॉक फिर देखे जाते हैं।",
  loadAnew: "नेटवर्क आ गया है: यह पेज फिर से लोड करें",
};
