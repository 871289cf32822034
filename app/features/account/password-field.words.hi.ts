import type { Same } from "#app/values/language.ts";
import type { words as english } from "./password-field.words.ts";

export const words: Same<typeof english> = {
  show: "दिखाएँ",
  hide: "छिपाएँ",
};
