import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  onTheirs: "ग्राहक के खाते में: {amount}",
  onYours: "आपके खाते में: {amount}। {link}",
  see: "अपना खाता देखें",
  done: "ऑर्डर खाते में लिख दिया गया",
};
