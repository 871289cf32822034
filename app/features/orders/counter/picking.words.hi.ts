import type { Same } from "#app/values/language.ts";
import type { words as english } from "./picking.words.ts";

export const words: Same<typeof english> = {
  inNoCategory: "अन्य",
};
