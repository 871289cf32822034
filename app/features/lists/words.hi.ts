import type { Same } from "#app/values/language.ts";
import type { words as english } from "./words.ts";

export const words: Same<typeof english> = {
  orderFromList: "पर्ची से ऑर्डर करें",
};
