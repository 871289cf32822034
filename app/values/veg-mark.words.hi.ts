import type { Same } from "#app/values/language.ts";
import type { words as english } from "./veg-mark.words.ts";

export const words: Same<typeof english> = {
  veg: "शाकाहारी",
  "non-veg": "मांसाहारी",
  none: "खाने की चीज़ नहीं",
};
