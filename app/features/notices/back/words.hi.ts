import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  isBack: "फिर स्टॉक में है",
  noPack: "ऐसा कोई पैक नहीं है।",
  inStock: "यह पैक स्टॉक में है।",
  tooMany: (most) => `आप पहले से ${most} पैक के आने का इंतज़ार कर रहे हैं, इससे ज़्यादा का नहीं कर सकते।`,
};
