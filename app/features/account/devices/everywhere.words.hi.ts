import type { Same } from "#app/values/language.ts";
import type { words as english } from "./everywhere.words.ts";

export const words: Same<typeof english> = {
  signedOut: "आप हर जगह से लॉग आउट हो गए हैं।",
};
