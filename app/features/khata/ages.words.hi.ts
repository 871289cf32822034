import type { Same } from "#app/values/language.ts";
import type { words as english } from "./ages.words.ts";

export const words: Same<typeof english> = {
  ages: ["0–7 दिन", "8–30 दिन", "31–90 दिन", "90 दिन से ज़्यादा"],
};
