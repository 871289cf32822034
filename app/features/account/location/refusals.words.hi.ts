import type { Same } from "#app/values/language.ts";
import type { words as english } from "./refusals.words.ts";

export const words: Same<typeof english> = {
  signInAgain: "कृपया फिर से लॉग इन कीजिए।",
};
