import type { Same } from "#app/values/language.ts";
import type { words as english } from "./tell-me.words.ts";

export const words: Same<typeof english> = {
  tellPhone: "रास्ते में हो तो मुझे बताएँ",
  stopTelling: "इस फ़ोन पर सूचना बंद करें",
};
